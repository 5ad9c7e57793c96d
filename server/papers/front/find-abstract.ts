import type { Found } from "../../domain/paper/about.ts";
import type { PageLayout, TextBlock } from "../../domain/paper/document.ts";
import { aboutLimits } from "../about.ts";

type Lines = Exclude<TextBlock, { kind: "table" }>;

const heading =
  /^(?:\d{1,2}\.?\s{1,4})?(?:abstract|a b s t r a c t|summary|zusammenfassung|résumé|摘\s?要)\s*[:.]?$/i;
/** The word, and what the abstract begins with. */
const inline = /^(?:abstract|résumé)\s*(?:[:.]|\s?[-—–])+\s*(?=\S)/i;
/** The word in another font, which may be all that sets it apart: a capital begins a sentence behind it. */
const unmarked = /^(?:ABSTRACT|Abstract)\s{1,4}(?=(?:\p{Lu}\p{Ll}{0,30}|\d{1,9}) [\p{Ll}(])/u;
const next =
  /^(?:key\s?words|index terms|categories|ccs concepts|acm reference|general terms|jel|msc|pacs|subject|code:|data:|github|website|artifacts?:|(?:1|I)?\.?\s*introduction|contents)\b|^(?:关键词|引言)/i;

/** A title page, and one with notes on the authors, may stand before it. */
const maxPages = 3;
const sentenceEnd = /[.!?。][)\]”"]?$/u;

/**
 * The abstract: the paragraphs below the heading of that name, or the one that begins with it, up to what comes next.
 * Nothing where it does not end with a sentence: part of it stands where it was not found.
 */
export function findAbstract(pages: readonly (PageLayout | null)[]): Found<string> | null {
  const blocks = pages.slice(0, maxPages).flatMap((page) => (page?.blocks ?? []).filter(isText));
  const startsWith = (form: RegExp) => (block: Lines) => form.test(block.lines[0]!.text);
  const marked = blocks.findIndex((block) => [heading, inline].some((form) => startsWith(form)(block)));
  const start = marked >= 0 ? marked : blocks.findIndex(startsWith(unmarked));
  const first = blocks[start];
  if (!first) return null;
  const lines = first.lines.map(({ text }) => text);
  if (heading.test(lines[0]!)) lines.shift();
  else lines[0] = lines[0]!.replace(inline, "").replace(unmarked, "");
  const size = blocks[lines.length > 0 ? start : start + 1]?.lines[0]?.box.height ?? 0;
  const paragraphs = lines.length > 0 ? [lines] : [];
  for (const { kind, lines } of blocks.slice(start + 1)) {
    if (kind === "footnote") continue;
    const isSameText = kind === "paragraph" && Math.abs(lines[0]!.box.height - size) < 0.6;
    if (!isSameText || next.test(lines[0]!.text)) break;
    // Where the word stands in its line, the abstract is one paragraph.
    if (!heading.test(first.lines[0]!.text)) break;
    const texts = lines.map(({ text }) => text);
    // With wide line spacing each line stands for itself.
    const open = paragraphs.at(-1);
    if (open && !sentenceEnd.test(open.at(-1)!)) open.push(...texts);
    // What begins with no sentence is another part of the page, such as a figure's labels.
    else if (open && !/^(?:[\p{Lu}\p{Lo}"“]|\d+\s\p{Ll}{3})/u.test(texts[0]!)) break;
    else paragraphs.push(texts);
  }
  const length = paragraphs.flat().reduce((sum, line) => sum + line.length, 0);
  if (length > 2 * aboutLimits.abstract) return null;
  const text = paragraphs
    .map((each) => joinLines(upToNext(each)))
    .filter((each) => each !== "")
    .join("\n\n");
  const isWhole = /^[\p{Lu}\p{Lo}\d("“]/u.test(text) && /[.!?。)\]”"]$/u.test(text);
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
    .replace(/(?<=[\p{Script=Han},。])\n(?=\p{Script=Han})/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}
