/** The parts that we use of a text item of pdf.js; other items (marked content) have no `str`. */
export interface TextItem {
  str: string;
  /** A matrix `[a, b, c, d, x, y]` in points; y grows upward. */
  transform: readonly number[];
  height: number;
  hasEOL: boolean;
}

/** A step down of more than this many line heights starts a new paragraph; single-spaced text steps by 1.2. */
const PARAGRAPH_STEP = 1.8;

/** The text of a page: a newline where pdf.js saw a line end, an empty line where the vertical gap is wide. */
export function pageLines(items: readonly TextItem[]): string {
  const parts: string[] = [];
  let lineY: number | null = null;
  let lineHeight = 0;
  let atLineStart = true;
  for (const item of items) {
    const y = item.transform[5] ?? 0;
    if (atLineStart && item.str.trim() !== "") {
      const height = item.height || lineHeight;
      if (lineY !== null && height > 0 && Math.abs(lineY - y) > PARAGRAPH_STEP * height) parts.push("\n");
      lineY = y;
      lineHeight = height;
      atLineStart = false;
    }
    parts.push(item.str);
    if (item.hasEOL) {
      parts.push("\n");
      atLineStart = true;
    }
  }
  return parts.join("");
}
