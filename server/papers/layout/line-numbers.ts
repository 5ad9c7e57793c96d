import type { Run } from "./runs.ts";

/** So many numbers in a row count lines, and not a table's rows; fewer on a short page behind one with line numbers. */
const [atFirst, later] = [10, 2];

/**
 * The numbers that a manuscript prints beside its lines: all left or right of its text, counting up by one step.
 * `isNumbered`: whether an earlier page has some.
 */
export function lineNumbersOf(runs: readonly Run[], isNumbered: boolean): Set<Run> {
  const least = isNumbered ? later : atFirst;
  const numbers = runs.filter(isNumber);
  const found = new Set<Run>();
  if (numbers.length < least) return found;
  const text = runs.filter((run) => run.characters >= 20);
  const left = quantile(
    text.map(({ x0 }) => x0),
    0.05,
  );
  const right = quantile(
    text.map(({ x1 }) => x1),
    0.95,
  );
  for (const side of [numbers.filter(({ x1 }) => x1 < left), numbers.filter(({ x0 }) => x0 > right)]) {
    const sorted = side.sort((a, b) => a.base - b.base);
    if (sorted.length >= least && countsUp(sorted)) for (const run of sorted) found.add(run);
  }
  return found;
}

function isNumber({ words }: Run): boolean {
  return words.length === 1 && /^\d{1,5}$/.test(words[0]!.text);
}

function countsUp(runs: readonly Run[]): boolean {
  const values = runs.map(({ words }) => Number(words[0]!.text));
  const step = values[1]! - values[0]!;
  const right = values.slice(1).filter((value, index) => value - values[index]! === step).length;
  return step > 0 && right >= 0.9 * (values.length - 1);
}

function quantile(values: number[], share: number): number {
  const sorted = values.sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
