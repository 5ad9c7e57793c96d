import { folderOf } from "./tree-path.ts";

/** What prepares, helps, tests or makes the paper; what is old. */
export const otherFolder =
  /(?:^|\/)(?:\.[^/]+|articles?|papers?|manuscript|slides|presentation|docs?|dev|tests?|renv|packrat|node_modules|vendor|old|original|archived?|deprecated|legacy|examples?)\//i;

/** Of a script whose name begins with its place among others. */
export const numbered =
  /^(?:\d{1,2}[a-z]?(?:[_.) -]|(?=[A-Za-z]))[\w .-]+|(?:step|part|stage|phase|script)[ _-]?\d{1,2}[a-z]?(?:[_. -][\w .-]*)?)\.(?:r|py|jl|m|ipynb)$/i;

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

/** A collator is made once: `localeCompare` looks for one each time. */
export const inNumericOrder = new Intl.Collator("en", { numeric: true }).compare;

/** The last part of a path. */
export const nameOf = (path: string) => path.split("/").at(-1)!;
