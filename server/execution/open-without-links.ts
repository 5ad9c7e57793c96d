import { constants } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";

/**
 * Splits the path of a declared output into its components. Returns null if it cannot name a file inside the work
 * folder: an absolute path, an empty or `..` component, a NUL. Drops `.` components. Pure.
 */
export function splitOutputPath(path: string): string[] | null {
  if (path.startsWith("/") || path.includes("\0")) return null;
  const parts = path.split("/").filter((part) => part !== ".");
  return parts.length > 0 && parts.every((part) => part !== "" && part !== "..") ? parts : null;
}

/**
 * Opens the parent folder of the path `parts`, one component at a time and none through a symbolic link: hostile code
 * may have replaced any of them. Throws ELOOP or ENOTDIR at a symbolic link or file, ENOENT if a folder is missing.
 *
 * Node.js has no openat(2); `/proc/self/fd/N/name` is equivalent on Linux: the kernel resolves the descriptor's magic
 * link to the open folder itself, and O_NOFOLLOW applies to the name behind it.
 */
export async function openParentFolder(root: string, parts: string[]): Promise<FileHandle> {
  const flags = constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW;
  let folder = await open(root, flags);
  for (const part of parts.slice(0, -1)) {
    const parent = folder;
    try {
      folder = await open(entryPath(parent, part), flags);
    } finally {
      await parent.close();
    }
  }
  return folder;
}

/** Path of an entry relative to an open folder. */
export function entryPath(folder: FileHandle, name: string): string {
  return `/proc/self/fd/${folder.fd}/${name}`;
}
