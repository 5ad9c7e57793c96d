import type { Box } from "../../domain/paper/document.ts";

/** `[a, b, c, d, x, y]`, as PDF writes them. */
export type Matrix = readonly number[];

/** A page turned so that text of one direction runs to the right. */
export interface Frame {
  /** How often the text is turned by 90 degrees, clockwise. */
  turns: 0 | 1 | 2 | 3;
  /** The page's, unturned. */
  pageWidth: number;
  pageHeight: number;
}

export function framesOf(pageWidth: number, pageHeight: number): Frame[] {
  return ([0, 1, 2, 3] as const).map((turns) => ({ turns, pageWidth, pageHeight }));
}

export function multiply(m: Matrix, n: Matrix): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = m;
  const [e = 1, f = 0, g = 0, h = 1, u = 0, v = 0] = n;
  return [a * e + c * f, b * e + d * f, a * g + c * h, b * g + d * h, a * u + c * v + x, b * u + d * v + y];
}

/** A point of the page in the frame. */
export function toFrame(
  { turns, pageWidth, pageHeight }: Frame,
  x: number,
  y: number,
): { x: number; y: number } {
  if (turns === 0) return { x, y };
  if (turns === 1) return { x: y, y: pageWidth - x };
  if (turns === 2) return { x: pageWidth - x, y: pageHeight - y };
  return { x: pageHeight - y, y: x };
}

/** A box of the frame on the page, in tenths of a point. */
export function toPage({ turns, pageWidth, pageHeight }: Frame, { x, y, width, height }: Box): Box {
  if (turns === 0) return rounded(x, y, width, height);
  if (turns === 1) return rounded(pageWidth - y - height, x, height, width);
  if (turns === 2) return rounded(pageWidth - x - width, pageHeight - y - height, width, height);
  return rounded(y, pageHeight - x - width, height, width);
}

function rounded(x: number, y: number, width: number, height: number): Box {
  const tenths = (value: number) => Math.round(value * 10) / 10;
  return { x: tenths(x), y: tenths(y), width: tenths(width), height: tenths(height) };
}
