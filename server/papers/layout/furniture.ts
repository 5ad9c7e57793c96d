import type { Row } from "./rows.ts";

/** A row at a page's upper or lower edge that may be a running header, a footer or a page number. */
export interface EdgeRow {
  page: number;
  row: Row;
}

const maxCharacters = 160;

/**
 * Finds what is printed on page after page: rows at the edges of several pages at one height and with one text, but for
 * its digits; and page numbers, which grow as the pages do.
 */
export function furnitureOf(edges: readonly EdgeRow[], pageCount: number): Set<Row> {
  const groups = Map.groupBy(
    edges.filter(({ row }) => row.text.length <= maxCharacters),
    ({ row }) => `${Math.round(row.base / 6)} ${patternOf(row.text)}`,
  );
  const found = new Set<Row>();
  for (const group of groups.values()) {
    const pages = new Set(group.map(({ page }) => page));
    const isNumber = patternOf(group[0]!.row.text) === "#";
    const needed = Math.max(2, Math.min(3, Math.ceil(pageCount / 4)));
    if (pages.size >= needed && (!isNumber || grows(group))) for (const { row } of group) found.add(row);
  }
  for (const { row, page } of edges) if (row.text === String(page)) found.add(row);
  return found;
}

function patternOf(text: string): string {
  return text.replace(/\d+|^[ivxl]{1,6}$/g, "#").toLowerCase();
}

/** Whether most of the numbers are as far from the number of their page. */
function grows(group: readonly EdgeRow[]): boolean {
  const offsets = group.map(({ row, page }) => Number(row.text) - page);
  const counts = Map.groupBy(offsets, (offset) => offset);
  return [...counts].some(([offset, all]) => Number.isNaN(offset) || all.length >= group.length / 2);
}
