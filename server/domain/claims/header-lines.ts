import type { TableCell, TextBlock, TextLine } from "../paper/document.ts";

/** No more lines than this between a caption and its table are a part of its header. */
const maxLines = 3;

/**
 * The short lines between a table's caption and the table, as rows of its header: "Accuracy [%]" over all columns, or one
 * word for each. Where it can't be told which columns a line is of, it is left out.
 */
export function headerLines(above: TextBlock, rows: readonly TableCell[][]): TableCell[][] {
  if (above.kind !== "paragraph" && above.kind !== "heading") return [];
  const { lines } = above;
  if (lines.length > maxLines || lines.some(({ text }) => text.length > 120 || /[.;:]\s*$/.test(text)))
    return [];
  return lines.flatMap((line) => {
    const row = asRow(line, rows);
    return row ? [row] : [];
  });
}

function asRow({ text, box }: TextLine, rows: readonly TableCell[][]): TableCell[] | null {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const pieces = text.trim().split(/\s{2,}/);
  const rowOf = (texts: readonly string[]) => texts.map((one) => ({ text: one, box }));
  if (pieces.length === width) return rowOf(pieces);
  if (pieces.length === width - 1) return rowOf(["", ...pieces]);
  if (pieces.length !== 1) return null;
  const isNumber = (cell: TableCell | undefined) => /^[-+<]?\.?\d/.test(cell?.text.trim() ?? "");
  const from = Math.max(
    1,
    rows[0]!.findIndex((_, column) => rows.filter((row) => isNumber(row[column])).length * 2 > rows.length),
  );
  const data = rows.flatMap((row) => row.slice(from).filter((cell) => cell.text.trim() !== ""));
  // No spreading: a stranger's table may have more cells than a call can have arguments.
  const left = data.reduce((least, cell) => Math.min(least, cell.box.x), Number.POSITIVE_INFINITY);
  const right = data.reduce((most, cell) => Math.max(most, cell.box.x + cell.box.width), 0);
  const isCentred = Math.abs(box.x + box.width / 2 - (left + right) / 2) < 0.1 * (right - left);
  const texts = Array<string>(width).fill("");
  texts[from] = text.trim();
  return isCentred ? rowOf(texts) : null;
}
