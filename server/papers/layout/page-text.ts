import type { PageLayout, TextBlock } from "../../domain/paper/document.ts";

/**
 * The text of a page in reading order: a line for each that is printed, an empty one between blocks, two spaces between
 * the cells of a table. What is no part of the text stands last.
 */
export function pageText({ blocks }: PageLayout): string {
  return blocks.map(blockText).join("\n\n");
}

function blockText(block: TextBlock): string {
  if (block.kind !== "table") return block.lines.map(({ text }) => text).join("\n");
  return block.rows
    .map((row) =>
      row
        .map(({ text }) => text)
        .filter((text) => text !== "")
        .join("  "),
    )
    .join("\n");
}
