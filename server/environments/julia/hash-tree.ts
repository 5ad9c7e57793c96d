import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { Parser, type ReadEntry } from "tar";
import type { LockedTree } from "../../domain/environment/locked-julia.ts";
import { withoutEnding } from "../../domain/without-ending.ts";
import { EnvironmentError } from "../environment-error.ts";

const MAX_UNPACKED_BYTES = 8 * 1024 ** 3;
const MAX_ENTRIES = 200_000;
const MAX_DEPTH = 64;

const HASHES = ["sha1", "sha256"] as const;

interface Leaf {
  mode: "100644" | "100755" | "120000";
  hashes: Buffer[];
}
type Folder = Map<string, Leaf | Folder>;

/**
 * Returns the hashes that git has for the folder in a tar file: it is not unpacked, and git leaves out empty
 * folders, owners and times as well. Whatever else could be in such a file, a hard link or a path that leads out of it,
 * is refused: unpacking it would make another folder than this one.
 *
 * @throws EnvironmentError if it is no such file.
 */
export async function hashTree(path: string): Promise<LockedTree> {
  const root: Folder = new Map();
  let entries = 0;
  const parser = new Parser({
    // The bytes are unpacked already, and counted.
    ...{ strict: true, brotli: false, zstd: false },
    onReadEntry(entry: ReadEntry) {
      if (++entries > MAX_ENTRIES) throw new EnvironmentError(`It has more than ${MAX_ENTRIES} files.`);
      add(root, entry);
    },
  });
  let failure: unknown;
  parser.on("error", (error) => {
    failure ??= error;
  });
  let unpacked = 0;
  const read = async (parts: AsyncIterable<Buffer>) => {
    for await (const part of parts) {
      // The parser would unpack it once more, and count nothing.
      if (unpacked === 0 && part[0] === 0x1f) throw new EnvironmentError("It is compressed twice.");
      unpacked += part.byteLength;
      if (unpacked > MAX_UNPACKED_BYTES)
        throw new EnvironmentError(`It unpacks to more than ${MAX_UNPACKED_BYTES} bytes.`);
      parser.write(part);
      if (failure) throw failure;
    }
    parser.end();
    if (failure) throw failure;
  };
  try {
    // A server may have undone the compression already.
    if (await isCompressed(path)) await pipeline(createReadStream(path), createGunzip(), read);
    else await pipeline(createReadStream(path), read);
  } catch (error) {
    if (error instanceof EnvironmentError) throw error;
    throw new EnvironmentError(`It cannot be unpacked: ${String(error).slice(0, 200)}`, { cause: error });
  }
  const [sha1, sha256] = hashFolder(root);
  return { sha1: sha1!.toString("hex"), sha256: sha256!.toString("hex") };
}

async function isCompressed(path: string): Promise<boolean> {
  await using file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
  return buffer[0] === 0x1f && buffer[1] === 0x8b;
}

function add(root: Folder, entry: ReadEntry): void {
  const parts = withoutEnding(entry.path.replace(/^(?:\.\/)+/, ""), "/").split("/");
  const isFolder = entry.type === "Directory";
  if (isFolder && parts.length === 1 && (parts[0] === "." || parts[0] === "")) return void entry.resume();
  const isWrong = parts.some((part) => part === "" || part === "." || part === ".." || part.includes("\0"));
  if (isWrong || parts.length > MAX_DEPTH)
    throw new EnvironmentError(`Its entry ${shown(entry)} is no path.`);
  const name = parts.pop()!;
  const folder = parts.reduce((parent, part) => folderIn(parent, part, entry), root);
  if (isFolder) {
    folderIn(folder, name, entry);
    return void entry.resume();
  }
  if (folder.has(name)) throw new EnvironmentError(`It has ${shown(entry)} twice.`);
  if (entry.type === "SymbolicLink") {
    const target = Buffer.from(entry.linkpath ?? "");
    const hashes = startBlob(target.byteLength).map((hash) => hash.update(target).digest());
    folder.set(name, { mode: "120000", hashes });
    return void entry.resume();
  }
  if (!["File", "OldFile", "ContiguousFile"].includes(entry.type))
    throw new EnvironmentError(`Its entry ${shown(entry)} is a ${entry.type}.`);
  const hashes = startBlob(entry.size);
  const leaf: Leaf = { mode: (entry.mode ?? 0) & 0o100 ? "100755" : "100644", hashes: [] };
  folder.set(name, leaf);
  entry.on("data", (chunk: Buffer) => {
    for (const hash of hashes) hash.update(chunk);
  });
  entry.on("end", () => {
    leaf.hashes = hashes.map((hash) => hash.digest());
  });
}

const shown = ({ path }: ReadEntry) => JSON.stringify(path.slice(0, 200));

/** A folder need not come before what is in it. */
function folderIn(parent: Folder, name: string, entry: ReadEntry): Folder {
  const found = parent.get(name) ?? new Map();
  if (!(found instanceof Map)) throw new EnvironmentError(`Its entry ${shown(entry)} is below a file.`);
  parent.set(name, found);
  return found;
}

const start = (kind: string, byteSize: number): Hash[] =>
  HASHES.map((name) => createHash(name).update(`${kind} ${byteSize}\0`));

const startBlob = (byteSize: number) => start("blob", byteSize);

/** Git sorts a folder as if its name ended with a slash. */
function hashFolder(folder: Folder): Buffer[] {
  const entries = [...folder]
    .filter(([, each]) => !(each instanceof Map) || hasFiles(each))
    .map(([name, each]) => ({
      key: Buffer.from(each instanceof Map ? `${name}/` : name),
      head: Buffer.from(`${each instanceof Map ? "40000" : each.mode} ${name}\0`),
      hashes: each instanceof Map ? hashFolder(each) : each.hashes,
    }))
    .sort((a, b) => Buffer.compare(a.key, b.key));
  return HASHES.map((name, index) => {
    const bytes = Buffer.concat(entries.flatMap(({ head, hashes }) => [head, hashes[index]!]));
    return createHash(name).update(`tree ${bytes.byteLength}\0`).update(bytes).digest();
  });
}

const hasFiles = (folder: Folder): boolean =>
  [...folder.values()].some((each) => !(each instanceof Map) || hasFiles(each));
