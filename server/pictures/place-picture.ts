import { LRUCache } from "lru-cache";
import { boundedQueue } from "../concurrency/bounded-queue.ts";
import type { Box } from "../domain/paper/document.ts";
import { type PictureSize, placePictureSize } from "../domain/paper/place-picture.ts";
import { loadSharp } from "./load-sharp.ts";

/** Draws a place of a paper's page: red, green and blue of each pixel; null where that cannot be drawn. */
export type DrawPlace = (
  paperDigest: string,
  place: { page: number; box: Box; size: PictureSize },
) => Promise<Uint8Array | null>;

/** Returns a PNG of a box of a paper's page and what stands around it. Throws `degraded` where too many are being drawn. */
export type PaintPlace = (paperDigest: string, page: number, box: Box) => Promise<Uint8Array | null>;

/** Creates what draws places, one after the other, and keeps those that were last asked for. */
export function createPlacePainter(drawPlace: DrawPlace, maxBytes: number): PaintPlace {
  const queue = boundedQueue({ concurrency: 1, maxWaiting: 40 });
  const kept = new LRUCache<string, { png: Uint8Array | null }>({
    maxSize: maxBytes,
    // What cannot be drawn is not tried again and again either.
    sizeCalculation: ({ png }) => (png?.byteLength ?? 0) + 256,
  });
  return async (paperDigest, page, box) => {
    const { x, y, width, height } = box;
    const key = [paperDigest, page, x, y, width, height].join(" ");
    const known = kept.get(key);
    if (known) return known.png;
    return queue(async () => {
      // Drawn while this one waited: a page of Claims may have one place for several.
      const drawn = kept.get(key) ?? { png: await paint(drawPlace, paperDigest, page, box) };
      kept.set(key, drawn);
      return drawn.png;
    });
  };
}

async function paint(
  drawPlace: DrawPlace,
  paperDigest: string,
  page: number,
  box: Box,
): Promise<Uint8Array | null> {
  const size = placePictureSize(box);
  const pixels = await drawPlace(paperDigest, { page, box, size });
  if (!pixels) return null;
  const sharp = await loadSharp();
  const { width, height } = size;
  // Print has few colours: a fifth of the bytes.
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ palette: true, colours: 64 })
    .toBuffer();
}
