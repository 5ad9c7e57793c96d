import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync, Visitor } from "rolldown/utils";

const root = join(import.meta.dirname, "..");

/** What a file imports: files of ours by their path, anything else as it is written. */
export interface Imports {
  files: string[];
  packages: string[];
  /** Imports whose name is computed when the program runs, as they are written. */
  computed: string[];
}

/** The project's source files, without tests, with what each imports. */
export function readImports(): Map<string, Imports> {
  const patterns = ["server", "sdk/src", "contract-tests/src", "mock/src", "cli/src", "codegen"].map(
    (folder) => `${folder}/**/*.ts`,
  );
  const skipped = [
    "**/node_modules/**",
    "**/dist/**",
    "**/*.test.ts",
    "**/testdata/**",
    "codegen/prelude/**",
  ];
  const files = globSync(patterns, { cwd: root, exclude: skipped });
  return new Map(files.sort().map((file) => [file, importsOf(file, readFileSync(join(root, file), "utf8"))]));
}

/** Static and dynamic imports, `import()` types, and modules named to be loaded by `new URL` or a resolver. */
export function importsOf(file: string, source: string): Imports {
  const specifiers: string[] = [];
  const computed: string[] = [];
  const add = (node: Node | null | undefined, asFile = false) => {
    if (!node) return;
    const text = literalOf(node);
    if (text === null) computed.push(source.slice(node.start, node.end));
    else specifiers.push(asFile && !text.startsWith(".") ? `./${text}` : text);
  };
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]!.message}`);
  new Visitor({
    ImportDeclaration: (node) => add(node.source),
    ExportNamedDeclaration: (node) => add(node.source),
    ExportAllDeclaration: (node) => add(node.source),
    ImportExpression: (node) => add(node.source),
    TSImportType: (node) => add(node.source),
    TSExternalModuleReference: (node) => add(node.expression),
    NewExpression: ({ callee, arguments: [named] }) => {
      if (callee.type !== "Identifier" || callee.name !== "URL" || !named) return;
      const text = literalOf(named);
      if (text !== null && /^[^:]*\.[cm]?[jt]s$/.test(text)) add(named, true);
    },
    CallExpression: ({ callee, arguments: [named] }) => {
      const called = source.slice(callee.start, callee.end);
      if (/^(import\.meta\.resolve|require|(require|createRequire\(.*\))(\.resolve)?)$/s.test(called))
        add(named);
    },
  }).visit(program);
  const own = specifiers.filter((specifier) => specifier.startsWith("."));
  return {
    files: [...new Set(own.map((specifier) => relative(root, join(root, dirname(file), specifier))))],
    packages: [...new Set(specifiers.filter((specifier) => !specifier.startsWith(".")))],
    computed,
  };
}

interface Node {
  type: string;
  start: number;
  end: number;
}

/** The text of a literal; null where the value is computed. */
function literalOf(node: Node): string | null {
  const { value, quasis } = node as { value?: unknown; quasis?: { value: { cooked: string | null } }[] };
  if (node.type === "Literal" && typeof value === "string") return value;
  if (node.type === "TemplateLiteral" && quasis?.length === 1) return quasis[0]!.value.cooked;
  return null;
}
