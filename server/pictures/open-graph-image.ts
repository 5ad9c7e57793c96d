import { fileURLToPath } from "node:url";
import type { OverlayOptions } from "sharp";
import { boundedQueue } from "../concurrency/bounded-queue.ts";
import { loadSharp } from "./load-sharp.ts";

/** What a picture says. Texts are plain: they may hold anything. */
export interface OpenGraphImage {
  title: string;
  /** Shown where the title is in a script that cannot be drawn. */
  name: string;
  byline: string;
  verdict: string;
  /** Parts of the bar below the title, in their order; none where nothing was judged. */
  parts: readonly { count: number; color: string }[];
  footer: string;
}

/** Draws a PNG of 1200 by 630 pixels. Throws `degraded` where too many are being drawn. */
export type DrawOpenGraphImage = (image: OpenGraphImage) => Promise<Uint8Array>;

const [width, height, margin] = [1200, 630, 72];
const inner = width - 2 * margin;
const bar = { top: 372, height: 28 };
const [ink, grey, track] = ["#1a1a1a", "#555555", "#e5e5e5"];

/** Fonts that are there on a machine without any: those that pdf.js brings for papers without theirs. */
const fonts = new URL("standard_fonts/", import.meta.resolve("pdfjs-dist/package.json"));
const fontFile = (name: string) => fileURLToPath(new URL(`${name}.ttf`, fonts));
const [regular, bold] = [fontFile("LiberationSans-Regular"), fontFile("LiberationSans-Bold")];

/** Of what Liberation Sans has letters for; others would be boxes. */
const drawable =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** Creates what draws the pictures, one after the other: each takes a twentieth of a second of a processor. */
export function createOpenGraphPainter(): DrawOpenGraphImage {
  const queue = boundedQueue({ concurrency: 1, maxWaiting: 20 });
  return (image) => queue(() => draw(image));
}

async function draw({ title, name, byline, verdict, parts, footer }: OpenGraphImage): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const lines = [
    { text: footer, size: 26, top: height - margin - 26, height: 40, color: grey },
    { text: verdict, size: 36, top: bar.top + bar.height + 28, height: 96, color: ink, font: bold },
    { text: byline, size: 28, top: 292, height: 40, color: grey },
    { text: textOf(title) || name, size: 54, top: margin, height: 200, color: ink, font: bold },
  ];
  const texts: OverlayOptions[] = [];
  for (const line of lines) {
    const shown = textOf(line.text);
    if (shown === "") continue;
    const drawn = await drawText(sharp, { ...line, text: shown });
    texts.push({ input: drawn, left: margin, top: line.top });
  }
  return sharp({ create: { width, height, channels: 3, background: "#ffffff" } })
    .composite([...segments(parts), ...texts])
    .png()
    .toBuffer();
}

type Sharp = Awaited<ReturnType<typeof loadSharp>>;

/** A text that takes no more than its place: smaller where it would. */
async function drawText(
  sharp: Sharp,
  line: { text: string; size: number; height: number; color: string; font?: string },
): Promise<Buffer> {
  const { font = regular } = line;
  const escaped = line.text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const text = {
    text: `<span foreground="${line.color}">${escaped}</span>`,
    fontfile: font,
    width: inner,
    rgba: true,
    wrap: "word-char",
  } as const;
  const family = font === bold ? "Liberation Sans Bold" : "Liberation Sans";
  for (let { size } = line; ; size -= 6) {
    // 72 dots an inch: a point is a pixel.
    const drawn = sharp({ text: { ...text, font: `${family} ${size}`, dpi: 72 } }).png();
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
    if (info.height <= line.height && info.width <= inner) return data;
    if (size > 18) continue;
    const cut = {
      left: 0,
      top: 0,
      width: Math.min(info.width, inner),
      height: Math.min(info.height, line.height),
    };
    return sharp(data).extract(cut).png().toBuffer();
  }
}

/** One line of what can be drawn; empty where it cannot. */
function textOf(text: string): string {
  const plain = text.replaceAll(/[\p{C}\s]+/gu, " ").trim();
  // Of letters beyond the first plane it has none.
  if (!drawable.test(plain) || /[\u{10000}-\u{10ffff}]/u.test(plain)) return "";
  return plain.length > 180 ? `${plain.slice(0, 179).trimEnd()}…` : plain;
}

/** The bar, with a part for each state in proportion to its count. */
function segments(parts: OpenGraphImage["parts"]): OverlayOptions[] {
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  const edge = (count: number) => Math.round((inner * count) / total);
  const rectangle = (left: number, right: number, background: string): OverlayOptions => ({
    input: { create: { width: Math.max(1, right - left), height: bar.height, channels: 3, background } },
    left: margin + Math.min(left, inner - 1),
    top: bar.top,
  });
  let before = 0;
  const drawn = parts
    .filter(({ count }) => count > 0)
    .map(({ count, color }) => {
      const left = edge(before);
      before += count;
      return rectangle(left, edge(before), color);
    });
  return [rectangle(0, inner, track), ...drawn];
}
