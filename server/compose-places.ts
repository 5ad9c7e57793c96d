import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { ObjectStore } from "./objects/object-store.ts";
import { drawPlace } from "./papers/draw-place.ts";
import { createPlacePainter, type PaintPlace } from "./pictures/place-picture.ts";

const mebibyte = 1024 * 1024;

/** What paints places of the papers that the service keeps. */
export function composePlaces(objects: ObjectStore): PaintPlace {
  const limits = { timeoutSeconds: 10, memoryMiB: 512 };
  return createPlacePainter(async (digest, place) => {
    const pdf = Readable.fromWeb((await objects.read(digest)) as ReadableStream<Uint8Array>);
    return drawPlace(pdf, place, limits);
  }, 16 * mebibyte);
}
