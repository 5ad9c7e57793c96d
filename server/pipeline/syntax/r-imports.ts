import type { Node } from "web-tree-sitter";
import type { FileImports } from "./file-imports.ts";
import { argumentsOf, stringOf } from "./nodes.ts";

const LOADS_ONE = /^(?:base::)?(?:library|require|requireNamespace|loadNamespace|attachNamespace|use)$/;
const LOADS_ALL =
  /^(?:pacman::)?p_load$|^(?:utils::)?install\.packages$|^librarian::shelf$|^BiocManager::install$/;
const APPLIES = /^(?:base::)?[lsv]apply$|^(?:purrr::)?(?:map|walk)\w*$/;
const SOURCES = /^(?:base::)?(?:source|sys\.source)$|^here::source$/;
const NAME = /^[A-Za-z][A-Za-z0-9.]*$/;

/** What a program of R loads, by its syntax. */
export function rImports(root: Node): FileImports {
  const imports: FileImports = { modules: [], files: [] };
  const add = (names: (string | null)[], node: Node) => {
    for (const name of names)
      if (name !== null && NAME.test(name)) imports.modules.push({ name, line: node.startPosition.row + 1 });
  };
  for (const node of root.descendantsOfType(["namespace_operator", "call"])) {
    if (node === null) continue;
    if (node.type === "namespace_operator") add([node.childForFieldName("lhs")?.text ?? null], node);
    else {
      add(loadedBy(node, root), node);
      imports.files.push(...sourcedBy(node));
    }
  }
  return imports;
}

function loadedBy(call: Node, root: Node): (string | null)[] {
  const called = call.childForFieldName("function")?.text ?? "";
  const all = argumentsOf(call);
  if (LOADS_ONE.test(called)) {
    const first = all.find(({ name }) => name === "package") ?? all.find(({ name }) => name === null);
    // `library(x, character.only = TRUE)` names no package.
    if (!first || all.some(({ name }) => name === "character.only")) return [];
    return [stringOf(first.value) ?? (first.value.type === "identifier" ? first.value.text : null)];
  }
  if (LOADS_ALL.test(called))
    return all
      .filter(({ name }) => name === null || name === "pkgs")
      .flatMap(({ value }) =>
        value.type === "identifier" && called.endsWith("p_load") ? [value.text] : stringsOf(value, root),
      );
  if (APPLIES.test(called) && all.some(({ value }) => /^(?:library|require)$/.test(value.text)))
    return all.slice(0, 1).flatMap(({ value }) => stringsOf(value, root));
  return [];
}

/** The strings of `c("a", "b")`, or of what a variable is assigned. */
function stringsOf(value: Node, root: Node): (string | null)[] {
  const assigned =
    value.type === "identifier"
      ? root
          .descendantsOfType("binary_operator")
          .find((each) => each?.childForFieldName("lhs")?.text === value.text)
          ?.childForFieldName("rhs")
      : value;
  return (assigned?.descendantsOfType("string") ?? []).map((each) => each && stringOf(each));
}

function sourcedBy(call: Node): string[] {
  if (!SOURCES.test(call.childForFieldName("function")?.text ?? "")) return [];
  const [first] = argumentsOf(call);
  if (!first) return [];
  const direct = stringOf(first.value);
  // `source(here("R", "a.R"))`, `source(file.path("R", "a.R"))`
  const parts =
    first.value.type === "call" ? argumentsOf(first.value).map(({ value }) => stringOf(value)) : [];
  const joined = parts.length > 0 && parts.every((part) => part !== null) ? parts.join("/") : null;
  return [direct ?? joined].filter((path) => path !== null);
}
