import { constants } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";

/**
 * Splits a declared output into its components. Null for what cannot name a file inside the work folder: an absolute
 * path, an empty or `..` component, a NUL. `./` is allowed and dropped. Pure.
 */
export function splitDeclared(path: string): string[] | null {
  if (path.startsWith("/") || path.includes("\0")) return null;
  const parts = path.split("/").filter((part) => part !== ".");
  return parts.length > 0 && parts.every((part) => part !== "" && part !== "..") ? parts : null;
}

/**
 * Opens the folder that holds the last of `parts`, one component at a time and none through a symbolic link: hostile
 * code may have replaced any of them. Throws ELOOP or ENOTDIR at such a one, ENOENT where it is missing.
 *
 * Node.js has no openat(2); `/proc/self/fd/N/name` is the same thing on Linux, since the descriptor's magic link is
 * followed by the kernel to the very folder and O_NOFOLLOW covers the name behind it.
 */
export async function openParent(root: string, parts: string[]): Promise<FileHandle> {
  const flags = constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW;
  let folder = await open(root, flags);
  for (const part of parts.slice(0, -1)) {
    const above = folder;
    try {
      folder = await open(inFolder(above, part), flags);
    } finally {
      await above.close();
    }
  }
  return folder;
}

export function inFolder(folder: FileHandle, name: string): string {
  return `/proc/self/fd/${folder.fd}/${name}`;
}
