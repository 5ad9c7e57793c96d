// node scripts/check-imports.ts: holds every import against the layers of docs/architecture.md, and finds circles.
import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync } from "rolldown/utils";

const root = join(import.meta.dirname, "..");

/** Who may import whom, by folder below `server/`; type imports count. A layer may always import itself. */
const mayImport: Record<string, string[]> = {
  domain: ["__generated__"],
  store: ["domain", "__generated__"],
  objects: ["domain"],
  execution: ["domain"],
  papers: ["domain"],
  pictures: ["domain"],
  sources: ["domain"],
  signing: ["domain", "__generated__"],
  identity: ["domain", "__generated__"],
  limits: ["domain"],
  operations: ["domain", "deps.ts", "__generated__"],
  pipeline: ["domain", "deps.ts", "__generated__"],
  http: ["operations", "__generated__", "domain", "deps.ts", "negotiation.ts"],
  pages: ["operations", "__generated__", "domain", "deps.ts", "negotiation.ts"],
  mcp: ["operations", "__generated__", "domain", "deps.ts"],
  __generated__: [],
};

export interface Violation {
  file: string;
  imports: string;
  why: string;
}

/** Every import between the project's own source files that the layers forbid, and every circle. */
export function checkImports(files: Map<string, string[]>): Violation[] {
  const violations: Violation[] = [];
  for (const [file, targets] of files) {
    for (const target of targets) {
      const why = forbidden(file, target);
      if (why) violations.push({ file, imports: target, why });
    }
  }
  for (const circle of circles(files)) {
    violations.push({ file: circle[0]!, imports: circle.join(" -> "), why: "is a circle" });
  }
  return violations;
}

function forbidden(file: string, target: string): string | null {
  const [from, fromLayer] = place(file);
  const [to, toLayer] = place(target);
  if (from === "sdk" && to !== "sdk") return "the SDK imports nothing of the server";
  if (from === "contract-tests" && !["contract-tests", "sdk"].includes(to))
    return "contract-tests imports the SDK alone";
  if (from === "codegen" && to !== "codegen") return "codegen reads the contract and imports nothing of ours";
  if (from !== "server" || to !== "server" || fromLayer === toLayer) return null;
  const allowed = mayImport[fromLayer];
  return allowed && !allowed.includes(toLayer) ? `${fromLayer} may import ${allowed.join(", ")}` : null;
}

function place(file: string): [workspace: string, layer: string] {
  const [workspace = "", layer = ""] = file.split("/");
  return [workspace, layer];
}

/** The circles of the import graph, each once, found by walking from every file (Tarjan's strong components). */
function circles(files: Map<string, string[]>): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (file: string) => {
    index.set(file, index.size);
    low.set(file, index.get(file)!);
    stack.push(file);
    for (const target of files.get(file) ?? []) {
      if (!index.has(target)) visit(target);
      if (stack.includes(target)) low.set(file, Math.min(low.get(file)!, low.get(target)!));
    }
    if (low.get(file) !== index.get(file)) return;
    const component = stack.splice(stack.indexOf(file));
    if (component.length > 1) found.push(component);
  };
  for (const file of files.keys()) if (!index.has(file)) visit(file);
  return found;
}

/** The project's source files with the files of ours that each imports. */
export function readImports(): Map<string, string[]> {
  const patterns = ["server", "sdk/src", "contract-tests/src", "codegen"].map(
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
  return new Map(files.sort().map((file) => [file, importsOf(file)]));
}

function importsOf(file: string): string[] {
  const { module } = parseSync(file, readFileSync(join(root, file), "utf8"));
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ];
  const own = specifiers.filter((specifier) => specifier.startsWith("."));
  return [...new Set(own.map((specifier) => relative(root, join(root, dirname(file), specifier))))];
}

if (import.meta.main) {
  const files = readImports();
  const violations = checkImports(files);
  for (const { file, imports, why } of violations) console.error(`${file} imports ${imports}: ${why}`);
  console.log(`${files.size} files, ${violations.length} imports against the layers or in a circle`);
  process.exitCode = violations.length > 0 ? 1 : 0;
}
