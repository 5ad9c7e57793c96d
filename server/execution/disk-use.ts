import { runFind } from "./run-find.ts";

export interface DiskUse {
  /** Allocated on the disk, in whole blocks: a sparse file counts its allocated blocks. */
  bytes: number;
  /** Length of the largest file. */
  largestFileBytes: number;
  entries: number;
  /** Of the deepest entry below the folder. */
  depth: number;
  /** Whether a folder is closed to its owner: its contents cannot be counted without root. */
  hasClosedFolder: boolean;
}

/** A file of this size or more is counted once, however many links it has. */
const LARGE_FILE_BYTES = 1024 * 1024;

/**
 * Measures a folder that hostile code may be changing. find(1) walks by descriptors: it follows no symbolic link and
 * handles trees deeper than PATH_MAX. Stops as soon as `isEnough` returns true. Adds the inode numbers of large files
 * to `largeFiles`.
 */
export async function measureFolder(
  folder: string,
  isEnough: (use: DiskUse) => boolean,
  { signal, largeFiles = new Set() }: { signal?: AbortSignal; largeFiles?: Set<string> } = {},
): Promise<DiskUse & { complete: boolean }> {
  const use: DiskUse = { bytes: 0, largestFileBytes: 0, entries: 0, depth: 0, hasClosedFolder: false };
  const format = "%b %s %y %m %d %i\\n";
  const complete = await runFind(
    [folder, "-xdev", "-ignore_readdir_race", "-printf", format],
    ([blocks, size, type, mode, depth, inode]) => {
      const bytes = Number(blocks) * 512;
      use.entries += 1;
      use.depth = Math.max(use.depth, Number(depth));
      if (bytes < LARGE_FILE_BYTES || !largeFiles.has(inode!)) use.bytes += bytes;
      if (bytes >= LARGE_FILE_BYTES) largeFiles.add(inode!);
      if (type === "f") use.largestFileBytes = Math.max(use.largestFileBytes, Number(size));
      if (type === "d" && (Number.parseInt(mode!, 8) & 0o500) !== 0o500) use.hasClosedFolder = true;
      return !isEnough(use);
    },
    signal,
  );
  return { ...use, complete };
}
