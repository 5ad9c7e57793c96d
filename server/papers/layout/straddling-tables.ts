import { captionLabel } from "./labels.ts";
import { type Row, rowsOf } from "./rows.ts";
import type { Run } from "./runs.ts";

/** A part of a page over all its columns, or two beside each other. */
export type Part = { full: Run[] } | { left: Run[]; right: Run[] };

/**
 * A table over all columns may leave the gap between two of them free. Where its caption stands over both, its rows are
 * taken from the columns beside it.
 */
export function peelTables(parts: readonly Part[], em: number): Part[] {
  return parts.flatMap((part, index): Part[] => {
    if ("full" in part) return [part];
    const above = endsWithCaption(parts[index - 1], em);
    const below = startsWithCaption(parts[index + 1], em);
    if (!above && !below) return [part];
    const rows = rowsOf([...part.left, ...part.right]);
    const head = above ? tableRows(rows, part.right) : 0;
    const tail = below ? tableRows(rows.slice(head).reverse(), part.right) : 0;
    if (head + tail === 0) return [part];
    const runsOf = (from: number, to: number) => rows.slice(from, to).flatMap(({ runs }) => runs);
    const kept = new Set(runsOf(head, rows.length - tail));
    const rest = {
      left: part.left.filter((run) => kept.has(run)),
      right: part.right.filter((run) => kept.has(run)),
    };
    return [
      ...(head > 0 ? [{ full: runsOf(0, head) }] : []),
      ...(kept.size > 0 ? [rest] : []),
      ...(tail > 0 ? [{ full: runsOf(rows.length - tail, rows.length) }] : []),
    ];
  });
}

/** How many of the first rows are a table's: cells on both sides, on one line each, and no lines of text. */
function tableRows(rows: readonly Row[], right: readonly Run[]): number {
  const rights = new Set(right);
  let count = 0;
  let misses = 0;
  for (const [index, { runs, size }] of rows.entries()) {
    const hasBoth = runs.some((run) => rights.has(run)) && runs.some((run) => !rights.has(run));
    if (runs.some((run) => run.x1 - run.x0 > 16 * size)) break;
    if (hasBoth && runs.length >= 3) {
      count = index + 1;
      misses = 0;
    } else if (++misses > 1) break;
  }
  return count >= 2 ? count : 0;
}

function endsWithCaption(part: Part | undefined, em: number): boolean {
  if (!part || !("full" in part)) return false;
  return hasTableCaption(rowsOf(part.full).slice(-6).reverse(), em);
}

function startsWithCaption(part: Part | undefined, em: number): boolean {
  if (!part || !("full" in part)) return false;
  return hasTableCaption(rowsOf(part.full).slice(0, 1), em);
}

function hasTableCaption(rows: readonly Row[], em: number): boolean {
  for (const [index, row] of rows.entries()) {
    if (index > 0 && Math.abs(row.base - rows[index - 1]!.base) > 3 * em) return false;
    if (captionLabel(row.text)?.isTable) return true;
  }
  return false;
}
