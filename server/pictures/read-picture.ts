import type { SharpOptions } from "sharp";
import { DomainError } from "../domain/errors.ts";

/** The media types of pictures that are read. What is kept is always WebP. */
export type PictureType = "image/png" | "image/jpeg" | "image/webp";

export interface PictureReader {
  /**
   * The picture anew: upright, at most `side` pixels a side, without metadata. Throws `picture.unreadable` where the
   * bytes are not of the media type or are damaged, `picture.dimensions` where there are too many pixels.
   */
  read(bytes: Uint8Array, mediaType: PictureType): Promise<Uint8Array>;
}

export interface PictureLimits {
  /** Pixels a side of what is read: it bounds the memory, 4 bytes a pixel. */
  maxSide: number;
  /** Pixels a side of what is kept. */
  side: number;
  timeoutSeconds: number;
}

/** Nothing that came from outside is kept or served: the pixels are decoded and written anew. */
export function createPictureReader({ maxSide, side, timeoutSeconds }: PictureLimits): PictureReader {
  const options: SharpOptions = { failOn: "warning", limitInputPixels: maxSide * maxSide };
  return {
    async read(bytes, mediaType) {
      const sharp = await load();
      const unreadable = (cause?: unknown) =>
        new DomainError("invalid_request", "picture.unreadable", { parameters: { mediaType }, cause });
      const { format, width, height } = await describe(sharp, bytes, options).catch((cause) => {
        throw /pixel limit/i.test(String(cause)) ? tooManyPixels(maxSide) : unreadable(cause);
      });
      if (`image/${format}` !== mediaType) throw unreadable();
      // The header says so before a pixel is decoded: a small file may unfold to gigabytes.
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

async function describe(sharp: Awaited<ReturnType<typeof load>>, bytes: Uint8Array, options: SharpOptions) {
  return sharp(bytes, options).metadata();
}

function tooManyPixels(limit: number): DomainError {
  return new DomainError("invalid_request", "picture.dimensions", { parameters: { limit } });
}

let loaded: Promise<typeof import("sharp").default> | undefined;

/** Loaded at the first picture, with every reader shut but the three: libvips knows many formats, some of them code. */
function load() {
  loaded ??= import("sharp").then(({ default: sharp }) => {
    sharp.block({ operation: ["VipsForeignLoad"] });
    sharp.unblock({
      operation: ["VipsForeignLoadPngBuffer", "VipsForeignLoadJpegBuffer", "VipsForeignLoadWebpBuffer"],
    });
    sharp.cache(false);
    // One thread a picture: those who look on must not wait for those who upload.
    sharp.concurrency(1);
    return sharp;
  });
  return loaded;
}
