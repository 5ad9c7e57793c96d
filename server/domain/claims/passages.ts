import type { Box, TableCell } from "../paper/document.ts";
import type { Section } from "./sections.ts";

/** Running text of one section: a paragraph, over a column's or page's end too. */
export interface Prose {
  kind: "prose";
  section: Section;
  /** Of a figure or a table: it says what is shown, seldom what was found. */
  isCaption: boolean;
  text: string;
  /** Where its lines start, in order. */
  lines: ProseLine[];
}

export interface ProseLine {
  /** The offset in the text. */
  start: number;
  page: number;
  box: Box | null;
}

export interface TablePassage {
  kind: "table";
  section: Section;
  page: number;
  /** Such as `Table 2`; null for one without a caption. */
  label: string | null;
  caption: string;
  rows: TableCell[][];
}

export type Passage = Prose | TablePassage;

/** Whether a passage states no result by its place. A table with a caption may stand behind the references, or among them. */
export function isApart(passage: Passage): boolean {
  return passage.section.kind === "apart" && (passage.kind === "prose" || passage.label === null);
}

/** The line that an offset of a text stands in. */
export function lineAt({ lines }: Prose, offset: number): ProseLine {
  let found = lines[0]!;
  for (const line of lines) {
    if (line.start > offset) break;
    found = line;
  }
  return found;
}

/** A line of a paper on its way into a paragraph. */
export interface SourceLine {
  text: string;
  page: number;
  box: Box | null;
}

const caption = /^(?:supplementary |extended data )?(?:figure|fig\.|table|tab\.|scheme)\s?[A-Z]?\d/i;

/** Joins lines to a paragraph; a word that a line's end breaks is whole again. */
export function proseOf(section: Section, lines: readonly SourceLine[]): Prose {
  const parts: string[] = [];
  const starts: ProseLine[] = [];
  let length = 0;
  // Only the last part is looked at: a pattern on the whole text, line by line, would take quadratic time.
  for (const { text: line, page, box } of lines) {
    const next = line.trim();
    const last = parts.at(-1) ?? "";
    if (/\p{L}-$/u.test(last.slice(-3)) && /^\p{Ll}/u.test(next)) {
      parts[parts.length - 1] = last.slice(0, -1);
      length -= 1;
    } else if (last !== "" && !last.endsWith("-")) {
      parts.push(" ");
      length += 1;
    }
    starts.push({ start: length, page, box });
    parts.push(next);
    length += next.length;
  }
  const text = parts.join("");
  return { kind: "prose", section, isCaption: caption.test(text), text, lines: starts };
}
