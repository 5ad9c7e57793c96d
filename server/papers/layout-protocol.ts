import type { Box, PageLayout, TableCell, TextBlock, TextLine } from "../domain/paper/document.ts";

/** Bounds of what is said of where a paper's text stands; of a page beyond them only the text is. */
export const layoutLimits = { partsPerPage: 5000, bytesPerDocument: 8 * 1024 * 1024 };

const kinds: ReadonlySet<unknown> = new Set<TextBlock["kind"]>([
  "heading",
  "paragraph",
  "caption",
  "footnote",
  "reference",
  "furniture",
  "table",
]);

/** Whether a page has few enough lines and cells. */
export function isWithinLimits({ blocks }: PageLayout): boolean {
  let parts = 0;
  for (const block of blocks) {
    parts +=
      block.kind === "table" ? block.rows.reduce((sum, row) => sum + row.length, 1) : block.lines.length;
  }
  return parts <= layoutLimits.partsPerPage;
}

/** Whether a value that a process said is a layout, within the limits. */
export function isPageLayout(value: unknown): value is PageLayout {
  if (!isObject(value) || !isLength(value.width) || !isLength(value.height)) return false;
  return isListOf(value.blocks, isBlock) && isWithinLimits(value as unknown as PageLayout);
}

function isBlock(value: unknown): value is TextBlock {
  if (!isObject(value) || !kinds.has(value.kind)) return false;
  if (value.kind !== "table") return isListOf(value.lines, isLine);
  return isListOf(value.rows, (row): row is TableCell[] => isListOf(row, isLine));
}

function isLine(value: unknown): value is TextLine {
  return isObject(value) && typeof value.text === "string" && isBox(value.box);
}

function isBox(value: unknown): value is Box {
  return (
    isObject(value) && [value.x, value.y].every(isCoordinate) && [value.width, value.height].every(isLength)
  );
}

function isListOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] {
  return Array.isArray(value) && value.length <= layoutLimits.partsPerPage && value.every(isItem);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
/** Pages are at most 200 inches wide, but for those whose unit is changed. */
const isCoordinate = (value: unknown) => Number.isFinite(value) && Math.abs(value as number) <= 1e6;
const isLength = (value: unknown) => isCoordinate(value) && (value as number) >= 0;
