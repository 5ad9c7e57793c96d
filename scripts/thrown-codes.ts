// Which errors an operation can throw by its own code: a walk from its handler through all that it refers to.
import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { type ESTree, parseSync } from "rolldown/utils";
import type { ErrorCode } from "../server/domain/errors.ts";

const root = join(import.meta.dirname, "..");

export interface ThrownCode {
  code: ErrorCode;
  /** The file that constructs the error. */
  file: string;
}

/**
 * The codes of every `DomainError` that `name` of `file`, or a top-level declaration that it reaches through values
 * and imports, constructs. What a handler calls through `deps` is known by its type alone and not walked: the tests of
 * the service refuse an undeclared status of that (`checkResponse` of the router).
 */
export function thrownCodes(file: string, name: string, seen = new Set<string>()): ThrownCode[] {
  const at = `${file}#${name}`;
  if (seen.has(at)) return [];
  seen.add(at);
  const { declarations, imports } = readModule(file);
  const imported = imports.get(name);
  if (imported) return thrownCodes(imported.file, imported.name, seen);
  const declaration = declarations.get(name);
  if (!declaration) return [];
  const found: ThrownCode[] = [];
  for (const node of valuesIn(declaration)) {
    if (node.type === "Identifier") found.push(...thrownCodes(file, node.name, seen));
    if (node.type !== "NewExpression" || !isIdentifier(node.callee, "DomainError")) continue;
    const [code] = node.arguments;
    if (code?.type !== "Literal") throw new Error(`${file}: the code of a DomainError is not a literal`);
    found.push({ code: code.value as ErrorCode, file });
  }
  return found;
}

interface Module {
  /** Top-level declarations by name. */
  declarations: Map<string, ESTree.Node>;
  /** Values that are imported from files of ours, by their local name. */
  imports: Map<string, { file: string; name: string }>;
}

const modules = new Map<string, Module>();

function readModule(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const { program, errors } = parseSync(file, readFileSync(join(root, file), "utf8"));
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const module: Module = { declarations: new Map(), imports: new Map() };
  for (const statement of program.body) {
    if (statement.type === "ImportDeclaration") addImports(module, file, statement);
    else addDeclarations(module, statement);
  }
  modules.set(file, module);
  return module;
}

function addImports({ imports }: Module, file: string, { source, specifiers }: ESTree.ImportDeclaration) {
  if (!source.value.startsWith(".") || !source.value.endsWith(".ts")) return;
  const target = relative(root, join(root, dirname(file), source.value));
  for (const specifier of specifiers) {
    if (specifier.type !== "ImportSpecifier" || specifier.imported.type !== "Identifier") continue;
    imports.set(specifier.local.name, { file: target, name: specifier.imported.name });
  }
}

function addDeclarations({ declarations }: Module, statement: ESTree.Node): void {
  if (statement.type === "ExportNamedDeclaration" && statement.declaration) {
    addDeclarations({ declarations } as Module, statement.declaration);
  } else if (statement.type === "FunctionDeclaration" || statement.type === "ClassDeclaration") {
    if (statement.id) declarations.set(statement.id.name, statement);
  } else if (statement.type === "VariableDeclaration") {
    for (const { id, init } of statement.declarations) {
      if (init)
        for (const node of valuesIn(id)) if (node.type === "Identifier") declarations.set(node.name, init);
    }
  }
}

/** Every node of an expression or a body; names of members and types are no references. */
function* valuesIn(node: ESTree.Node): Generator<ESTree.Node> {
  if (node.type.startsWith("TS") && !("expression" in node)) return;
  yield node;
  for (const [key, child] of Object.entries(node)) {
    const isName =
      (node.type === "MemberExpression" && key === "property") || (node.type === "Property" && key === "key");
    if (isName && !(node as { computed?: boolean }).computed) continue;
    for (const one of [child].flat()) if (isNode(one)) yield* valuesIn(one);
  }
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";

const isIdentifier = (node: ESTree.Node, name: string) => node.type === "Identifier" && node.name === name;
