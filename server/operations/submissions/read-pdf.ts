import { open } from "node:fs/promises";
import type { Deps } from "../../deps.ts";

/**
 * Reads a PDF while the request waits, and hashes it meanwhile; then stores it and its text: what is refused leaves
 * nothing.
 */
export async function readPdf(
  { papers, objects }: Deps,
  path: string,
  requesterId: string,
  signal: AbortSignal,
) {
  const [reading, preparing] = await Promise.allSettled([
    papers.read(() => open(path), signal, requesterId),
    objects.prepareFile(path),
  ]);
  if (reading.status === "rejected") throw reading.reason;
  if (preparing.status === "rejected") throw preparing.reason;
  const text = reading.value;
  const { digest: paperDigest, byteSize: paperByteSize, keep } = preparing.value;
  const textBytes = new TextEncoder().encode(JSON.stringify(text));
  const [{ digest: paperTextDigest }] = await Promise.all([objects.put(textBytes), keep()]);
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
