import { proseLines } from "./code-blocks.ts";
import { oncePerTree } from "./once-per-tree.ts";
import { scriptExtension } from "./told-words.ts";

/** How a README is called in the root of a code repository. */
export const readmeNames = [".md", ".MD", ".markdown", ".rst", ".txt", ".TXT", ""].flatMap((ending) =>
  ["README", "readme", "Readme", "ReadMe", "ReadME"].map((stem) => stem + ending),
);

const maxReadmes = 10;
/** In the root too, where they have longer names, as in `00-README.txt` or `README_code.md`. */
export const readme =
  /(?:^|\/)(?:(?:[\d_ .-]{0,8}|[\w-]{1,60}[_-])read[ _-]?me(?:[ _-][\w -]{1,40})?|(?:how[ _-]?to[ _-]?)?(?:reproduce|replicate|run)|reproduc(?:ing|ibility|tion)|replication|instructions|artifacts?(?:[ _-]\w{1,20})?|experiments|getting[ _-]?started|usage)(?:\.(?:md|markdown|rst|txt))$|\/readme$/i;
/** What others wrote, such as `eigen-3.4.0`, and what makes the paper. */
const foreign =
  /(?:^|\/)(?:node_modules|vendor|third_?party|external|extern|deps|libs?|include|article|paper|manuscript|slides|docs?|\.[^/]+|lib[\w+-]{1,40}-\d[\w.]*|[\w+-]{1,40}-\d+\.\d+\.\d+)\//i;

/** Returns the READMEs of folders, for whoever is in them, and others of the root: those nearest to it first. */
export const readmesBelow = oncePerTree((paths) =>
  [...paths]
    .filter((path) => readme.test(path) && !foreign.test(path) && !readmeNames.includes(path))
    .map((path) => ({ path, depth: path.split("/").length }))
    .sort((a, b) => a.depth - b.depth || (a.path < b.path ? -1 : 1))
    .slice(0, maxReadmes)
    .map(({ path }) => path),
);

/**
 * Reads a README, and those of folders as well where it says nothing, or is of a folder itself: where the root has none,
 * they are of equal rank.
 */
export function readReadmes<T>(
  path: string,
  paths: ReadonlySet<string>,
  read: (path: string) => T,
  saysSomething: (one: T) => boolean,
): T[] {
  const own = read(path);
  if (saysSomething(own) && !path.includes("/")) return [own];
  const below = readmesBelow(paths).filter((each) => each !== path);
  return [own, ...below.map(read)];
}

/** A paragraph as one line, or an item of a list. */
export interface Unit {
  text: string;
  marker: "number" | "bullet" | null;
}

const named = new RegExp(`[\\w./-]+\\.${scriptExtension}\\b`, "i");
/** By underscores, which are also parts of names. */
const emphasized = new RegExp(`(?<![\\w./-])_([\\w./-]{1,200}\\.${scriptExtension})_(?!\\w)`, "gi");
const maxUnitLength = 4000;
const maxUnits = 5000;

/** Returns the paragraphs and the items of lists of a README, in their order. */
export function unitsOf(text: string): Unit[] {
  const units: Unit[] = [];
  let open: Unit | null = null;
  /** A heading that names a script, of which what follows says what it does. */
  let title = "";
  for (const each of proseLines(text)) {
    const line = each.replace(/\\([_*])/g, "$1").replace(emphasized, "$1");
    const [, marker, rest] = /^\s*(\(?\d{1,3}[.)]|[-*+•])\s+(.*)$/.exec(line) ?? [];
    if (/^\s*#/.test(line)) title = named.exec(line)?.[0] ?? "";
    if (line.trim() === "" || /^\s*#/.test(line)) open = null;
    else if (open === null || marker !== undefined) {
      if (units.length === maxUnits) break;
      open = {
        text: title === "" ? (rest ?? line) : `${title}: ${rest ?? line}`,
        marker: marker === undefined ? null : /\d/.test(marker) ? "number" : "bullet",
      };
      title = "";
      units.push(open);
    } else if (open.text.length + line.length < maxUnitLength) {
      // A line that ends with a file's name, before one that begins a sentence, is a sentence without its full stop.
      const isEnd = /\.\w{1,5}[`*)]*$/.test(open.text) && /^\s*[A-Z]/.test(line);
      open.text += `${isEnd ? "." : ""} ${line.trim()}`;
    }
  }
  return units.map(({ text, marker }) => ({ text: text.slice(0, maxUnitLength).trim(), marker }));
}
