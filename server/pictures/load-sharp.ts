let sharpModule: Promise<typeof import("sharp").default> | undefined;

/** Loads sharp lazily, with every decoder blocked but three: libvips has many decoders, and some run code. */
export function loadSharp() {
  sharpModule ??= import("sharp").then(({ default: sharp }) => {
    sharp.block({ operation: ["VipsForeignLoad"] });
    sharp.unblock({
      operation: ["VipsForeignLoadPngBuffer", "VipsForeignLoadJpegBuffer", "VipsForeignLoadWebpBuffer"],
    });
    sharp.cache(false);
    // One thread per picture: uploads must not delay other requests.
    sharp.concurrency(1);
    return sharp;
  });
  return sharpModule;
}
