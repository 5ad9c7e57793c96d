import { isNamedHeading, isNumberedHeading } from "./headings.ts";
import { captionLabel } from "./labels.ts";
import type { Row } from "./rows.ts";

/** What most of a paper's text is set in. */
export interface BodyStyle {
  size: number;
  font: string;
}

export type TextKind = "heading" | "paragraph" | "caption" | "footnote" | "reference";

/** What a block of a page is, by its first words and how it is set. */
export function kindOf(
  rows: readonly Row[],
  body: BodyStyle,
  place: { isLowest: boolean; isInReferences: boolean },
): TextKind {
  const [first] = rows;
  const text = first!.text;
  if (isCaption(rows, body)) return "caption";
  if (isHeading(rows, body)) return "heading";
  const isSmall = first!.size <= 0.93 * body.size;
  if (isSmall && place.isLowest && /^(?:\d{1,2}|[*†‡§¶∗])\s?[\p{L}("]/u.test(text)) return "footnote";
  return place.isInReferences ? "reference" : "paragraph";
}

function isCaption([first, ...others]: readonly Row[], body: BodyStyle): boolean {
  const label = captionLabel(first!.text);
  if (!label) return false;
  const isSetApart = first!.font !== body.font || first!.size <= 0.95 * body.size;
  return label.isSure ? isSetApart || others.length < 8 : isSetApart;
}

function isHeading(rows: readonly Row[], body: BodyStyle): boolean {
  const text = rows.map((row) => row.text).join(" ");
  if (rows.length > 4 || text.length > 200 || !/\p{L}{2}/u.test(text)) return false;
  const [first] = rows;
  if (isNamedHeading(text))
    return first!.font !== body.font || first!.size > 1.03 * body.size || /^\P{Ll}*$/u.test(text);
  if (rows.every(({ size }) => size > 1.12 * body.size)) return !/[,;]$/.test(text);
  const isRoman = rows.length === 1 && /^(?:[IVX]{1,5}|[A-Z])\.\s[^a-z]{4,80}$/.test(text);
  if (isRoman) return true;
  const isOtherFont = rows.every(({ font }) => font !== body.font) && first!.size >= 0.95 * body.size;
  const endsAsHeading = rows.length <= 2 && text.length <= 120 && !/[.,;:]$/.test(text);
  return isOtherFont && endsAsHeading && isNumberedHeading(text) && rows.length <= 2;
}
