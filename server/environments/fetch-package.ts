import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import type { Response } from "undici";
import { EnvironmentError } from "./environment-error.ts";
import { fetchUrl } from "./http-client.ts";

/** What is fetched: the bytes are known before, so that it does not matter who sends them. */
export interface FetchedFile {
  url: string;
  /** At most. */
  byteSize: number;
  /** One of them, in hexadecimal digits. */
  sha256?: string;
  sha512?: string;
  path: string;
}

const CONCURRENCY = 6;
const TIMEOUT_MILLISECONDS = 10 * 60_000;

type Open = (url: string, signal: AbortSignal) => Promise<Response>;

/** @throws EnvironmentError if one cannot be fetched, or has other bytes. */
export async function fetchPackages(
  files: readonly FetchedFile[],
  signal: AbortSignal,
  open: Open = (url, deadline) => fetchUrl(url, { signal: deadline }),
): Promise<void> {
  const waiting = [...files];
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) await fetchPackage(file, signal, open);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}

async function fetchPackage(
  { url, byteSize, sha256, sha512, path }: FetchedFile,
  signal: AbortSignal,
  open: Open,
): Promise<void> {
  const hash = createHash(sha512 === undefined ? "sha256" : "sha512");
  let received = 0;
  async function* check(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      received += chunk.byteLength;
      if (received > byteSize) throw new EnvironmentError(`${url} has more than ${byteSize} bytes.`);
      hash.update(chunk);
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
  if (hash.digest("hex") !== (sha512 ?? sha256))
    throw new EnvironmentError(`${url} has other bytes than the lock says.`);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
