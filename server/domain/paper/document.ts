/**
 * A paper's text as it is laid out. Boxes are in points (1/72 inch) from the page's top left corner, x to the right and
 * y downward, whatever the page's rotation. Texts are normalized (NFKC, plain hyphens and minus signs).
 */
export interface PageLayout {
  width: number;
  height: number;
  /** In reading order: a column before the next one. */
  blocks: TextBlock[];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** `furniture`: a running header or footer, a page number, a line number; no part of the text. */
export type TextBlock =
  | { kind: "heading" | "paragraph" | "caption" | "footnote" | "reference" | "furniture"; lines: TextLine[] }
  | { kind: "table"; rows: TableCell[][] };

/** `text` and `box` of one printed line; a word that is broken at its end keeps the hyphen. */
export interface TextLine {
  text: string;
  box: Box;
}

/** A cell without text is left in its row, so that the cells of a column have one index. */
export interface TableCell {
  text: string;
  box: Box;
}
