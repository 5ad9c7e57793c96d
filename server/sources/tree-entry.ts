import { DomainError } from "../domain/errors.ts";
import { resolveInTree } from "./resolve-in-tree.ts";

/** One thing in a source tree. `path` is relative to the tree's root, with `/`, without a leading `./`. */
export interface TreeEntry {
  path: string;
  type: "file" | "directory" | "symlink";
  /** In bytes; 0 for what is not a file. */
  size: number;
  executable: boolean;
  /** Where a symlink points, as it is written there; null for what is not one. */
  target: string | null;
}

export interface TreeLimits {
  /** All files together. */
  maxBytes: number;
  /** Files, folders and links together. */
  maxFiles: number;
}

const MAX_PATH_BYTES = 1024;
const MAX_COMPONENT_BYTES = 255;
const MAX_DEPTH = 64;

/** Counts entries against the limits as they are read, so that no more is read than is allowed. */
export function createTreeMeter({ maxBytes, maxFiles }: TreeLimits): (size: number) => void {
  let bytes = 0;
  let files = 0;
  return (size) => {
    bytes += size;
    files++;
    if (bytes > maxBytes) throw unprocessable("source.too_large", { limit: maxBytes });
    if (files > maxFiles) throw unprocessable("source.too_many_files", { limit: maxFiles });
  };
}

/** Throws `source.path_refused` on a name that would mean something else than itself to a file system or a log. */
export function checkPath(path: string): void {
  const components = path.split("/");
  const fine =
    path !== "" &&
    Buffer.byteLength(path) <= MAX_PATH_BYTES &&
    // A lone surrogate or U+FFFD: bytes that were not UTF-8, so that two names may look the same.
    !/[\p{Cc}\p{Cs}\uFFFD]/u.test(path) &&
    components.length <= MAX_DEPTH &&
    components.every(isComponent);
  if (!fine) throw unprocessable("source.path_refused", { path: shown(path) });
}

/**
 * Throws unless all entries together are a tree that can be written to a folder without touching anything else:
 * fine paths, no entry twice, none below a file or a link, every link pointing inside (`source.symlink_escapes`).
 */
export function checkTree(entries: readonly TreeEntry[]): void {
  const types = new Map<string, TreeEntry["type"]>();
  const links = new Map<string, string>();
  for (const { path, type, target } of entries) {
    checkPath(path);
    if (types.has(path)) throw unprocessable("source.path_refused", { path: shown(path) });
    types.set(path, type);
    if (target !== null) links.set(path, target);
  }
  for (const { path } of entries) {
    for (let end = path.indexOf("/"); end !== -1; end = path.indexOf("/", end + 1)) {
      const parent = types.get(path.slice(0, end));
      if (parent !== undefined && parent !== "directory") {
        throw unprocessable("source.path_refused", { path: shown(path) });
      }
    }
  }
  for (const path of links.keys()) {
    if (resolveInTree(path, links) === null) {
      throw unprocessable("source.symlink_escapes", { path: shown(path) });
    }
  }
}

function isComponent(component: string): boolean {
  const odd =
    component === "" || component === "." || component === ".." || component.toLowerCase() === ".git";
  return !odd && Buffer.byteLength(component) <= MAX_COMPONENT_BYTES;
}

/** A hostile name, fit for a message: short, and with its control characters escaped. */
function shown(path: string): string {
  return JSON.stringify(path.length > 200 ? `${path.slice(0, 200)}…` : path);
}

function unprocessable(
  key: "source.too_large" | "source.too_many_files" | "source.path_refused" | "source.symlink_escapes",
  parameters: Record<string, string | number>,
): DomainError {
  return new DomainError("unprocessable", key, { parameters });
}
