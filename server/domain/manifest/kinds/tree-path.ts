/**
 * Returns a path of the code repository in the form that our own manifest has: relative to its root, without `.` parts.
 * Null for what leads out of it, and for what is no path of a file.
 */
export function treePath(path: unknown, folder = ""): string | null {
  if (typeof path !== "string" || path.length > 255) return null;
  const trimmed = path.trim();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused.
  if (trimmed === "" || trimmed.startsWith("/") || /[\\\u0000-\u001f\u007f]/.test(trimmed)) return null;
  const parts: string[] = folder === "" ? [] : folder.split("/");
  for (const part of trimmed.split("/")) {
    if (part === "" || part === ".") continue;
    if (part !== "..") parts.push(part);
    else if (parts.pop() === undefined) return null;
  }
  const joined = parts.join("/");
  return joined === "" || joined.length > 255 ? null : joined;
}

/** Whether a word of a command, with its quotation marks, names a file of the tree. */
export function isFile(word: string, folder: string, { paths }: { paths: ReadonlySet<string> }): boolean {
  const path = treePath(word.replace(/^["']|["']$/g, ""), folder);
  return path !== null && paths.has(path);
}

/** Whether a path of the tree is that of a folder: something lies below it. */
export function isFolder(paths: ReadonlySet<string>, folder: string): boolean {
  for (const path of paths) if (path.startsWith(`${folder}/`)) return true;
  return false;
}

/** The only folder, of those below one, from which a path is that of a file; null where there are several or none. */
export function onlyFolderWith(
  path: string,
  { paths }: { paths: ReadonlySet<string> },
  below = "",
): string | null {
  const start = below === "" ? "" : `${below}/`;
  const isFound = (other: string) =>
    other.startsWith(start) && (other === start + path || other.endsWith(`/${path}`));
  const found = [...paths].filter(isFound);
  return found.length === 1 ? found[0]!.slice(0, -path.length).replace(/\/$/, "") : null;
}

/** The folder that a path lies in; empty for the root. */
export const folderOf = (path: string): string => path.split("/").slice(0, -1).join("/");
