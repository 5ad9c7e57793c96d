import type { PageLayout, TextBlock, TextLine } from "../paper/document.ts";
import { headerLines } from "./header-lines.ts";
import { type Passage, proseOf, type SourceLine } from "./passages.ts";
import {
  canBeHeading,
  frontSection,
  isNamedLine,
  isNumberedLine,
  type Section,
  sectionOf,
} from "./sections.ts";

/** Reads the passages of laid-out pages, in reading order. Footnotes, references and furniture state no result. */
export function readLayouts(
  pages: readonly { number: number; layout: PageLayout }[],
  start = frontSection,
): Passage[] {
  const reader: Reader = { section: start, pending: [], passages: [] };
  for (const { number, layout } of pages) {
    for (const [index, block] of layout.blocks.entries())
      readBlock(reader, number, layout.blocks, index, block);
  }
  flush(reader);
  return reader.passages;
}

interface Reader {
  section: Section;
  /** The lines of a paragraph that may go on in the next column. */
  pending: SourceLine[];
  passages: Passage[];
}

function readBlock(
  reader: Reader,
  page: number,
  blocks: readonly TextBlock[],
  index: number,
  block: TextBlock,
): void {
  if (block.kind === "heading" && canBeHeading(textOf(block.lines))) {
    open(reader, textOf(block.lines));
  } else if (block.kind === "paragraph" || block.kind === "heading") {
    readParagraph(reader, page, block.lines);
  } else if (block.kind === "table") {
    const { label, caption } = captionOf(blocks, index);
    const above = blocks[index - 2];
    const isCaptioned = above?.kind === "caption" && !isLabelAlone(textOf(above.lines));
    const rows = isCaptioned ? [...headerLines(blocks[index - 1]!, block.rows), ...block.rows] : block.rows;
    reader.passages.push({ kind: "table", section: reader.section, page, label, caption, rows });
  } else if (block.kind === "caption") {
    const lines = block.lines.map((line) => ({ ...line, page }));
    reader.passages.push(proseOf({ ...reader.section, title: reader.section.title }, lines));
  }
}

function readParagraph(reader: Reader, page: number, lines: readonly TextLine[]): void {
  const first = lines[0]?.text.trim() ?? "";
  if (reader.pending.length > 0 && !continues(reader.pending.at(-1)!.text, first)) flush(reader);
  if (/^abstract\b/i.test(first)) open(reader, "Abstract");
  for (const [index, { text, box }] of lines.entries()) {
    if (isHeadingOf(lines, index)) open(reader, text.trim());
    else reader.pending.push({ text, page, box });
  }
}

/** A heading that is set as its text is: the name of a part alone on its line, or a short first line with a number. */
function isHeadingOf(lines: readonly TextLine[], index: number): boolean {
  const { text, box } = lines[index]!;
  if (isNamedLine(text)) return true;
  if (index > 0 || !isNumberedLine(text)) return false;
  const widest = Math.max(...lines.map((line) => line.box?.width ?? 0));
  return lines.length === 1 || (box !== null && box.width < 0.75 * widest);
}

function open(reader: Reader, heading: string): void {
  flush(reader);
  reader.section = sectionOf(heading.slice(0, 200), reader.section);
}

/** Whether a paragraph that ends so goes on with what starts so. */
export function continues(end: string, start: string): boolean {
  return !/[.!?:]["')\]”]?\s*$/.test(end) && /^[\p{Ll}\d(]/u.test(start);
}

function flush(reader: Reader): void {
  if (reader.pending.length > 0) reader.passages.push(proseOf(reader.section, reader.pending));
  reader.pending = [];
}

const tableLabel = /^(?:supplementary\s+)?table\s+([A-Z]?\d{1,3}|[A-Z]\.?\d{1,2}|[IVX]{1,5})\b/i;

/** The caption is the block before the table, or else the one behind it. */
function captionOf(blocks: readonly TextBlock[], index: number): { label: string | null; caption: string } {
  for (const near of [index - 1, index + 1, index - 2, index + 2]) {
    const block = blocks[near];
    if (!block || block.kind === "table") continue;
    const caption = textOf(block.lines);
    const label = tableLabel.exec(caption);
    if (label && !isLabelAlone(caption) && (block.kind === "caption" || Math.abs(near - index) === 1))
      return { label: `Table ${label[1]}`, caption };
  }
  return titleAbove(blocks, index) ?? { label: null, caption: "" };
}

/** "Table 1" alone on its line, and the title in the paragraphs below it. */
function titleAbove(blocks: readonly TextBlock[], index: number): { label: string; caption: string } | null {
  const title: string[] = [];
  for (const block of blocks.slice(Math.max(0, index - 4), index).reverse()) {
    if (block.kind === "table") return null;
    const text = textOf(block.lines);
    if (isLabelAlone(text)) {
      const label = text.trim().replace(/\.$/, "");
      return { label, caption: title.length > 0 ? `${label}. ${title.join(" ")}` : label };
    }
    if (block.kind !== "paragraph" || text.length > 250) return null;
    title.unshift(text);
  }
  return null;
}

const isLabelAlone = (text: string) => tableLabel.exec(text.trim())?.[0] === text.trim().replace(/\.$/, "");

function textOf(lines: readonly TextLine[]): string {
  return proseOf(
    frontSection,
    lines.map((line) => ({ ...line, page: 1 })),
  ).text;
}
