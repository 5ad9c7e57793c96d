/** A rule of a Makefile: names with the variables put in. */
export interface MakeRule {
  targets: string[];
  prerequisites: string[];
  recipe: string;
}

const maxRules = 1000;
const maxNames = 500;
const maxExpanded = 10_000;
const maxLine = 4_000;

/** Reads the rules of a Makefile, without those that it computes or includes. */
export function rulesOf(text: string): MakeRule[] {
  const variables = new Map(builtIn);
  const rules: MakeRule[] = [];
  for (const line of text.replaceAll("\\\n", " ").split("\n")) {
    if (rules.length === maxRules) break;
    const last = rules.at(-1);
    if (line.startsWith("\t")) {
      if (last) last.recipe += `${line.trim()}\n`;
      continue;
    }
    if (assign(line, variables)) continue;
    // Shorter than any rule that a person writes is long: what follows would take the square of a line's spaces.
    if (line.length > maxLine) continue;
    const [, targets, prerequisites, recipe] =
      /^([^\s#:=][^#:=]*?)\s*&?::?(?!=)([^;]*)(?:;(.*))?$/.exec(line) ?? [];
    if (targets === undefined) continue;
    const names = (words: string) => namesIn(expand(withoutComment(words), variables));
    const needed = (prerequisites ?? "").split(/(?<!\|)\|(?!\|)/)[0]!;
    rules.push({ targets: names(targets), prerequisites: names(needed), recipe: recipe?.trim() ?? "" });
  }
  // Recipes are put together when all is read, as make does it.
  const filled = (recipe: string) =>
    recipe
      .split("\n")
      .map((line) => expand(line, variables))
      .join("\n");
  return rules.map((rule) => ({ ...rule, recipe: filled(rule.recipe) }));
}

/** Returns the goal of a `make` that names none; null where the rules do not say it. */
export function defaultTarget(text: string): string | null {
  const joined = text.replaceAll("\\\n", " ");
  const goal = /^[ \t]*\.DEFAULT_GOAL[ \t]*:?=[ \t]*([\w./-]+)/m.exec(joined)?.[1];
  if (goal !== undefined) return goal;
  const variables = new Map(builtIn);
  for (const line of joined.split("\n")) {
    if (assign(line, variables)) continue;
    // A rule begins at the line's start; `:=` and `::=` assign a variable.
    const targets = /^([^\s#:=][^#:=]{0,500}):(?![:]?=)/.exec(line)?.[1];
    const written = targets?.trim().split(/\s+/)[0];
    const first = written?.includes("$") ? (namesIn(expand(written, variables))[0] ?? written) : written;
    if (first === undefined || (first.startsWith(".") && !first.includes("/")) || first.includes("%"))
      continue;
    return first;
  }
  return null;
}

/** Whether a line assigns a variable, which it then has. */
function assign(line: string, variables: Map<string, string>): boolean {
  const assigned = /^\s*(?:export\s+|override\s+)?([\w.-]+)\s*(\+?|\??|:{0,3})=(.*)$/.exec(line);
  if (!assigned) return false;
  const [, name = "", how = "", value = ""] = assigned;
  const before = how === "+" ? `${variables.get(name) ?? ""} ` : "";
  variables.set(name, `${before}${withoutComment(value)}`.slice(0, maxExpanded));
  return true;
}

/** What make has by itself. */
const builtIn: [string, string][] = [
  ["AR", "ar"],
  ["AS", "as"],
  ["CC", "cc"],
  ["CXX", "g++"],
  ["F77", "f77"],
  ["FC", "f77"],
  ["LD", "ld"],
  ["MAKE", "make"],
  // Not of make: where another file says which it is.
  ["F90", "gfortran"],
  ["LINKER", "ld"],
];

const withoutComment = (text: string) => text.replace(/(?:^|\s)#.*$/, "").trim();

function expand(text: string, variables: ReadonlyMap<string, string>): string {
  let expanded = text;
  for (let depth = 0; depth < 5 && /\$[({]/.test(expanded) && expanded.length < maxExpanded; depth++)
    expanded = expanded
      .replace(/\$[({]([\w.-]+)[)}]/g, (_, name: string) => variables.get(name) ?? "")
      .slice(0, maxExpanded);
  return expanded;
}

/** A name with a function of make in it is none. */
export const namesIn = (text: string) =>
  text
    .split(/\s+/)
    .map((name) => name.replace(/^\.\//, ""))
    .filter((name) => name !== "" && !/[$(){}*?]/.test(name))
    .slice(0, maxNames);
