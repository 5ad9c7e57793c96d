import { createHash } from "node:crypto";
import { closeSync, lstatSync, openSync, readdirSync, readlinkSync, readSync, type Stats } from "node:fs";
import type { Digest } from "../domain/digest.ts";

export interface TreeDescription {
  /** Of the description. */
  digest: Digest;
  /** JSON lines, a file each, by path: path, type, mode, and the size and SHA-256 of contents or the target of a link. */
  lines: string;
  /** What the tree takes on the disk. */
  byteSize: number;
  entries: number;
}

const BUFFER = Buffer.alloc(1024 * 1024);

/**
 * Describes a root: the same files give the same digest, whenever and by whom they were written. Times and owners are
 * left out. Synchronous: for a thread of its own. Names are bytes: a file's name need not be UTF-8.
 */
export function describeTree(root: string): TreeDescription {
  const hash = createHash("sha256");
  const lines: string[] = [];
  let byteSize = 0;
  for (const [path, entry] of walk(Buffer.from(root), Buffer.alloc(0))) {
    const line = `${JSON.stringify(describeEntry(Buffer.concat([Buffer.from(root), path]), path, entry))}\n`;
    hash.update(line);
    lines.push(line);
    byteSize += entry.blocks * 512;
  }
  return {
    digest: `sha256:${hash.digest("hex")}`,
    lines: lines.join(""),
    byteSize,
    entries: lines.length,
  };
}

/** Depth first, in the order of the bytes of the names. */
function* walk(root: Buffer, path: Buffer): Generator<[path: Buffer, entry: Stats]> {
  const names = readdirSync(Buffer.concat([root, path]), { encoding: "buffer" }).sort(Buffer.compare);
  for (const name of names) {
    const child = Buffer.concat([path, Buffer.from("/"), name]);
    const entry = lstatSync(Buffer.concat([root, child]));
    yield [child, entry];
    if (entry.isDirectory()) yield* walk(root, child);
  }
}

function describeEntry(file: Buffer, path: Buffer, entry: Stats): (string | number)[] {
  const name = path.toString("latin1");
  const mode = (entry.mode & 0o7777).toString(8);
  if (entry.isDirectory()) return [name, "directory", mode];
  if (entry.isSymbolicLink())
    return [name, "link", readlinkSync(file, { encoding: "buffer" }).toString("latin1")];
  if (entry.isFile()) return [name, "file", mode, entry.size, sha256Of(file)];
  return [name, "other", mode];
}

function sha256Of(file: Buffer): string {
  const hash = createHash("sha256");
  const descriptor = openSync(file, "r");
  try {
    for (;;) {
      const count = readSync(descriptor, BUFFER);
      if (count === 0) return hash.digest("hex");
      hash.update(BUFFER.subarray(0, count));
    }
  } finally {
    closeSync(descriptor);
  }
}
