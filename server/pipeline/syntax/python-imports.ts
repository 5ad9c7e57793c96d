import type { Node } from "web-tree-sitter";
import type { FileImports } from "./file-imports.ts";
import { argumentsOf, stringOf } from "./nodes.ts";

/** What a program of Python imports, by its syntax. */
export function pythonImports(root: Node): FileImports {
  const imports: FileImports = { modules: [], files: [] };
  for (const node of root.descendantsOfType(["import_statement", "import_from_statement", "call"])) {
    if (node === null || isOptional(node)) continue;
    const line = node.startPosition.row + 1;
    for (const name of namesOf(node)) imports.modules.push({ name, line });
    if (node.type === "import_from_statement") imports.files.push(...relativeOf(node));
  }
  return imports;
}

function namesOf(node: Node): string[] {
  if (node.type === "call") return calledOf(node);
  if (node.type === "import_from_statement") {
    const module = node.childForFieldName("module_name");
    if (module?.type !== "dotted_name") return [];
    // `from package import module`: the module may be a file of the code.
    return [module.text, ...importedNames(node).map((name) => `${module.text}.${name}`)];
  }
  return importedNames(node);
}

const importedNames = (node: Node): string[] =>
  node.childrenForFieldName("name").flatMap((each) => {
    const name = each?.type === "aliased_import" ? each.childForFieldName("name") : each;
    return name ? [name.text] : [];
  });

/** `importlib.import_module("a.b")`, `__import__("a")` */
function calledOf(node: Node): string[] {
  const called = node.childForFieldName("function")?.text;
  if (called !== "__import__" && called !== "importlib.import_module" && called !== "import_module")
    return [];
  const [first] = argumentsOf(node);
  const name = first && stringOf(first.value);
  return name ? [name] : [];
}

/** `from ..a.b import c` of a file, as paths from its folder: `../a/b`, `../a/b/c`. */
function relativeOf(node: Node): string[] {
  const module = node.childForFieldName("module_name");
  if (module?.type !== "relative_import") return [];
  const [, dots = ".", name = ""] = /^(\.+)\s*([\w.]*)/.exec(module.text) ?? [];
  const base = `${"../".repeat(dots.length - 1)}${name.replaceAll(".", "/")}`;
  return [base, ...importedNames(node).map((each) => `${base}/${each}`)].filter((path) => path !== "");
}

/** Whether the program goes on without it, or never runs it: in `try` with what catches it, or for types alone. */
function isOptional(node: Node): boolean {
  for (let child = node, parent = node.parent; parent; child = parent, parent = parent.parent) {
    if (parent.type === "try_statement" && parent.childForFieldName("body")?.equals(child))
      return parent.children.some((each) => each?.type === "except_clause" && CATCHES.test(each.text));
    if (parent.type === "if_statement" && TYPES_ALONE.test(parent.childForFieldName("condition")?.text ?? ""))
      return true;
  }
  return false;
}

const CATCHES = /^except\s*(?::|.{0,200}?\b(?:ImportError|ModuleNotFoundError|Exception)\b)/;
const TYPES_ALONE = /^(?:typing\.)?TYPE_CHECKING$/;
