import type { Run } from "./runs.ts";
import type { Word } from "./words.ts";

/** What stands on one line of a region. */
export interface Row {
  /** From left to right. */
  runs: Run[];
  words: Word[];
  x0: number;
  x1: number;
  base: number;
  size: number;
  font: string;
  text: string;
}

/** Puts the runs of a region that stand on one line together. */
export function rowsOf(region: readonly Run[]): Row[] {
  const groups: { base: number; size: number; runs: Run[] }[] = [];
  for (const run of [...region].sort((a, b) => a.base - b.base)) {
    const last = groups.at(-1);
    if (last && run.base - last.base <= 0.3 * Math.min(run.size, last.size)) last.runs.push(run);
    else groups.push({ base: run.base, size: run.size, runs: [run] });
  }
  return groups.map(({ runs }) => rowOf(runs));
}

function rowOf(unsorted: Run[]): Row {
  const runs = unsorted.sort((a, b) => a.x0 - b.x0);
  const main = runs.reduce((most, run) => (run.characters > most.characters ? run : most));
  const { base, size, font } = main;
  return {
    ...{ runs, base, size, font, words: runs.flatMap(({ words }) => words) },
    x0: runs[0]!.x0,
    x1: runs.reduce((most, { x1 }) => Math.max(most, x1), Number.NEGATIVE_INFINITY),
    text: textOf(runs),
  };
}

/** The text of a row without what is raised or lowered in it. */
export function plainTextOf({ runs }: Row): string {
  return textOf(runs, ({ plain }) => plain);
}

/** Two spaces where a gap is wider than any between words: its sides are no groups of one number's digits. */
function textOf(runs: readonly Run[], read = ({ text }: Word) => text): string {
  let text = "";
  let end = 0;
  for (const { words, x0, x1, size } of runs) {
    if (text !== "") text += x0 - end > 1.5 * size ? "  " : " ";
    text += words.map(read).join(" ");
    end = x1;
  }
  return text;
}
