import { MAKEFILES } from "../../environment/reached-scripts.ts";
import type { RepositoryFiles } from "./manifest-kind.ts";
import { defaultTarget, type MakeRule, namesIn, rulesOf } from "./parse-makefile.ts";
import { folderOf } from "./tree-path.ts";
import { textOf } from "./typesetting.ts";

const maxNames = 500;

/** What a goal has made: the files, and the recipes that are followed for it. */
interface Made {
  files: string[];
  recipes: string;
  /** All that it needs, with itself. */
  goals: ReadonlySet<string>;
}

/**
 * Returns what says the files that a Makefile's goal has made: the targets that the goal reaches and that have a recipe, among
 * `paths`. Neither documents, which are made of results unless they are computed when rendered, nor what is fetched from
 * elsewhere, which would be lost. Functions and includes of make are not read: what they name is left out.
 */
export function madeBy(text: string, paths: ReadonlySet<string>): (goal: string) => Made {
  const rules = rulesOf(text);
  return (goal) => madeByRules(rules, goal, paths);
}

function madeByRules(rules: readonly MakeRule[], goal: string, paths: ReadonlySet<string>): Made {
  const reached = new Set([goal]);
  const files = new Set<string>();
  const recipes = new Set<string>();
  // Those that are added meanwhile are gone through too.
  for (const name of reached) {
    for (const { targets, recipe, prerequisites } of rules) {
      const stem = stemOf(targets, name);
      if (stem === null) continue;
      recipes.add(recipe);
      const isDocument = document.test(name) && !renders.test(recipe);
      const isMade = recipe !== "" && !fetches.test(recipe) && !isDocument;
      if (isMade && paths.has(name) && !MAKEFILES.includes(name)) files.add(name);
      for (const needed of prerequisites)
        if (reached.size < maxNames) reached.add(needed.replaceAll("%", () => stem));
    }
  }
  return { files: [...files].sort(), recipes: [...recipes].join("\n").trim(), goals: reached };
}

/** Whether a `make` makes on its way all that another one does, by the Makefile of that path. */
export function makesAllOf(
  path: string,
  words: readonly string[],
  others: readonly string[],
  files: RepositoryFiles,
): boolean {
  const text = textOf(path, files) ?? "";
  const rules = rulesOf(text);
  const made = new Set(
    goalsIn(text, words).flatMap((goal) => [...madeByRules(rules, goal, new Set()).goals]),
  );
  return goalsIn(text, others).every((goal) => {
    const own = rules.filter(({ targets }) => targets.includes(goal));
    const needed = own.flatMap(({ prerequisites }) => prerequisites);
    const standsFor = needed.length > 0 && own.every(({ recipe }) => recipe === "");
    return made.has(goal) || (standsFor && needed.every((each) => made.has(each)));
  });
}

/**
 * Returns the files that `make` with these words makes by a Makefile, and that are there: make would do nothing. None for
 * one that names another file of rules, which was not read.
 */
export function madeByMake(path: string, words: readonly string[], files: RepositoryFiles): string[] {
  if (words.some((word) => otherRules.test(word))) return [];
  const text = textOf(path, files) ?? "";
  const folder = folderOf(path);
  const start = folder === "" ? "" : `${folder}/`;
  const own = [...files.paths]
    .filter((each) => each.startsWith(start))
    .map((each) => each.slice(start.length));
  const below = new Set(own);
  const rules = rulesOf(text);
  return goalsIn(text, words)
    .flatMap((goal) => madeByRules(rules, goal, below).files)
    .map((each) => start + each);
}

/**
 * Returns the goals of a `make` that a Makefile has nothing to do for: no rule with a recipe. None where the Makefile names
 * no goal for it, or includes or computes rules, which are not read.
 */
export function idleGoals(path: string, words: readonly string[], files: RepositoryFiles): string[] {
  const text = textOf(path, files);
  if (text === null || computesRules.test(text) || words.some((word) => otherRules.test(word))) return [];
  const rules = rulesOf(text);
  if (rules.some(({ targets }) => targets.length === 0 || targets.includes("%"))) return [];
  const folder = folderOf(path);
  // Make compiles a program of one source without a rule.
  const isCompiled = (goal: string) =>
    sources.some((ending) => files.paths.has(`${folder === "" ? "" : `${folder}/`}${goal}.${ending}`));
  return goalsOf(words).filter(
    (goal) => !isCompiled(goal) && madeByRules(rules, goal, new Set()).recipes === "",
  );
}

/**
 * Returns what may be a program that a Makefile has compiled: the targets that have a recipe and are files, and what
 * compilers write.
 */
export function compiledByMake(text: string): string[] {
  const rules = rulesOf(text);
  const phony = new Set(
    rules.flatMap(({ targets, prerequisites }) => (targets.includes(".PHONY") ? prerequisites : [])),
  );
  return rules.flatMap(({ targets, recipe }) =>
    recipe === ""
      ? []
      : [
          ...targets.filter((target) => !phony.has(target)),
          ...namesIn([...recipe.matchAll(output)].map(([, name]) => name).join(" ")),
        ],
  );
}

const output = /\s-o\s+([\w./-]+)/g;

/** Whether a `make` only names the goal that it has without a name. */
export function isDefaultGoal(path: string, words: readonly string[], files: RepositoryFiles): boolean {
  const [, goal] = words;
  return words.length === 2 && goal === defaultTarget(textOf(path, files) ?? "");
}

/**
 * Whether what a `make` with these words follows only compiles, from what is read of its rules: the program that it
 * leaves has not been run.
 */
export function onlyCompiles(path: string, words: readonly string[], files: RepositoryFiles): boolean {
  const text = textOf(path, files) ?? "";
  const own = words.filter(
    (word, at) => !/^-f$/.test(word) && !(words[at - 1] === "-f" && path.endsWith(word)),
  );
  if (own.some((word) => otherRules.test(word))) return false;
  const rules = rulesOf(text);
  const recipes = goalsIn(text, own)
    .map((goal) => madeByRules(rules, goal, new Set()).recipes)
    .join("\n");
  const steps = recipes.split("\n").flatMap((line) => line.replace(/^[@+-]+\s*/, "").split(/&&|;/));
  const done = steps.map((step) => step.trim()).filter((step) => step !== "" && !/^#/.test(step));
  return (
    done.some((step) => compiles.test(step)) && done.every((step) => compiles.test(step) || tidies.test(step))
  );
}

/** Whether recipes only show something: `@grep "^#" Makefile`, of a Makefile that explains itself. */
export function onlyShows(recipes: string): boolean {
  const steps = recipes.split("\n").map((line) => line.trim().replace(/^[@+-]+\s*/, ""));
  const done = steps.filter((step) => step !== "" && !step.startsWith("#"));
  return done.length > 0 && done.every((step) => shows.test(step));
}

/** Whether recipes only fetch what others wrote, or leave it to the Makefile of a folder that has not been fetched. */
export function onlyFetches(recipes: string, paths: ReadonlySet<string>): boolean {
  const isElsewhere = (step: string) => {
    const folder = /^make\s+(?:-C\s*|--directory=)([\w./-]+)/
      .exec(step)?.[1]
      ?.replace(/^\.\/|(?<!\/)\/+$/g, "");
    return folder !== undefined && !MAKEFILES.some((name) => paths.has(`${folder}/${name}`));
  };
  const steps = recipes.split("\n").flatMap((line) => line.replace(/^[@+-]+\s*/, "").split(/&&|;/));
  const done = steps
    .map((step) => step.trim().replace(/^(?:then|else|do)\s+/, ""))
    .filter((step) => step !== "" && !/^#|^\\$/.test(step) && !tidies.test(step));
  return done.length > 0 && done.every((step) => isElsewhere(step) || fetching.test(step));
}

const fetching =
  /^(?:wget|curl|rsync|scp|gdown|kaggle|git\s+(?:clone|lfs|submodule|checkout|pull|fetch)|unzip|tar)\s/;

const shows = /^(?:echo|printf|e?grep|sed|awk|cat|head|column|sort|true|:)(?:\s[^>;&]*)?$/;

const compiles =
  /^(?:\S*\/)?(?:[\w-]*-)?(?:gcc|g\+\+|cc|c\+\+|clang|clang\+\+|icc|icpc|ifort|gfortran|f77|f9[05]|nvcc|mpicc|mpicxx|mpic\+\+|mpif90|rustc|ghc|ar|as|ld|ranlib|cmake)(?:-\d+)?\s|^cargo build\b/;
const tidies = /^(?:mkdir|rm|cp|mv|ln|touch|echo|printf|chmod|strip|cd|if|fi|test)\b|^\[/;

const computesRules = /^[ \t]*(?:[-s]?include[ \t]|define[ \t])|\$[({](?:eval|call|foreach)\b/m;
const sources = ["c", "cc", "cpp", "cxx", "C", "f", "F", "f90", "F90", "sh", "o"];

const otherRules = /^(?:-f|--(?:make)?file(?:=|$))/;

/** The goals that a `make` names, or else the one that it has without. */
function goalsIn(text: string, words: readonly string[]): string[] {
  const named = goalsOf(words);
  return named.length > 0 ? named : [defaultTarget(text) ?? ""];
}

/** What of the words of a `make` is no option, no value of one and no variable. */
function goalsOf(words: readonly string[]): string[] {
  return words.filter(
    (word, index) =>
      index > 0 && !/^-|=/.test(word) && !/^-[CIo]$/.test(words[index - 1]!) && !/^\d+$/.test(word),
  );
}

const document = /\.(?:pdf|ps|dvi|html?|docx|aux|bbl|log)$/i;
/** R Markdown, Quarto and notebooks run the code in them. */
const renders = /\brender\(|\bquarto\s+render\b|\bspin\(|\bnbconvert\b/;
const fetches = /\b(?:wget|curl|rsync|scp|gdown|kaggle|git\s+(?:clone|lfs|submodule)|download\w*)\b/i;

/** What `%` stands for where a rule makes a file; empty for a rule that names it, null where it makes another. */
function stemOf(targets: readonly string[], name: string): string | null {
  for (const target of targets) {
    if (target === name) return "";
    const [before, after, more] = target.split("%");
    // A rule for any file at all hands it on.
    if (after === undefined || more !== undefined || target === "%") continue;
    if (name.length > target.length - 1 && name.startsWith(before!) && name.endsWith(after))
      return name.slice(before!.length, name.length - after.length);
  }
  return null;
}
