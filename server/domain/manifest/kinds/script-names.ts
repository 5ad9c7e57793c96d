import { folderOf } from "./tree-path.ts";

/** What prepares, helps, tests or makes the paper; what is old. */
export const otherFolder =
  /(?:^|\/)(?:\.[^/]+|articles?|papers?|manuscript|slides|presentation|docs?|dev|tests?|renv|packrat|node_modules|vendor|old|original|archived?|deprecated|legacy|examples?)\//i;

/** Of a script whose name begins with its place among others. */
export const numbered =
  /^(?:\d{1,2}[a-z]?(?:[_.) -]|(?=[A-Za-z]))[\w .-]+|(?:step|part|stage|phase|script)[ _-]?\d{1,2}[a-z]?(?:[_. -][\w .-]*)?)\.(?:r|py|jl|m|ipynb|[rq]md)$/i;

/** Whether each has a number of its own behind what all names begin with, as `02_fit_01_load.R` and `02_fit_02_run.R` have. */
export function hasInnerNumbers([first = "", ...others]: readonly string[]): boolean {
  let length = first.length;
  for (const name of others) while (!name.startsWith(first.slice(0, length))) length--;
  const start = first.slice(0, length).replace(/\d+$/, "").length;
  const numbers = [first, ...others].map((name) => /\d+/.exec(name.slice(start))?.[0]);
  return numbers.length > 1 && !numbers.includes(undefined) && new Set(numbers).size === numbers.length;
}

/** Of a script whose name begins with a letter for its place: `a_clean.R`, `b_fit.R`, `c_plot.R`. */
const lettered = /^[a-z][_.-][a-z][\w .-]*\.(?:r|py|jl|m|ipynb)$/i;

/** Those of a folder whose letters are a, b, c and on. */
export function letteredOf(scripts: readonly string[]): string[] {
  const named = scripts.filter((path) => lettered.test(nameOf(path)));
  return [...Map.groupBy(named, folderOf).values()].flatMap((folder) => {
    const letters = [...new Set(folder.map((path) => nameOf(path)[0]!.toLowerCase()))].sort();
    return letters.length > 2 && "abcdefghijklmnopqrstuvwxyz".startsWith(letters.join("")) ? folder : [];
  });
}

/** Of one language or kind too, as in `python code`, `code_R` or `ModelCode`. */
export const codeFolders =
  /^(?:(?:python|julia|r|matlab|models?|analysis|simulations?|paper|main|replication|experiments?)[ _-]?)?(?:codes?|src|scripts?|programs?|analys[ei]s|experiments?|simulations?|notebooks?)$|^(?:(?:codes?|src|scripts?)[ _/-])?(?:python|julia|r|matlab|octave)$/i;
/** Where the paper's figures are drawn; those of another folder of code compute what they show. */
export const shownFolders =
  /^(?:(?:paper|manuscript|main|final|all|make|generate|create|figures?|plots?)[ _-]){0,3}(?:plots?|plotting|figures?|figs?)(?:[ _-](?:scripts?|codes?|plots?|plotting)){0,2}$/i;

const shown = "paper|results|figures|tables|analys[ei]s|experiments";

/** What the names of scripts say that run everything. */
const runners = [
  "run|reproduce|replicate|all[_-]?code|(?:run|source)[_-]?me|source[_-]?all",
  "(?:00?[_-])?(?:(?:main|master)(?:[_-]?(?:script|file|code|program))?|run[_-]?all)",
  "run[_-]?(?:all(?:[_-]\\w+)?|everything|analys[ie]s|experiments|project|paper|pipeline|replication|study|simulations?)",
  `(?:reproduce|replicate|make|do)[_-]?(?:all|everything|${shown})`,
  "(?:produce|generate|create)[_-]?(?:all|everything|paper|results)",
  "all[_-](?:experiments|figures|results|analyses|simulations)",
  "(?:experiments?|figures|results|analyses|simulations?)[_-]all",
].join("|");

/** Of a script whose name says that it runs everything. In Python a wrapper is a module. */
export const everything = new RegExp(`^(?:(?:${runners})\\.(?:r|py|jl|m|sh)|wrapper\\.(?:r|m))$`, "i");

/** A collator is made once: `localeCompare` looks for one each time. */
export const inNumericOrder = new Intl.Collator("en", { numeric: true }).compare;

/** The last part of a path. */
export const nameOf = (path: string) => path.split("/").at(-1)!;

/** By both their names, as `Urinary/urinary_analysis.R`, of several data sets. */
export function isAnalysisOfFolder(path: string): boolean {
  const folder = nameOf(folderOf(path)).toLowerCase();
  const [, stem = ""] = /^(.*?)[_ .-]?analysis\.(?:r|py|jl|m)$/i.exec(nameOf(path)) ?? [];
  return folder !== "" && stem.toLowerCase() === folder;
}
