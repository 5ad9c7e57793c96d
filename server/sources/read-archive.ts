import { list, type ReadEntry } from "tar";
import { DomainError } from "../domain/errors.ts";
import { createTreeMeter, type TreeEntry, type TreeLimits } from "./tree-entry.ts";

/** Enough for any manifest's neighbours; a tree that is fetched or extracted is held to its own limits. */
const LISTING_LIMITS: TreeLimits = { maxBytes: Number.MAX_SAFE_INTEGER, maxFiles: 1_000_000 };

/**
 * What an archive holds, in its order. Nothing about it is checked but that it is a tar file of files, folders and
 * links: see `checkTree`. Throws `source.archive_refused` on anything else in it, hard links and devices included.
 */
export async function listArchive(
  tarPath: string,
  limits: TreeLimits = LISTING_LIMITS,
): Promise<TreeEntry[]> {
  const entries: TreeEntry[] = [];
  const meter = createTreeMeter(limits);
  await walk(tarPath, (entry) => {
    const found = toTreeEntry(entry);
    if (!found) return;
    meter(found.size);
    entries.push(found);
  });
  return entries;
}

/**
 * The bytes of one file by its exact path, or null where there is none, or a folder or link by that name.
 * Throws `source.too_large` where it has more than `maxBytes`.
 */
export async function readArchiveFile(
  tarPath: string,
  name: string,
  maxBytes: number,
): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let found = false;
  await walk(tarPath, (entry) => {
    if (found || toTreeEntry(entry)?.path !== name || !isFile(entry)) return;
    if (entry.size > maxBytes) {
      throw new DomainError("unprocessable", "source.too_large", { parameters: { limit: maxBytes } });
    }
    found = true;
    entry.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  });
  return found ? Buffer.concat(chunks) : null;
}

/** The entry in our terms; null for the tree's own root. */
export function toTreeEntry(entry: ReadEntry): TreeEntry | null {
  const path = entry.path.replace(/^(\.\/)+/, "").replace(/\/+$/, "");
  if (path === "" || path === ".") return null;
  const executable = ((entry.mode ?? 0) & 0o100) !== 0;
  if (isFile(entry)) return { path, type: "file", size: entry.size, executable, target: null };
  if (entry.type === "Directory") return { path, type: "directory", size: 0, executable: true, target: null };
  if (entry.type === "SymbolicLink" && entry.linkpath !== undefined) {
    return { path, type: "symlink", size: 0, executable: false, target: entry.linkpath };
  }
  throw refused(`${entry.path} is a ${entry.type}`);
}

/** The first error that `visit` throws or the archive gives ends the walk and is thrown. */
async function walk(tarPath: string, visit: (entry: ReadEntry) => void): Promise<void> {
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
    await list({ file: tarPath, strict: true, noResume: true, onReadEntry: guarded });
  } catch (cause) {
    throw failure ?? refused(String(cause), cause);
  }
  if (failure !== undefined) throw failure;
}

function isFile(entry: ReadEntry): boolean {
  return entry.type === "File" || entry.type === "OldFile" || entry.type === "ContiguousFile";
}

function refused(detail: string, cause?: unknown): DomainError {
  return new DomainError("unprocessable", "source.archive_refused", { parameters: { detail }, cause });
}
