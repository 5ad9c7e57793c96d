import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { ContentCoding } from "../headers/content-codings.ts";
import { ownBytes } from "./own-bytes.ts";

/** Shorter ones fit into the packets that are sent anyway. */
const minBytes = 1024;

const mebibyte = 1024 * 1024;

/** What was compressed lately, by its content tag and coding: most of it is asked for again. */
const compressed = new LRUCache<string, Uint8Array>({
  maxSize: 16 * mebibyte,
  sizeCalculation: ({ length }) => length + 100,
});

const [brotliOf, gzipOf] = [promisify(brotliCompress), promisify(gzip)];

const compressors: Record<ContentCoding, (bytes: Uint8Array) => Promise<Buffer>> = {
  // More than this costs as much as making the answer.
  br: (bytes) => brotliOf(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes) => gzipOf(bytes),
};

/** Whether content of this type gets shorter by more than it costs. */
export function isCompressible(mediaType: string, { length }: Uint8Array): boolean {
  return (
    length >= minBytes &&
    /^(?:text\/|image\/svg\+xml|application\/(?:[\w.-]+\+)?(?:json|xml))/.test(mediaType)
  );
}

/** Compresses content off the event loop. `contentTag` is of these very bytes. */
export async function compress(
  bytes: Uint8Array,
  coding: ContentCoding,
  contentTag: string,
): Promise<Uint8Array> {
  const name = `${coding} ${contentTag}`;
  const known = compressed.get(name);
  if (known) return known;
  const made = ownBytes(await compressors[coding](bytes));
  compressed.set(name, made);
  return made;
}
