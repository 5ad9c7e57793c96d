import { open } from "node:fs/promises";
import type { Deps } from "../../deps.ts";

/** Reads a PDF while the request waits, then stores it and its text: what is refused leaves nothing. */
export async function readPdf(
  { papers, objects }: Deps,
  path: string,
  requesterId: string,
  signal: AbortSignal,
) {
  const text = await papers.read(() => open(path), signal, requesterId);
  const { digest: paperDigest, byteSize: paperByteSize } = await objects.putFile(path);
  const { digest: paperTextDigest } = await objects.put(new TextEncoder().encode(JSON.stringify(text)));
  signal.throwIfAborted();
  return {
    paperDigest,
    paperByteSize,
    paperTextDigest,
    pageCount: text.pageCount,
    // What the file's metadata say is often another paper's, or a file's name.
    paperTitle: text.about?.title?.value ?? text.title,
  };
}

/** What is kept of a paper without a PDF. */
export const metadataOnly = { paperDigest: null, paperByteSize: null, paperTextDigest: null };
