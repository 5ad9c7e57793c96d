import type { Box, PageLayout, TableCell, TextBlock, TextLine } from "../../domain/paper/document.ts";
import { normalizeText } from "../normalize-text.ts";
import type { Draft } from "./blocks.ts";
import { type BodyStyle, kindOf, type TextKind } from "./classify.ts";
import { type Frame, toPage } from "./frames.ts";
import { type EdgeRow, furnitureOf } from "./furniture.ts";
import { isReferencesHeading } from "./headings.ts";
import type { DraftPart, PageDraft } from "./page-draft.ts";
import type { Row } from "./rows.ts";
import type { Cell } from "./table-cells.ts";

/** Tells what each block of each page is; a page that was not laid out stays null. */
export function layoutPaper(drafts: readonly (PageDraft | null)[]): (PageLayout | null)[] {
  const body = bodyStyle(drafts);
  const furniture = furnitureOf(edgesOf(drafts), drafts.length);
  let isInReferences = false;
  return drafts.map((draft) => {
    if (!draft) return null;
    const blocks: TextBlock[] = [];
    const aside: TextBlock[] = [];
    for (const part of draft.parts) {
      const { frame } = part;
      if (part.isAside) {
        aside.push(...part.blocks.map(({ rows }) => textBlock("furniture", rows, frame)));
        continue;
      }
      for (const block of part.blocks) {
        if (block.kind === "table") {
          blocks.push({ kind: "table", rows: tableRows(block.table.rows, block.rows, frame) });
          continue;
        }
        const [edge, rows] = [
          block.rows.filter((row) => furniture.has(row)),
          block.rows.filter((row) => !furniture.has(row)),
        ];
        if (edge.length > 0) aside.push(textBlock("furniture", edge, frame));
        if (rows.length === 0) continue;
        const isLowest = isLowestIn(part, block, body, furniture);
        const kind = kindOf(rows, body, { isLowest, isInReferences });
        if (kind === "heading") isInReferences = isReferencesHeading(rows.map(({ text }) => text).join(" "));
        blocks.push(textBlock(kind, rows, frame));
      }
    }
    return { width: draft.width, height: draft.height, blocks: [...joined(blocks), ...aside] };
  });
}

/** The size and font of most characters. */
function bodyStyle(drafts: readonly (PageDraft | null)[]): BodyStyle {
  const counts = new Map<string, { size: number; font: string; count: number }>();
  for (const { size, font, text } of drafts.flatMap(rowsOf)) {
    const half = Math.round(size * 2) / 2;
    const entry = counts.get(`${half} ${font}`) ?? { size: half, font, count: 0 };
    entry.count += text.length;
    counts.set(`${half} ${font}`, entry);
  }
  const [most] = [...counts.values()].sort((a, b) => b.count - a.count);
  return most ?? { size: 10, font: "" };
}

const rowsOf = (draft: PageDraft | null): Row[] =>
  draft?.parts.flatMap(({ blocks }) => blocks.flatMap(({ rows }) => rows)) ?? [];

/** The three highest and the three lowest rows of each page. */
function edgesOf(drafts: readonly (PageDraft | null)[]): EdgeRow[] {
  return drafts.flatMap((draft, index) => {
    const text = draft?.parts.filter(({ isAside }) => !isAside) ?? [];
    const rows = text
      .flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === "text").flatMap((block) => block.rows))
      .sort((a, b) => a.base - b.base);
    const edge = new Set([...rows.slice(0, 3), ...rows.slice(-3)]);
    return [...edge].map((row) => ({ page: index + 1, row }));
  });
}

/** Whether nothing but other small text stands below a block in its column. */
function isLowestIn(
  { blocks }: DraftPart,
  block: Draft,
  body: BodyStyle,
  furniture: ReadonlySet<Row>,
): boolean {
  const after = blocks.slice(blocks.indexOf(block) + 1).flatMap(({ rows }) => rows);
  return after.every((row) => row.size <= 0.93 * body.size || furniture.has(row));
}

function textBlock(kind: TextKind | "furniture", rows: readonly Row[], frame: Frame): TextBlock {
  return { kind, lines: rows.map((row) => lineOf(row, frame)) };
}

function lineOf(row: Row, frame: Frame): TextLine {
  return { text: normalizeText(row.text), box: boxOf(row, frame) };
}

/** Letters reach so far above and below the baseline, in font sizes. */
const [ascent, descent] = [0.8, 0.2];

function boxOf(
  { x0, x1, base, size }: { x0: number; x1: number; base: number; size: number },
  frame: Frame,
): Box {
  return toPage(frame, { x: x0, y: base - ascent * size, width: x1 - x0, height: (ascent + descent) * size });
}

/** A cell without text has the box of its place in the row, without width. */
function tableRows(
  rows: readonly (readonly (Cell | null)[])[],
  printed: readonly Row[],
  frame: Frame,
): TableCell[][] {
  return rows.map((cells, index) => {
    const { base, size, x0 } = printed[index]!;
    return cells.map((cell, column) => {
      if (cell) return { text: normalizeText(cell.text), box: boxOf(cell, frame) };
      const before = cells.slice(0, column).findLast((each) => each !== null);
      const x = before?.x1 ?? x0;
      return { text: "", box: boxOf({ x0: x, x1: x, base, size }, frame) };
    });
  });
}

/** Puts a paragraph that goes on in the next column together: its sentence is one. */
function joined(blocks: readonly TextBlock[]): TextBlock[] {
  const all: TextBlock[] = [];
  for (const block of blocks) {
    const open = block.kind === "paragraph" ? openParagraph(all) : undefined;
    if (open && block.kind === "paragraph" && goesOn(open, block)) open.lines.push(...block.lines);
    else all.push(block);
  }
  return all;
}

type Lines = Exclude<TextBlock, { kind: "table" }>;

/** The paragraph that stands last but for footnotes, captions and tables. */
function openParagraph(blocks: readonly TextBlock[]): Lines | undefined {
  for (let at = blocks.length - 1; at >= Math.max(0, blocks.length - 8); at--) {
    const block = blocks[at]!;
    if (block.kind === "paragraph") return block;
    if (block.kind === "heading" || block.kind === "reference") return undefined;
  }
  return undefined;
}

/** In the next column, higher up, in the middle of a sentence. */
function goesOn(before: Lines, block: Lines): boolean {
  const [last, first] = [before.lines.at(-1)!, block.lines[0]!];
  if (first.box.y >= last.box.y || first.box.x <= last.box.x) return false;
  return /[\p{L}\d,-]$/u.test(last.text) && /^[\p{Ll}\d(]/u.test(first.text);
}
