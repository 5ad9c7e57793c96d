import { type CodeTree, joinPath } from "./code-tree.ts";
import type { ScriptLiteral } from "./script-literals.ts";

/** A folder of an author's machine, and the folder of the repository that is meant. */
export interface AuthorFolder {
  /** Absolute, below `~` (`~/paper`), or of Windows (`C:/paper`, `C:\paper`). */
  path: string;
  folder: string;
  /** The folder that the code most likely runs in. */
  from: string;
  place: string;
}

/** What is not the author's: the sandbox has these itself. */
const system =
  /^\/(?:usr|bin|sbin|lib\w*|etc|proc|dev|run|var|work|sys|boot|opt|tmp|inputs)(?:\/|$)|^\/[^/]*$|^\/\//;
const absolute = /^(?:\/|~\/|[A-Za-z]:[\\/])[^\n*?{}%$<>|"]*$/;
/** Calls whose argument is a folder. */
const changesFolder = /^(?:setwd|chdir|cd|pushd)$/;

export function isAuthorPath(text: string): boolean {
  return absolute.test(text) && !system.test(text);
}

/**
 * Returns the folder that a path of an author's machine begins with, where what follows is in the repository: the longest
 * part that is. Where it is the argument of `setwd` and the like and no part is, it is a folder itself.
 */
export function authorFolder(
  { text, call, place }: ScriptLiteral,
  tree: CodeTree,
  bases: readonly string[],
): AuthorFolder | null {
  const separator = /^[A-Za-z]:\\/.test(text) ? "\\" : "/";
  const [root = "", ...parts] = text.replace(/[\\/]+$/, "").split(separator);
  const from = bases[0]!;
  const named = (length: number) => [root, ...parts.slice(0, length)].join(separator);
  for (let length = 0; length < parts.length; length++) {
    for (const base of bases) {
      const rest = joinPath(base, parts.slice(length).join("/"));
      if (rest === null || !tree.has(rest)) continue;
      // On Linux, backslashes are part of one name.
      if (separator === "\\") return { path: text, folder: rest, from, place };
      // A whole disk, or the home, cannot be a folder of the repository.
      if (length === 0) return { path: named(1), folder: joinPath(base, parts[0]!)!, from, place };
      return { path: named(length), folder: base, from, place };
    }
  }
  const called = call.split(".").at(-1)!;
  return changesFolder.test(called) ? { path: named(parts.length), folder: from, from, place } : null;
}

/** Each folder once, and none within another: the outer one leads there, or a link within it does. */
export function withoutNested(found: readonly AuthorFolder[], tree: CodeTree) {
  const kept: AuthorFolder[] = [];
  const links: { path: string; target: string; place: string }[] = [];
  for (const each of found.toSorted((a, b) => a.path.length - b.path.length)) {
    const outer = kept.find(({ path }) => each.path === path || each.path.startsWith(`${path}/`));
    if (!outer) {
      kept.push(each);
      continue;
    }
    const path = joinPath(outer.folder, each.path.slice(outer.path.length));
    if (path && !tree.has(path)) links.push({ path, target: each.folder, place: each.place });
  }
  return { kept, links };
}
