import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { Parser, type ReadEntry } from "tar";
import { type RDescription, readRDescription } from "../../domain/environment/r-description.ts";
import { EnvironmentError } from "../environment-error.ts";

const MAX_BYTES = 1024 ** 2;
/** Of what a file unpacks to before its `DESCRIPTION` comes: most have it among the first. */
const MAX_UNPACKED_BYTES = 1024 ** 3;

/**
 * Reads the `DESCRIPTION` in a source package's file, and nothing behind it.
 *
 * @throws EnvironmentError where there is none, or it is another package's.
 */
export async function readDescriptionOf(
  path: string,
  { name, version }: Pick<RDescription, "name" | "version">,
): Promise<RDescription> {
  const text = await readEntry(path, `${name}/DESCRIPTION`);
  const description = text === null ? null : readRDescription(text);
  if (description === null) throw new EnvironmentError("Its file has no DESCRIPTION of a package.");
  if (description.name !== name || description.version !== version)
    throw new EnvironmentError(`Its file is ${description.name} ${description.version}.`);
  return description;
}

async function readEntry(path: string, name: string): Promise<string | null> {
  const chunks: Buffer[] = [];
  let isDone = false;
  const parser = new Parser({
    // The bytes are unpacked already, and counted.
    ...{ brotli: false, zstd: false },
    onReadEntry(entry: ReadEntry) {
      if (isDone || entry.path.replace(/^\.\//, "") !== name) return entry.resume();
      if (entry.size > MAX_BYTES) throw new EnvironmentError(`Its DESCRIPTION has ${entry.size} bytes.`);
      entry.on("data", (chunk: Buffer) => chunks.push(chunk));
      return entry.on("end", () => {
        isDone = true;
      });
    },
  });
  let unpacked = 0;
  let start: Buffer | null = Buffer.alloc(0);
  const read = async (parts: AsyncIterable<Buffer>) => {
    for await (const part of parts) {
      unpacked += part.byteLength;
      if (unpacked > MAX_UNPACKED_BYTES)
        throw new EnvironmentError(`Its file unpacks to more than ${MAX_UNPACKED_BYTES} bytes.`);
      if (start) start = Buffer.concat([start, part]);
      if (start && start.length < 2) continue;
      // The parser would unpack it once more, and count nothing.
      if (start?.[0] === 0x1f && start[1] === 0x8b)
        throw new EnvironmentError("Its file is compressed twice.");
      parser.write(start ?? part);
      start = null;
      if (isDone) return;
    }
  };
  try {
    await pipeline(createReadStream(path), createGunzip(), read);
  } catch (error) {
    if (error instanceof EnvironmentError) throw error;
    const reason = String(error).slice(0, 200);
    if (!isDone) throw new EnvironmentError(`Its file cannot be unpacked: ${reason}`, { cause: error });
  }
  return chunks.length === 0 ? null : Buffer.concat(chunks).toString();
}
