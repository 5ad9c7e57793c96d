import { DomainError } from "../domain/errors.ts";
import { treeResolver } from "./resolve-in-tree.ts";

/** An entry of a source tree. `path` is relative to the tree's root, with `/`, without a leading `./`. */
export interface TreeEntry {
  path: string;
  type: "file" | "directory" | "symlink";
  /** In bytes; 0 if it is not a file. */
  size: number;
  /** Target of a symlink, verbatim; null if it is not a symlink. */
  target: string | null;
  /** Whether its owner may execute it; true if it is not a file. */
  isExecutable: boolean;
}

export interface TreeLimits {
  /** Total size of all files. */
  maxBytes: number;
  /** Number of files, folders and links together. */
  maxFiles: number;
}

const MAX_PATH_BYTES = 1024;
const MAX_COMPONENT_BYTES = 255;
const MAX_DEPTH = 64;

/**
 * Returns a function that counts an entry of the given size and throws `source.too_large` or `source.too_many_files`
 * once a limit is exceeded, so that a reader stops there.
 */
export function createLimitCheck({ maxBytes, maxFiles }: TreeLimits): (size: number) => void {
  let bytes = 0;
  let files = 0;
  return (size) => {
    bytes += size;
    files++;
    if (bytes > maxBytes) throw unprocessable("source.too_large", { limit: maxBytes });
    if (files > maxFiles) throw unprocessable("source.too_many_files", { limit: maxFiles });
  };
}

/**
 * Whether a path can be told from every other one, in a log and on every system: it has no control characters, as the
 * `Icon\r` of macOS has, and is UTF-8 (another is decoded with U+FFFD). A file that has none is left out of the code.
 */
export const isDistinct = (path: string) => !/[\p{Cc}\p{Cs}\uFFFD]/u.test(path);

/** @throws DomainError `source.path_refused` for a path that is unsafe in a file system. */
export function assertSafePath(path: string): void {
  const components = path.split("/");
  const isSafe =
    path !== "" &&
    Buffer.byteLength(path) <= MAX_PATH_BYTES &&
    components.length <= MAX_DEPTH &&
    components.every(isComponent);
  if (!isSafe) throw unprocessable("source.path_refused", { path: printable(path) });
}

/**
 * Asserts that the entries form a tree that can be written to a folder without touching anything outside it, once the
 * links that it returns are left out: those that lead outside the tree or in a circle. A link through one of them is
 * among them, and an entry below one is refused as below any other link.
 *
 * @throws DomainError `source.path_refused` for an unsafe path, a duplicate or an entry below a file or link.
 */
export function checkTree(entries: readonly TreeEntry[]): ReadonlySet<string> {
  const types = new Map<string, TreeEntry["type"]>();
  const links = new Map<string, string>();
  for (const { path, type, target } of entries) {
    assertSafePath(path);
    if (types.has(path)) throw unprocessable("source.path_refused", { path: printable(path) });
    types.set(path, type);
    if (target !== null) links.set(path, target);
  }
  for (const { path } of entries) {
    for (let end = path.indexOf("/"); end !== -1; end = path.indexOf("/", end + 1)) {
      const parent = types.get(path.slice(0, end));
      if (parent !== undefined && parent !== "directory") {
        throw unprocessable("source.path_refused", { path: printable(path) });
      }
    }
  }
  const resolve = treeResolver(links);
  return new Set([...links.keys()].filter((path) => resolve(path) === null));
}

function isComponent(component: string): boolean {
  const isReserved =
    component === "" || component === "." || component === ".." || component.toLowerCase() === ".git";
  return !isReserved && Buffer.byteLength(component) <= MAX_COMPONENT_BYTES;
}

/** Truncates and escapes a hostile name for a message. */
export function printable(path: string): string {
  return JSON.stringify(path.length > 200 ? `${path.slice(0, 200)}…` : path);
}

function unprocessable(
  key: "source.too_large" | "source.too_many_files" | "source.path_refused",
  parameters: Record<string, string | number>,
): DomainError {
  return new DomainError("unprocessable", key, { parameters });
}
