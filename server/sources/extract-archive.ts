import { mkdir, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { extract, type ReadEntry } from "tar";
import { DomainError } from "../domain/errors.ts";
import { listArchive, maxReadSize, mayBeExecuted } from "./read-archive.ts";
import { checkTree, isDistinct, type TreeLimits } from "./tree-entry.ts";

/**
 * Extracts an archive into a folder, which is created if missing and must be empty. Checks the whole listing before it
 * writes the first byte (`checkTree`, limits) and creates links last, so that nothing is written through a link. A link
 * that leads outside and a file whose name is not distinct are left out: the stored archive has them as git wrote them, so
 * that its digest is that of `git archive`.
 * Files keep their executable bit and time, and nothing else: no owner, no set-uid.
 *
 * @throws DomainError `source.*` for an archive that is refused.
 */
export async function extractArchive(tarPath: string, folder: string, limits: TreeLimits): Promise<void> {
  const entries = await listArchive(tarPath, limits);
  const linksOut = checkTree(entries);
  await mkdir(folder, { recursive: true });
  try {
    await extract({
      file: tarPath,
      cwd: folder,
      strict: true,
      maxReadSize,
      preserveOwner: false,
      filter: (path, entry) => isDistinct(path) && normalizeMode(entry as ReadEntry),
    });
  } catch (cause) {
    const detail = String(cause);
    throw new DomainError("unprocessable", "source.archive_refused", { parameters: { detail }, cause });
  }
  for (const { path, target } of entries) {
    if (target === null || linksOut.has(path)) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await symlink(target, join(folder, path));
  }
}

/** Filters links out and reduces the mode to read, write and execute. */
function normalizeMode(entry: ReadEntry): boolean {
  entry.mode = entry.type === "Directory" || mayBeExecuted(entry) ? 0o755 : 0o644;
  return entry.type !== "SymbolicLink";
}
