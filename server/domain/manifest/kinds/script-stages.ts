import { inNumericOrder, nameOf } from "./script-names.ts";

const ending = "\\.(?:r|py|jl|m|sh|ipynb|rmd|qmd)$";
/** Of one part, with its panels, of a supplement or of an appendix too: `2`, `S1b`, `A3`, `4ab`, `2S1`. */
const place = "[a-z]{0,2}\\d+(?:[a-z]|[a-h]{2,6})?(?:s\\d+[a-h]{0,6})?(?:[_. +-][\\w .+-]*)?";
const verbs = "(?:(?:run|plot|make|gen|generate|draw|create|supp(?:l(?:ementary)?)?)[_-]?)*";

/** A script that is named after a figure, a table, an experiment or a section of the paper; figures anywhere in its name. */
export const paperPart = new RegExp(
  [
    `^${verbs}(?:exp(?:eriment)?|sec(?:tion)?)[ _.-]?s?\\d+[a-z]?(?:[_. -][\\w .-]*)?${ending}`,
    `^(?:${verbs}|[\\w .-]*[_. -](?:supp(?:l(?:ementary)?)?)?)(?:fig(?:ure)?|tab(?:le)?)s?[ _.-]?${place}${ending}`,
  ].join("|"),
  "i",
);

/** Named after what a figure or table shows, in words: `fig_model_spectra.py`, but not what several of them load. */
const shownInWords =
  /^(?:fig(?:ure)?|table)s?[_-](?!\w*(?:util|help|func|conf|styl|setting|theme|layout|templat|common|tool|lib|param))[a-z][\w .-]*\.(?:r|py|jl|m|ipynb|rmd|qmd)$/i;

/** Named by the panel alone, in a folder of figures: `paperfigures/3A.jl`. */
const panel = /(?:^|\/)[^/]*fig(?:ure)?s?\/\d{1,2}[a-h]{1,6}\.(?:r|py|jl|m|ipynb)$/i;

/** Whether a script is named after a figure or table by its number. */
export const isOfNumber = (path: string) => paperPart.test(nameOf(path)) || panel.test(path);

/** Whether its name begins so, and is not of something that is done for a figure: `train_fig1.py`. */
export const beginsWithPart = (path: string) => /^(?:fig|tab|exp|sec)/i.test(nameOf(path));

/** Of scripts those that are named after figures or tables; in words only where none has a number. */
export function shownOf(scripts: readonly string[]): string[] {
  const ofNumbers = scripts.filter(isOfNumber);
  const inWords = scripts.filter((path) => shownInWords.test(nameOf(path)));
  return ofNumbers.length > 0 ? ofNumbers : inWords.length > 1 ? inWords : [];
}

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
