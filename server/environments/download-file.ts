import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import type { Response } from "undici";
import { EnvironmentError } from "./environment-error.ts";

export type Open = (url: string, signal: AbortSignal) => Promise<Response>;

type Hash = "md5" | "sha256" | "sha512";

const TIMEOUT_MILLISECONDS = 10 * 60_000;

/**
 * Writes what is at an address into a file, and returns its size and its hashes, in hexadecimal digits.
 *
 * @throws EnvironmentError if it cannot be fetched, or has more than `maxBytes`.
 */
export async function downloadFile<T extends Hash>(
  url: string,
  { path, maxBytes, hashes }: { path: string; maxBytes: number; hashes: readonly T[] },
  signal: AbortSignal,
  open: Open,
): Promise<{ byteSize: number } & Record<T, string>> {
  const counters = hashes.map((name) => [name, createHash(name)] as const);
  let byteSize = 0;
  async function* check(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      byteSize += chunk.byteLength;
      if (byteSize > maxBytes) throw new EnvironmentError(`${url} has more than ${maxBytes} bytes.`);
      for (const [, hash] of counters) hash.update(chunk);
      yield chunk;
    }
  }
  try {
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MILLISECONDS)]);
    const response = await open(url, deadline);
    if (!response.ok || !response.body) throw new EnvironmentError(`${url} answered ${response.status}.`);
    const body = Readable.fromWeb(response.body as NodeReadableStream<Uint8Array>);
    await pipeline(body, check, createWriteStream(path, { mode: 0o644 }));
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof EnvironmentError) throw error;
    throw new EnvironmentError(`${url} cannot be fetched: ${reasonOf(error)}`, { cause: error });
  }
  const digests = Object.fromEntries(counters.map(([name, hash]) => [name, hash.digest("hex")]));
  return { byteSize, ...(digests as Record<T, string>) };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
