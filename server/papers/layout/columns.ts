import type { Run } from "./runs.ts";
import { type Part, peelTables } from "./straddling-tables.ts";

/** A part of a page whose text is read from top to bottom. */
export type Region = Run[];

/** Where columns begin, as earlier pages of the paper showed it: a page with a large table shows too little. */
export type Gutters = number[];

/** In font sizes: what is wider is a line of text, and no cell of a table or label of a figure. */
const lineWidth = 9;
const maxColumns = 4;
/** Left edges that are tried as a column's: the most frequent. */
const maxTried = 6;

/**
 * Cuts a page into its columns, in reading order. Columns are told from a table's by their lines of text: several that
 * start at one x, right of others, with nothing across the gap between.
 */
export function regionsOf(runs: readonly Run[], em: number, gutters: Gutters): Region[] {
  return cut(
    [...runs].sort((a, b) => a.base - b.base),
    em,
    gutters,
    maxColumns - 1,
  );
}

function cut(runs: Run[], em: number, gutters: Gutters, depth: number): Region[] {
  if (depth === 0 || runs.length < 4) return runs.length > 0 ? [runs] : [];
  for (const edge of leftEdges(runs, em, gutters)) {
    const parts = cutAt(runs, edge, em, isKnown(edge, gutters));
    if (!parts) continue;
    if (!isKnown(edge, gutters) && gutters.length < 8) gutters.push(edge);
    return parts.flatMap((part) =>
      "full" in part
        ? [part.full]
        : [...cut(part.left, em, gutters, depth - 1), ...cut(part.right, em, gutters, depth - 1)],
    );
  }
  return [runs];
}

const isKnown = (edge: number, gutters: Gutters) => gutters.some((known) => Math.abs(known - edge) < 3);
const isLine = ({ x0, x1 }: Run, em: number) => x1 - x0 >= lineWidth * em;

/** The x at which columns may begin: of earlier pages, then of most lines of this one. */
function leftEdges(runs: readonly Run[], em: number, gutters: Gutters): number[] {
  const left = Math.min(...runs.slice(0, 20_000).map(({ x0 }) => x0));
  const counts = new Map<number, { count: number; sum: number }>();
  for (const run of runs) {
    if (!isLine(run, em) || run.x0 < left + 5 * em) continue;
    const bin = Math.round(run.x0 / 2);
    const entry = counts.get(bin) ?? { count: 0, sum: 0 };
    counts.set(bin, { count: entry.count + 1, sum: entry.sum + run.x0 });
  }
  const own = [...counts.values()]
    .filter(({ count }) => count >= 3)
    .sort((a, b) => b.count - a.count)
    .map(({ count, sum }) => sum / count);
  const known = gutters.filter((edge) => edge > left + 5 * em && runs.some(({ x0 }) => x0 > edge - 3));
  return [...known, ...own].slice(0, maxTried);
}

/** Cuts text at the gap before an edge wherever nothing crosses it; null where it is crossed or no columns result. */
function cutAt(runs: readonly Run[], edge: number, em: number, known: boolean): Part[] | null {
  const crosses = ({ x0, x1 }: Run) => x0 < edge - 3 && x1 > edge + 0.5 * em;
  const parts: Part[] = [];
  let isCut = false;
  for (const stretch of stretches(runs, crosses, em)) {
    const left = stretch.runs.filter(({ x0 }) => x0 < edge - 3);
    const right = stretch.runs.filter(({ x0 }) => x0 >= edge - 3);
    if (!stretch.isCrossed && areColumns(left, right, edge, em, known)) {
      parts.push({ left, right });
      isCut = true;
    } else {
      const last = parts.at(-1);
      if (last && "full" in last) last.full.push(...stretch.runs);
      else parts.push({ full: stretch.runs });
    }
  }
  return isCut ? peelTables(parts, em) : null;
}

/** Parts of a page from top to bottom, each crossed by every one of its lines or by none. */
function stretches(runs: readonly Run[], crosses: (run: Run) => boolean, em: number) {
  const all: { isCrossed: boolean; runs: Run[] }[] = [];
  const crossed = runs.filter(crosses);
  let next = 0;
  for (const run of runs) {
    while (next < crossed.length && crossed[next]!.base < run.base - 0.4 * em) next += 1;
    const isCrossed = next < crossed.length && crossed[next]!.base <= run.base + 0.4 * em;
    const last = all.at(-1);
    if (last?.isCrossed === isCrossed) last.runs.push(run);
    else all.push({ isCrossed, runs: [run] });
  }
  return all;
}

function areColumns(
  left: readonly Run[],
  right: readonly Run[],
  edge: number,
  em: number,
  known: boolean,
): boolean {
  if (left.length === 0 || right.length === 0) return false;
  const sides = [side(left, em, edge), side(right, em, null)];
  if (isSidebar(left, right, sides[1]!)) return true;
  if (known) return sides.some(({ lines, share }) => lines >= 2 && share >= 0.5);
  return sides.every(({ lines, share, aligned }) => lines >= 3 && share >= 0.6 && aligned >= 0.3);
}

/** Notes beside the text have lines of their own; of a list, each label stands on the line of its text. */
function isSidebar(left: readonly Run[], right: readonly Run[], text: ReturnType<typeof side>): boolean {
  if (left.length < 4 || text.lines < 6 || text.share < 0.8 || text.aligned < 0.5) return false;
  const lines = new Set(right.map(({ base }) => Math.round(base)));
  const beside = left.filter(({ base }) => lines.has(Math.floor(base)) || lines.has(Math.ceil(base)));
  const isNumber = ({ words }: Run) => words.length === 1 && /^[\d.,%]+$/.test(words[0]!.text);
  return beside.length < 0.7 * left.length && !left.some(isNumber);
}

/** How much of one side is lines of text, and how many of these start at one x. */
function side(runs: readonly Run[], em: number, end: number | null) {
  const lines = runs.filter((run) => isLine(run, em) && (end === null || run.x1 < end));
  const characters = (of: readonly Run[]) => of.reduce((sum, run) => sum + run.characters, 0);
  const counts = new Map<number, number>();
  for (const { x0 } of lines) counts.set(Math.round(x0 / 2), (counts.get(Math.round(x0 / 2)) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return {
    lines: lines.length,
    share: characters(lines) / Math.max(1, characters(runs)),
    aligned: most / Math.max(1, lines.length),
  };
}
