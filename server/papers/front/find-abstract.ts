import type { Found } from "../../domain/paper/about.ts";
import type { PageLayout, TextBlock } from "../../domain/paper/document.ts";
import { aboutLimits } from "../about.ts";

type Lines = Exclude<TextBlock, { kind: "table" }>;

const heading = /^(?:abstract|a b s t r a c t|summary|zusammenfassung|résumé)\s*[:.]?$/i;
/** The word, and what the abstract begins with. */
const inline = /^(?:abstract|résumé)\s*(?:[:.]|\s?[-—–])+\s*(?=\S)/i;
const next =
  /^(?:key\s?words|index terms|categories|ccs concepts|acm reference|general terms|jel|msc|pacs|subject|code:|data:|github|website|artifacts?:|(?:1|I)?\.?\s*introduction|contents)\b/i;

/**
 * The abstract: the paragraphs below the heading of that name, or the one that begins with it, up to what comes next.
 * Nothing where it does not end with a sentence: part of it stands where it was not found.
 */
export function findAbstract(pages: readonly (PageLayout | null)[]): Found<string> | null {
  const blocks = pages.slice(0, 2).flatMap((page) => (page?.blocks ?? []).filter(isText));
  const start = blocks.findIndex(
    ({ lines: [first] }) => heading.test(first!.text) || inline.test(first!.text),
  );
  const first = blocks[start];
  if (!first) return null;
  const lines = first.lines.map(({ text }) => text);
  if (heading.test(lines[0]!)) lines.shift();
  else lines[0] = lines[0]!.replace(inline, "");
  const size = blocks[lines.length > 0 ? start : start + 1]?.lines[0]?.box.height ?? 0;
  const paragraphs = lines.length > 0 ? [lines] : [];
  for (const { kind, lines } of blocks.slice(start + 1)) {
    const isSameText = kind === "paragraph" && Math.abs(lines[0]!.box.height - size) < 0.6;
    if (!isSameText || next.test(lines[0]!.text)) break;
    // Where the word stands in its line, the abstract is one paragraph.
    if (!heading.test(first.lines[0]!.text)) break;
    paragraphs.push(lines.map(({ text }) => text));
  }
  const length = paragraphs.flat().reduce((sum, line) => sum + line.length, 0);
  if (length > 2 * aboutLimits.abstract) return null;
  const text = paragraphs
    .map((each) => joinLines(upToNext(each)))
    .filter((each) => each !== "")
    .join("\n\n");
  const isWhole = /^[\p{Lu}\d("“]/u.test(text) && /[.!?)\]”"]$/u.test(text);
  if (!isWhole || text.length < 120 || text.length > aboutLimits.abstract) return null;
  return { value: text, source: "first_page" };
}

const isText = (block: TextBlock): block is Lines => block.kind !== "table" && block.kind !== "furniture";

function upToNext(lines: readonly string[]): string[] {
  const at = lines.findIndex((line) => next.test(line));
  return lines.slice(0, at < 0 ? undefined : at);
}

/** A word that is broken at the end of its line is put together, unless its parts are words of their own. */
function joinLines(lines: readonly string[]): string {
  const text = lines.join("\n");
  const isCompound = (before: string, after: string) => text.includes(`${before}-${after}`);
  return text
    .replace(/(\p{L}+)-\n(\p{Ll}+)/gu, (_, before: string, after: string) =>
      isCompound(before, after) ? `${before}-${after}` : before + after,
    )
    .replace(/\s+/g, " ")
    .trim();
}
