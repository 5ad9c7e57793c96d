import { inNumericOrder, nameOf } from "./script-names.ts";

/** A script that is named after a figure, a table, an experiment or a section of the paper. */
export const paperPart =
  /^(?:(?:run|plot|make|gen|generate|draw|create|supp(?:l(?:ementary)?)?)[_-]?)*(?:fig(?:ure|s|ures)?|tab(?:le)?|exp(?:eriment)?|sec(?:tion)?)[ _.-]?s?\d+[a-z]?(?:[_. -][\w .-]*)?\.(?:r|py|jl|m|sh|ipynb|rmd|qmd)$/i;

/** What names say that a script does, in the order in which it is done. */
const stages = [
  /(?:^|[_ -])(?:clean\w*|prep\w*|preprocess\w*|process\w*|merge\w*)(?=[_. -])/i,
  /(?:^|[_ -])(?:simulat\w*|sims?|train\w*|fit\w*|estimat\w*|model(?:l?ing)?|run\w*)(?=[_. -])/i,
  /(?:^|[_ -])(?:analy[sz]\w*|eval\w*|summar\w*|statistics|stats)(?=[_. -])/i,
  /(?:^|[_ -])(?:plot\w*|fig\w*|visuali[sz]\w*|tables?|results?|graphs?)(?=[_. -])/i,
];

/** What all scripts of a part have in their names. */
const ofPart = /[_ -](?:fig|tab|exp|sec)[a-z]*[_-]?\d+[a-z]?(?=[_. -])/i;

/** As many as a reader would try one after the other. */
export const maxFew = 6;

/**
 * Scripts that are all named after stages, of which there are several, in their order; none where one is not, or where one
 * is named after a part of the paper, unless all of them are of one part.
 */
export function inStages(free: readonly string[], isOnePart = false): string[] {
  const saying = (path: string) => (isOnePart ? nameOf(path).replace(ofPart, "") : nameOf(path));
  const stageOf = (path: string) => stages.findLastIndex((stage) => stage.test(saying(path)));
  const found = new Set(free.map(stageOf));
  if (found.size < 2 || found.has(-1) || free.length > maxFew) return [];
  // Each of them is an experiment of its own.
  if (!isOnePart && free.some((path) => paperPart.test(nameOf(path)))) return [];
  return free.toSorted((a, b) => stageOf(a) - stageOf(b) || inNumericOrder(a, b));
}
