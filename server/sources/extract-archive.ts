import { mkdir, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { extract, type ReadEntry } from "tar";
import { DomainError } from "../domain/errors.ts";
import { listArchive } from "./read-archive.ts";
import { checkTree, type TreeLimits } from "./tree-entry.ts";

/**
 * Writes an archive's tree into a folder, which is made where it is missing and must be empty. The whole listing is
 * checked before the first byte is written (`checkTree`, limits); links are made last, so that nothing is ever
 * written through one. Files keep their executable bit and time, and nothing else: no owner, no set-uid.
 */
export async function extractArchive(tarPath: string, folder: string, limits: TreeLimits): Promise<void> {
  const entries = await listArchive(tarPath, limits);
  checkTree(entries);
  await mkdir(folder, { recursive: true });
  try {
    await extract({
      file: tarPath,
      cwd: folder,
      strict: true,
      preserveOwner: false,
      filter: (_, entry) => withPlainMode(entry as ReadEntry),
    });
  } catch (cause) {
    const detail = String(cause);
    throw new DomainError("unprocessable", "source.archive_refused", { parameters: { detail }, cause });
  }
  for (const { path, target } of entries) {
    if (target === null) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await symlink(target, join(folder, path));
  }
}

/** Leaves links out, and takes every bit but read, write and execute from what stays. */
function withPlainMode(entry: ReadEntry): boolean {
  entry.mode = entry.type === "Directory" || ((entry.mode ?? 0) & 0o100) !== 0 ? 0o755 : 0o644;
  return entry.type !== "SymbolicLink";
}
