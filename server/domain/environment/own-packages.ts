import { type Recorded, record } from "../messages/recorded.ts";
import { parentOf } from "./code-tree.ts";
import { PYTHON_STANDARD_LIBRARY } from "./python-standard-library.ts";
import type { ReachedScript } from "./reached-scripts.ts";
import { codeOf, namedFolder, placeOf } from "./script-literals.ts";
import { steppedOverTexts } from "./stepped-over-texts.ts";

/** Packages of the repository itself that its code loads as if they were installed. */
export interface OwnPackages {
  /** Folders with modules of Python, where it does not look by itself. */
  pythonFolders: string[];
  /** Folders of packages of R, with a `DESCRIPTION`. */
  rPackages: string[];
  notes: Recorded[];
}

const maxFolders = 5;

/**
 * Finds what `pip install -e .` and `R CMD INSTALL` would make known: of Python the folder in which a module lies that a
 * script imports and Python does not find from there, of R the package that a script loads.
 */
export function findOwnPackages(
  command: string,
  scripts: readonly ReachedScript[],
  files: readonly string[],
  read: (path: string) => string | null,
): OwnPackages {
  const python = new Map<string, Recorded>();
  const r = new Map<string, Recorded>();
  const folders = pythonFolders(files);
  const packages = rPackages(files, read);
  const looked = searchedFolders(command, scripts);
  for (const { name: module, place, from } of [
    ...startedBy(command),
    ...scripts.flatMap((script) =>
      importsOf(script).map((each) => ({ ...each, from: parentOf(script.path) })),
    ),
  ]) {
    const having = folders.get(module) ?? [];
    const isFound = having.some((folder) => looked.has(folder) || folder === from);
    const [folder] = having;
    if (folder === undefined || isFound || python.has(folder) || python.size >= maxFolders) continue;
    python.set(folder, record(steppedOverTexts.ownModule, { module, place, kind: namedFolder(folder) }));
  }
  for (const { name, place } of scripts.flatMap(loadedBy)) {
    const folder = packages.get(name);
    if (folder === undefined || r.has(folder) || r.size >= maxFolders) continue;
    r.set(folder, record(steppedOverTexts.ownRPackage, { name, place, kind: namedFolder(folder) }));
  }
  return {
    pythonFolders: [...python.keys()],
    rPackages: [...r.keys()],
    notes: [...python.values(), ...r.values()],
  };
}

/** A package of R that lies in the repository. */
export interface OwnRPackage {
  name: string;
  /** Of its `DESCRIPTION`. */
  path: string;
  isCompiled: boolean;
}

/** Returns the packages of R in the repository that scripts load: they are installed where the code stops without them. */
export function ownRPackages(
  scripts: readonly ReachedScript[],
  files: readonly string[],
  read: (path: string) => string | null,
): OwnRPackage[] {
  const packages = rPackages(files, read);
  const loaded = new Set(scripts.flatMap(loadedBy).map(({ name }) => name));
  return [...packages]
    .filter(([name]) => loaded.has(name))
    .map(([name, folder]) => {
      const isIn = (path: string) => path.startsWith(folder === "" ? "src/" : `${folder}/src/`);
      return {
        ...{ name, path: folder === "" ? "DESCRIPTION" : `${folder}/DESCRIPTION` },
        isCompiled: files.some((path) => isIn(path) && COMPILED.test(path)),
      };
    });
}

const COMPILED = /\.(?:c|cc|cpp|cxx|f|f90|f95|rs)$/i;

/** Where Python looks for modules: in the folder of the script that is started, or where `-m` is, in the command's. */
function searchedFolders(command: string, scripts: readonly ReachedScript[]): Set<string> {
  const started = scripts
    .map(({ path }) => path)
    .filter((path) => /\.(?:py|ipynb)$/i.test(path) && command.includes(path.split("/").at(-1)!))
    .map(parentOf);
  return new Set(/\s-[mc]\s/.test(command) ? [...started, ""] : started);
}

/** By the names of modules the folders that have one of that name, the nearest to the root first, tests left out. */
function pythonFolders(files: readonly string[]): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const path of files) {
    if (!path.endsWith(".py") || /(?:^|\/)(?:tests?|docs?|build|\.[^/]+)\//.test(path)) continue;
    const parts = path.slice(0, -".py".length).split("/");
    for (let depth = 0; depth < parts.length; depth++) {
      const [name, folder] = [parts[depth]!, parts.slice(0, depth).join("/")];
      found.set(name, (found.get(name) ?? new Set()).add(folder));
    }
  }
  const depth = (folder: string) => (folder === "" ? 0 : folder.split("/").length);
  return new Map(
    [...found].map(([name, some]) => [
      name,
      [...some].toSorted((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1)),
    ]),
  );
}

/** The folders of packages of R by their names. */
function rPackages(files: readonly string[], read: (path: string) => string | null): Map<string, string> {
  const descriptions = files.filter((path) => /(?:^|\/)DESCRIPTION$/.test(path)).slice(0, 20);
  return new Map(
    descriptions.flatMap((path) => {
      const name = /^Package:[ \t]*([\w.]+)/m.exec(read(path) ?? "")?.[1];
      return name === undefined ? [] : [[name, parentOf(path)] as const];
    }),
  );
}

interface Loaded {
  name: string;
  place: string;
}

/** `python -m tool.fit` looks for it as an import does. */
function startedBy(command: string): (Loaded & { from: string })[] {
  const place = record(steppedOverTexts.theCommand);
  return [...command.matchAll(/\bpython[\d.]*[ \t]+-m[ \t]+(\w+)/g)].map(([, name]) => ({
    ...{ name: name!, place, from: "" },
  }));
}

const PYTHON = /^[ \t]*(?:from[ \t]+([A-Za-z_]\w*)[\w.]*[ \t]+import\b|import[ \t]+([A-Za-z_][\w., \t]*))/gm;

function importsOf(script: ReachedScript): Loaded[] {
  if (!/\.(?:py|ipynb)$/i.test(script.path)) return [];
  return matchesOf(script, PYTHON, ([, from, names = ""]) =>
    from === undefined ? names.split(",").map((name) => /^\s*(\w+)/.exec(name)?.[1] ?? "") : [from],
  ).filter(({ name }) => name !== "" && !PYTHON_STANDARD_LIBRARY.has(name));
}

const R =
  /\b(?:library|require|requireNamespace|loadNamespace)\s*\(\s*["']?([\w.]+)|\b([A-Za-z][\w.]*):::?[\w.]/g;

function loadedBy(script: ReachedScript): Loaded[] {
  if (!/\.(?:r|rmd|qmd|rnw)$/i.test(script.path)) return [];
  return matchesOf(script, R, ([, loaded, prefix]) => [loaded ?? prefix!]);
}

function matchesOf(
  script: ReachedScript,
  pattern: RegExp,
  namesOf: (match: RegExpExecArray) => string[],
): Loaded[] {
  const lines = codeOf(script).split("\n");
  return lines.flatMap((line, index) =>
    [
      ...line
        .slice(0, 2000)
        .replace(/(^|\s)#.*/, "$1")
        .matchAll(pattern),
    ].flatMap((match) => namesOf(match).map((name) => ({ name, place: placeOf(script.path, index + 1) }))),
  );
}
