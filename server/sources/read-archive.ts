import { open } from "node:fs/promises";
import { Header, list, type ReadEntry } from "tar";
import { DomainError } from "../domain/errors.ts";
import { withoutEnding } from "../domain/without-ending.ts";
import { createLimitCheck, isDistinct, type TreeEntry, type TreeLimits } from "./tree-entry.ts";

/** Of the library's 16 MiB, 30,000 empty files are read in one turn of the event loop. */
export const maxReadSize = 256 * 1024;

/** Limits for listing a stored archive; fetching and extracting apply stricter ones. */
const LISTING_LIMITS: TreeLimits = { maxBytes: Number.MAX_SAFE_INTEGER, maxFiles: 1_000_000 };

/**
 * Lists the entries of an archive in their order, without those that are left out for their names. Checks only that it is a tar file of files, folders and symbolic
 * links; for paths and links see `checkTree`.
 *
 * @throws DomainError `source.archive_refused` for any other entry, such as hard links and devices, or a limit's key.
 */
export async function listArchive(
  tarPath: string,
  limits: TreeLimits = LISTING_LIMITS,
): Promise<TreeEntry[]> {
  const entries: TreeEntry[] = [];
  const checkLimits = createLimitCheck(limits);
  await forEachEntry(tarPath, (entry) => {
    const treeEntry = toTreeEntry(entry);
    if (!treeEntry) return;
    checkLimits(treeEntry.size);
    if (isDistinct(treeEntry.path)) entries.push(treeEntry);
  });
  return entries;
}

/** The time of the commit, which git writes into every entry; null if the first one has none. An author may write any. */
export async function readArchiveTime(tarPath: string): Promise<string | null> {
  const { mtime } = new Header(await readStart(tarPath, 512));
  return mtime && mtime.getTime() > 0 ? mtime.toISOString() : null;
}

/**
 * The commit of which git made the archive: a header of git's own, before what a tree can say (git-get-tar-commit-id(1)).
 *
 * @throws DomainError `source.archive_refused` where it is not that of a commit with a SHA-1.
 */
export async function readArchiveCommit(tarPath: string): Promise<string> {
  const start = await readStart(tarPath, 1024);
  const { type } = new Header(start.subarray(0, 512));
  const comment = start.toString("latin1", 512);
  const commit = type === "GlobalExtendedHeader" && /^52 comment=([0-9a-f]{40})\n/.exec(comment)?.[1];
  if (!commit) throw archiveRefused("it names no commit");
  return commit;
}

/** The first bytes of the file, fewer where it has fewer. */
async function readStart(tarPath: string, length: number): Promise<Buffer> {
  await using file = await open(tarPath, "r");
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
  return buffer.subarray(0, bytesRead);
}

/**
 * Returns the bytes of the file at an exact path, or null if there is no regular file of that name.
 *
 * @throws DomainError `source.too_large` if it has more than `maxBytes`.
 */
export async function readArchiveFile(
  tarPath: string,
  name: string,
  maxBytes: number,
): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let found = false;
  await forEachEntry(tarPath, (entry) => {
    if (found || toTreeEntry(entry)?.path !== name || !isFile(entry)) return;
    if (entry.size > maxBytes) {
      throw new DomainError("unprocessable", "source.too_large", { parameters: { limit: maxBytes } });
    }
    found = true;
    entry.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  });
  return found ? Buffer.concat(chunks) : null;
}

/** Returns the bytes of the regular files at these paths that are there and have `maxBytes` at most, in one pass. */
export async function readArchiveFiles(
  tarPath: string,
  names: ReadonlySet<string>,
  maxBytes: number,
): Promise<Map<string, Uint8Array>> {
  const chunks = new Map<string, Uint8Array[]>();
  await forEachEntry(tarPath, (entry) => {
    const path = toTreeEntry(entry)?.path;
    if (path === undefined || !names.has(path) || chunks.has(path)) return;
    if (!isFile(entry) || entry.size > maxBytes) return;
    const ofFile: Uint8Array[] = [];
    chunks.set(path, ofFile);
    entry.on("data", (chunk: Uint8Array) => ofFile.push(chunk));
  });
  return new Map([...chunks].map(([path, ofFile]) => [path, new Uint8Array(Buffer.concat(ofFile))]));
}

/** First line of a file that Git LFS keeps elsewhere; its specification gives a pointer 1024 bytes at most. */
const lfsVersion = "version https://git-lfs.github.com/spec/v1\n";
const maxPointerBytes = 1024;

/** Returns the paths of the Git LFS pointers of an archive, whose files' contents are not in the repository. */
export async function findLfsPointers(tarPath: string): Promise<string[]> {
  const pointers: string[] = [];
  await forEachEntry(tarPath, (entry) => {
    const path = toTreeEntry(entry)?.path;
    if (path === undefined || !isDistinct(path) || !isFile(entry) || entry.size > maxPointerBytes) return;
    let start = "";
    entry.on("data", (chunk: Uint8Array) => {
      start += Buffer.from(chunk).toString("latin1");
    });
    entry.on("end", () => {
      if (start.startsWith(lfsVersion)) pointers.push(path);
    });
  });
  return pointers;
}

/** Converts an entry of the tar file; returns null for the tree's root. */
function toTreeEntry(entry: ReadEntry): TreeEntry | null {
  const path = withoutEnding(entry.path.replace(/^(\.\/)+/, ""), "/");
  if (path === "" || path === ".") return null;
  if (isFile(entry))
    return { path, type: "file", size: entry.size, target: null, isExecutable: mayBeExecuted(entry) };
  if (entry.type === "Directory")
    return { path, type: "directory", size: 0, target: null, isExecutable: true };
  if (entry.type === "SymbolicLink" && entry.linkpath !== undefined) {
    return { path, type: "symlink", size: 0, target: entry.linkpath, isExecutable: true };
  }
  throw archiveRefused(`${entry.path} is a ${entry.type}`);
}

/** Calls `visit` for each entry. Stops at, and throws, the first error of `visit` or of the archive. */
async function forEachEntry(tarPath: string, visit: (entry: ReadEntry) => void): Promise<void> {
  let failure: unknown;
  const guarded = (entry: ReadEntry) => {
    try {
      if (failure === undefined) visit(entry);
    } catch (error) {
      failure = error;
    }
    entry.resume();
  };
  try {
    await list({ file: tarPath, strict: true, noResume: true, onReadEntry: guarded, maxReadSize });
  } catch (cause) {
    throw failure ?? archiveRefused(String(cause), cause);
  }
  if (failure !== undefined) throw failure;
}

function isFile(entry: ReadEntry): boolean {
  return entry.type === "File" || entry.type === "OldFile" || entry.type === "ContiguousFile";
}

/** By its owner, who runs it. */
export const mayBeExecuted = ({ mode = 0 }: ReadEntry) => (mode & 0o100) !== 0;

function archiveRefused(detail: string, cause?: unknown): DomainError {
  return new DomainError("unprocessable", "source.archive_refused", { parameters: { detail }, cause });
}
