import { downloadFile, type Open } from "./download-file.ts";
import { EnvironmentError } from "./environment-error.ts";
import { fetchUrl } from "./http-client.ts";

/** What is fetched: the bytes are known before, so that it does not matter who sends them. */
export interface FetchedFile {
  /** The next one is asked where one does not have it. */
  urls: readonly string[];
  /** At most. */
  byteSize: number;
  /** One of them, in hexadecimal digits. */
  sha256?: string;
  sha512?: string;
  path: string;
}

const CONCURRENCY = 6;

/** @throws EnvironmentError if one cannot be fetched, or has other bytes. */
export async function fetchPackages(
  files: readonly FetchedFile[],
  signal: AbortSignal,
  open: Open = (url, deadline) => fetchUrl(url, { signal: deadline }),
): Promise<void> {
  const waiting = [...files];
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift())
      await tryEach(file.urls, (url) => fetchPackage(file, url, signal, open));
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}

/** Returns what comes of the first address that does; where none does, what says more than that a file is not there. */
export async function tryEach<T>(urls: readonly string[], attempt: (url: string) => Promise<T>): Promise<T> {
  const failures: EnvironmentError[] = [];
  for (const url of urls) {
    try {
      return await attempt(url);
    } catch (error) {
      if (!(error instanceof EnvironmentError)) throw error;
      failures.push(error);
    }
  }
  throw failures.find(({ message }) => !message.endsWith(" answered 404.")) ?? failures.at(-1)!;
}

async function fetchPackage(
  { byteSize, sha256, sha512, path }: FetchedFile,
  url: string,
  signal: AbortSignal,
  open: Open,
): Promise<void> {
  const hash = sha512 === undefined ? "sha256" : "sha512";
  const got = await downloadFile(url, { path, maxBytes: byteSize, hashes: [hash] }, signal, open);
  if (got[hash] !== (sha512 ?? sha256))
    throw new EnvironmentError(`${url} has other bytes than the lock says.`);
}
