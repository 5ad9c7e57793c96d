import type { SharpOptions } from "sharp";
import { DomainError } from "../domain/errors.ts";
import { loadSharp } from "./load-sharp.ts";

/** Media types of pictures that are accepted. The result is always WebP. */
export type PictureType = "image/png" | "image/jpeg" | "image/webp";

export interface PictureReader {
  /**
   * Re-encodes a picture: upright, at most `side` pixels a side, without metadata. Throws `picture.unreadable` if the
   * bytes are not of the media type or are damaged, `picture.dimensions` if there are too many pixels.
   */
  read(bytes: Uint8Array, mediaType: PictureType): Promise<Uint8Array>;
}

export interface PictureLimits {
  /** Maximum pixels a side of the input: bounds the memory, 4 bytes a pixel. */
  maxSide: number;
  /** Maximum pixels a side of the result. */
  side: number;
  timeoutSeconds: number;
}

/** Creates a reader that decodes and re-encodes the pixels, so that no uploaded byte is stored or served. */
export function createPictureReader({ maxSide, side, timeoutSeconds }: PictureLimits): PictureReader {
  const options: SharpOptions = { failOn: "warning", limitInputPixels: maxSide * maxSide };
  return {
    async read(bytes, mediaType) {
      const sharp = await loadSharp();
      const unreadable = (cause?: unknown) =>
        new DomainError("invalid_request", "picture.unreadable", { parameters: { mediaType }, cause });
      const { format, width, height } = await readMetadata(sharp, bytes, options).catch((cause) => {
        throw /pixel limit/i.test(String(cause)) ? tooManyPixels(maxSide) : unreadable(cause);
      });
      if (`image/${format}` !== mediaType) throw unreadable();
      // Checked by the header before a pixel is decoded: a small file may decode to gigabytes.
      if (width > maxSide || height > maxSide) throw tooManyPixels(maxSide);
      try {
        return await sharp(bytes, options)
          .autoOrient()
          .resize(side, side, { fit: "cover", withoutEnlargement: true })
          .webp({ quality: 85 })
          .timeout({ seconds: timeoutSeconds })
          .toBuffer();
      } catch (cause) {
        throw unreadable(cause);
      }
    },
  };
}

async function readMetadata(
  sharp: Awaited<ReturnType<typeof loadSharp>>,
  bytes: Uint8Array,
  options: SharpOptions,
) {
  return sharp(bytes, options).metadata();
}

function tooManyPixels(limit: number): DomainError {
  return new DomainError("invalid_request", "picture.dimensions", { parameters: { limit } });
}
