import type { Node } from "web-tree-sitter";
import type { FileImports } from "./file-imports.ts";
import { argumentsOf, stringOf } from "./nodes.ts";

const LOADS_ONE = /^(?:base::)?(?:library|require|requireNamespace|loadNamespace|attachNamespace|use)$/;
const LOADS_ALL =
  /^(?:pacman::)?p_load$|^(?:utils::)?install\.packages$|^librarian::shelf$|^BiocManager::install$/;
/** `library`, and a function of one's own that calls it. */
const LOADS_EACH =
  /^(?:library|require|(?:function\s*|\\)\([\s\S]*\b(?:library|require|requireNamespace)\s*\()/;
const APPLIES = /^(?:base::)?[lsv]apply$|^(?:purrr::)?(?:map|walk)\w*$/;
/** What each target of a pipeline loads. */
const TARGETS = /^(?:targets::)?tar_(?:option_set|target)$/;
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
    if (!first) return [];
    // `library(x, character.only = TRUE)` names no package, but what `x` is.
    if (all.some(({ name }) => name === "character.only")) return stringsOf(first.value, root);
    return [stringOf(first.value) ?? (first.value.type === "identifier" ? first.value.text : null)];
  }
  if (LOADS_ALL.test(called))
    return all
      .filter(({ name }) => name === null || name === "pkgs")
      .flatMap(({ value }) =>
        value.type === "identifier" && called.endsWith("p_load") ? [value.text] : stringsOf(value, root),
      );
  if (TARGETS.test(called))
    return all.filter(({ name }) => name === "packages").flatMap(({ value }) => stringsOf(value, root));
  if (APPLIES.test(called) && all.some(({ value }) => LOADS_EACH.test(value.text.slice(0, 1000))))
    return all.slice(0, 1).flatMap(({ value }) => stringsOf(value, root));
  return [];
}

const maxSteps = 5;

/** The strings of `c("a", "b")`, of what a variable is assigned or a loop gives it, and of what is left of them by `[`. */
function stringsOf(value: Node, root: Node, steps = 0): (string | null)[] {
  if (value.type === "string") return [stringOf(value)];
  // Code may go round in circles: `x <- c(x, "a")`.
  if (steps === maxSteps) return [];
  const go = (node: Node | null | undefined) => (node ? stringsOf(node, root, steps + 1) : []);
  if (value.type === "identifier") return go(assignedTo(value.text, root));
  if (value.type === "subset") return go(value.childForFieldName("function"));
  if (value.type !== "call") return [];
  const called = value.childForFieldName("function")?.text ?? "";
  const all = argumentsOf(value).map((argument) => argument.value);
  if (called === "setdiff") return go(all[0]);
  return JOINS.test(called) ? all.flatMap(go) : [];
}

const JOINS = /^(?:base::)?(?:c|list|unique|union|append|sort|as\.character|unlist)$/;

/** What a variable is assigned first, or what a loop goes through that gives it. */
function assignedTo(name: string, root: Node): Node | null | undefined {
  const isNamed = (node: Node | null, field: string) => node?.childForFieldName(field)?.text === name;
  const loop = root.descendantsOfType("for_statement").find((each) => isNamed(each, "variable"));
  if (loop) return loop.childForFieldName("sequence");
  const assigned = root.descendantsOfType("binary_operator").find((each) => isNamed(each, "lhs"));
  return assigned?.childForFieldName("rhs");
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
