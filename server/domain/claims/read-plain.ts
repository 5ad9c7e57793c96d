import { type Passage, proseOf, type SourceLine } from "./passages.ts";
import { continues } from "./read-layout.ts";
import { frontSection, isHeadingLine, type Section, sectionOf } from "./sections.ts";

/**
 * Reads the passages of pages whose layout is not known: paragraphs between empty lines, and no tables, since nobody can
 * tell their cells.
 */
export function readPlainPages(pages: readonly { number: number; text: string }[]): Passage[] {
  const isFurniture = repeatedLines(pages.map(({ text }) => text.split("\n")));
  const passages: Passage[] = [];
  let section: Section = frontSection;
  let pending: SourceLine[] = [];
  const flush = () => {
    if (pending.length > 0) passages.push(proseOf(section, pending));
    pending = [];
  };
  for (const { number: page, text } of pages) {
    let isOpen = pending.length > 0;
    for (const line of text.split("\n")) {
      if (line.trim() === "") {
        isOpen &&= pending.length > 0 && continues(pending.at(-1)!.text, "a");
        if (!isOpen) flush();
        continue;
      }
      if (isFurniture(line) || isTabular(line)) {
        if (isTabular(line)) flush();
        continue;
      }
      if (isHeadingLine(line)) {
        flush();
        section = sectionOf(line, section);
        continue;
      }
      if (/^abstract\s*[:.—-]/i.test(line.trim())) {
        flush();
        section = sectionOf("Abstract", section);
      }
      const last = pending.at(-1);
      if (last && last.page !== page && !continues(last.text, line.trim())) flush();
      pending.push({ text: line, page, box: null });
      isOpen = true;
    }
  }
  flush();
  return passages;
}

/** A row of a table, an axis of a figure: numbers without a sentence around them. */
function isTabular(line: string): boolean {
  if (/^\s*\|/.test(line)) return true;
  const words = line.trim().split(/\s+/);
  const numeric = words.filter((word) => /^[-+(]?[\d.,]+[%)]?$/.test(word)).length;
  return numeric >= 2 && numeric * 2 >= words.length;
}

/** Running headers and footers: lines that are the same, but for their digits, on half of the pages. */
function repeatedLines(pages: readonly string[][]): (line: string) => boolean {
  const counts = new Map<string, number>();
  for (const lines of pages)
    for (const line of new Set(lines.map(withoutDigits))) counts.set(line, (counts.get(line) ?? 0) + 1);
  const least = Math.max(3, pages.length / 2);
  return (line) => (counts.get(withoutDigits(line)) ?? 0) >= least;
}

function withoutDigits(line: string): string {
  return line.replace(/\d+/g, "0").trim();
}
