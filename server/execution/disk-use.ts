import { runFind } from "./run-find.ts";
import { visitSmallTree } from "./small-tree.ts";

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
 * Measures a folder that hostile code may be changing. Stops as soon as `isEnough` returns true. Adds the inode numbers of
 * large files to `largeFiles`.
 */
export async function measureFolder(
  folder: string,
  isEnough: (use: DiskUse) => boolean,
  { signal, largeFiles = new Set() }: { signal?: AbortSignal; largeFiles?: Set<string> } = {},
): Promise<DiskUse & { complete: boolean }> {
  const use: DiskUse = { bytes: 0, largestFileBytes: 0, entries: 0, depth: 0, hasClosedFolder: false };
  const add = ({ blocks, size, type, mode, depth, inode }: Entry) => {
    const bytes = blocks * 512;
    use.entries += 1;
    use.depth = Math.max(use.depth, depth);
    if (bytes < LARGE_FILE_BYTES || !largeFiles.has(inode)) use.bytes += bytes;
    if (bytes >= LARGE_FILE_BYTES) largeFiles.add(inode);
    if (type === "f") use.largestFileBytes = Math.max(use.largestFileBytes, size);
    if (type === "d" && (mode & 0o500) !== 0o500) use.hasClosedFolder = true;
    return !isEnough(use);
  };
  const entries = await listSmallTree(folder);
  const complete = entries === null ? await findEntries(folder, add, signal) : entries.every(add);
  return { ...use, complete };
}

interface Entry {
  blocks: number;
  size: number;
  /** `f` for a regular file, `d` for a folder. */
  type: string;
  mode: number;
  depth: number;
  inode: string;
}

async function listSmallTree(folder: string): Promise<Entry[] | null> {
  const entries: Entry[] = [];
  const isWhole = await visitSmallTree(folder, ({ depth, stats }) => {
    entries.push({
      blocks: Number(stats.blocks),
      size: Number(stats.size),
      type: stats.isFile() ? "f" : stats.isDirectory() ? "d" : "",
      mode: Number(stats.mode),
      depth,
      inode: String(stats.ino),
    });
  });
  return isWhole ? entries : null;
}

/** find(1) walks by descriptors: it follows no symbolic link and handles trees deeper than PATH_MAX. */
function findEntries(folder: string, add: (entry: Entry) => boolean, signal?: AbortSignal): Promise<boolean> {
  return runFind(
    [folder, "-xdev", "-ignore_readdir_race", "-printf", "%b %s %y %m %d %i\\n"],
    ([blocks, size, type, mode, depth, inode]) =>
      add({
        blocks: Number(blocks),
        size: Number(size),
        type: type!,
        mode: Number.parseInt(mode!, 8),
        depth: Number(depth),
        inode: inode!,
      }),
    signal,
  );
}
