import type { TextItem } from "./layout/pieces.ts";

/** Line distance, in line heights, above which a new paragraph starts; single-spaced text has 1.2. */
const PARAGRAPH_STEP = 1.8;

/** Returns the text of a page that is not laid out: a newline at each line end of pdf.js, an empty line at each wide vertical gap. */
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
