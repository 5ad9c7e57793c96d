import type { RepositoryFiles } from "./manifest-kind.ts";
import { isExperiment } from "./repository-command.ts";
import { inNumericOrder, nameOf } from "./script-names.ts";
import { scriptExtension, scriptName } from "./told-words.ts";
import { treePath } from "./tree-path.ts";

const maxScripts = 50;
/** Names with stars, each of which all files are compared with. */
const maxStarred = 50;

/** Finds the scripts of a code repository that a text names, whose reader is in one of its folders. */
export class NamedScripts {
  readonly #files: RepositoryFiles;
  #folder: string;
  #starred = 0;

  constructor(files: RepositoryFiles, folder: string) {
    this.#files = files;
    this.#folder = folder;
  }

  /** From here on the reader is in that folder: of scripts that share a name, its own is meant. */
  enter(name: string): void {
    const folder = this.folderOf(name);
    if (folder !== null && indexOf(this.#files).folders.has(folder)) this.#folder = folder;
  }

  /** The scripts of a kind, in the order of the text. */
  pathsIn(text: string, kind = /\.\w+$/): string[] {
    return [...text.matchAll(scriptName)].flatMap(([, code, quoted, plain]) => {
      const name = (code ?? quoted ?? plain)!;
      if (name.includes("*")) return this.#matching(name).filter((path) => kind.test(path));
      const path = this.pathOf(name) ?? (quoted ? this.pathOf(quoted.split(" ").at(-1)!) : null);
      return path !== null && kind.test(path) ? [path] : [];
    });
  }

  /** A script of which stands before an order that it runs others: "`a.R` is a script to source all scripts". */
  runnerIn(beforeOrder: string): string | null {
    const [last] = [...beforeOrder.matchAll(scriptName)].slice(-1);
    if (last === undefined) return null;
    const said = beforeOrder.slice(last.index + last[0].length);
    return /^[^,;.!?]{0,40}$/.test(said) ? (this.pathsIn(last[0])[0] ?? null) : null;
  }

  /**
   * Those that a list's item names first, or a line that has nothing else. In a list of what is run in an order they may be
   * called without their extensions: "2. statistics".
   */
  pathsOfItem(text: string, isInOrder: boolean): string[] {
    const [first] = text.matchAll(scriptName);
    if (first === undefined) return isInOrder ? this.#pathsOfLine(text) : [];
    const label = partLabel.exec(text)?.[0];
    // "Figure 1: top row: a.m, bottom row: b.m": each script of a part that stands behind a colon draws a panel of it.
    const isPanel = label !== undefined && /:\W*$/.test(text.slice(0, first.index));
    if (isPanel) return this.pathsIn(text);
    if (/\w/.test(text.slice(0, first.index))) return [];
    const isOnlyNames = !/\w/.test(text.replace(scriptName, ""));
    return this.pathsIn(isOnlyNames ? text : first[0]);
  }

  #pathsOfLine(text: string): string[] {
    const [, stem = ""] = /^[\s`*_"']*([\w-]{2,100})[\s`*_"']*(?:$|[:(–—]|-\s)/.exec(text) ?? [];
    return this.pathsOfStem(stem);
  }

  /** The only script of that name without its extension. */
  pathsOfStem(stem: string): string[] {
    const named = indexOf(this.#files).scriptsByStem.get(stem.toLowerCase()) ?? [];
    return named.length === 1 && isExperiment(named[0]!) ? named : [];
  }

  /** The folder of that path, or else the only one whose path ends so. */
  folderOf(name: string): string | null {
    const path = treePath(name);
    const { folders } = indexOf(this.#files);
    if (path === null || folders.has(path)) return path;
    const found = [...folders].filter((each) => each.endsWith(`/${path}`));
    return found.length === 1 ? found[0]! : path;
  }

  /** What a name with stars stands for, in the order of numbers. */
  #matching(name: string): string[] {
    if (++this.#starred > maxStarred) return [];
    const parts = name.replace(/^\.\//, "").split(/\*+/);
    const escaped = parts.map((part) => part.replace(/[^\w/-]/g, "\\$&"));
    const pattern = new RegExp(`^(?:[^/]+/)?${escaped.join("[^/]*")}$`);
    const found = [...this.#files.paths].filter((path) => pattern.test(path) && isExperiment(path));
    return found.length > maxScripts ? [] : found.sort(inNumericOrder);
  }

  /** The file of that path, or else the only one whose path ends so, or that has its name: authors move their files. */
  pathOf(name: string): string | null {
    const path = treePath(name);
    if (path === null || !isExperiment(path)) return null;
    const beside = treePath(path, this.#folder);
    if (beside !== null && this.#files.paths.has(beside)) return beside;
    if (this.#files.paths.has(path)) return path;
    const named = indexOf(this.#files).byName.get(nameOf(path)) ?? [];
    const found = named.filter((other) => other.endsWith(`/${path}`));
    const [only, ...others] = found.length > 0 ? found : named;
    return only === undefined || others.length > 0 ? null : only;
  }
}

interface Index {
  /** The files by their names, without a number before them too, as in `1) fit.R`. */
  byName: ReadonlyMap<string, string[]>;
  /** Of names in lower case, without their extensions. */
  scriptsByStem: ReadonlyMap<string, string[]>;
  folders: ReadonlySet<string>;
}

/** Before the script of a part of the paper: `E1: fit.R`, `Figure 2: plot.R`. */
const partLabel =
  /^\W*(?:(?:suppl\w*(?: material)? )?(?:fig(?:ure)?|tab(?:le)?|exp(?:eriment)?|study|section)\b[^:]{0,20}|[A-Z]\d{1,2}):/i;

const script = new RegExp(`\\.${scriptExtension}$`, "i");

/** A README may have thousands of names, and a repository fifty thousand files: they are gone through once. */
const indexes = new WeakMap<RepositoryFiles, Index>();

function indexOf(files: RepositoryFiles): Index {
  const known = indexes.get(files);
  if (known) return known;
  const byName = new Map<string, string[]>();
  const folders = new Set<string>();
  for (const path of files.paths) {
    for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) {
      if (folders.has(path.slice(0, end))) break;
      folders.add(path.slice(0, end));
    }
    for (const name of new Set([nameOf(path), nameOf(path).replace(/^\d+\W+/, "")])) {
      const others = byName.get(name);
      if (others) others.push(path);
      else byName.set(name, [path]);
    }
  }
  const scripts = [...files.paths].filter((path) => script.test(path));
  const scriptsByStem = Map.groupBy(scripts, (path) =>
    nameOf(path)
      .replace(/\.\w+$/, "")
      .toLowerCase(),
  );
  const index = { byName, scriptsByStem, folders };
  indexes.set(files, index);
  return index;
}
