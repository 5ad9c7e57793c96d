import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import type { PipelineDeps } from "../deps.ts";

/** Copies the archived source to a temporary file, verifying its digest. Disposing the result removes the file. */
export async function openSource(
  { objects, workFolder }: Pick<PipelineDeps, "objects" | "workFolder">,
  digest: string,
): Promise<{ path: string } & AsyncDisposable> {
  const folder = await mkdtemp(join(workFolder, "source-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, "source.tar");
  try {
    const bytes = Readable.fromWeb((await objects.read(digest)) as NodeReadableStream<Uint8Array>);
    await pipeline(bytes, createWriteStream(path, { mode: 0o600 }));
    return { path, [Symbol.asyncDispose]: remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
