import { folderOf, treePath } from "./tree-path.ts";

/** A Python of the reader's own on Windows. */
const ownPython = /^(?:\.\\)?\.?v?env\\Scripts\\python(?:\.exe)?(?=\s)/i;
/** A path as Windows has it, from a folder of the code repository. */
const withBackslashes = /^(?:\.\\)?[\w.-]+(?:\\[\w.-]+)*$/;

/**
 * Returns a line with the files and folders that it means by the names that they have: macOS and Windows find `Fit.R` by
 * `fit.r`, where whoever wrote the line has run it, Windows by `code\fit.R` too, and a shell finds the one folder that `01*`
 * is the start of.
 */
export function asNamed(line: string, folder: string, paths: ReadonlySet<string>): string {
  const words = line.replace(ownPython, "python").split(/(\s+)/);
  const asWritten = (word: string) => (withBackslashes.test(word) ? word.replaceAll("\\", "/") : word);
  return words
    .map((word, at) => (words[at - 2] === "-C" ? asFolder : asScript)(asWritten(word), folder, paths))
    .join("");
}

function asFolder(word: string, folder: string, paths: ReadonlySet<string>): string {
  const start = word.endsWith("*") ? treePath(word.slice(0, -1), folder) : null;
  if (start === null) return word;
  const isMeant = (each: string) => each.startsWith(start) && !each.slice(start.length).includes("/");
  const found = [...new Set([...paths].map(folderOf))].filter(isMeant);
  return found.length === 1 ? word.slice(0, -1) + found[0]!.slice(start.length) : word;
}

const script = /\.(?:py|r|jl|sh|m|pl|[rq]md|ipynb)$/i;

function asScript(word: string, folder: string, paths: ReadonlySet<string>): string {
  const path = script.test(word) ? treePath(word, folder) : null;
  const found = path === null || paths.has(path) ? null : byLowerCase(paths).get(path.toLowerCase());
  if (!found) return word;
  let same = 0;
  while (same < word.length && word.at(-1 - same)!.toLowerCase() === found.at(-1 - same)?.toLowerCase())
    same++;
  return word.slice(0, word.length - same) + found.slice(found.length - same);
}

const known = new WeakMap<ReadonlySet<string>, Map<string, string | null>>();

/** Paths by their lower case; null where that is of several. */
function byLowerCase(paths: ReadonlySet<string>): Map<string, string | null> {
  const kept = known.get(paths);
  if (kept) return kept;
  const found = new Map<string, string | null>();
  for (const path of paths) {
    const name = path.toLowerCase();
    found.set(name, found.has(name) ? null : path);
  }
  known.set(paths, found);
  return found;
}
