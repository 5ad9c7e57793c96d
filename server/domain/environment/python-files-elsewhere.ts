import { nameOf } from "./code-tree.ts";

const readme = /^readme(?:\.(?:md|markdown|rst|txt))?$/i;
const dockerfile = /^(?:\.?(?:docker|binder)\/)?dockerfile$/i;
/** `pip install -r FILE`, `conda env create -f FILE`, also as `--requirement=FILE`, `--file FILE`. */
const install =
  /\b(?:pip3?\s+install|uv\s+pip\s+install|(?:conda|mamba|micromamba)\s+(?:env\s+)?(?:create|update|install))\b[^\n`]{0,100}?\s(?:-r|-f|--file|--requirement)[ =]?["']?([\w./-]{1,200})/g;
/** Of what documents, tests or shows the code, or belongs to others. */
const foreign =
  /(?:^|\/)(?:\.[^/]+|docs?|tests?|examples?|demo|web(?:site|app)?|app|node_modules|vendor|third_?party|external|extern|submodules?|paper|manuscript)\//i;

/** A file with Python packages, and what it is read as. */
export interface PythonFile {
  name: string;
  path: string;
}

/** Of each text, a README of many megabytes too; and of the files that these name, before any is looked for. */
const maxCharacters = 256 * 1024;
const maxTold = 20;

/** The files in folders, by their names, without those that are foreign: made once for all names that are looked for. */
type FilesByName = ReadonlyMap<string, readonly string[]>;

export const filesByName = (paths: readonly string[]): FilesByName =>
  Map.groupBy(
    paths.filter((path) => path.includes("/") && !foreign.test(path)),
    nameOf,
  );

/**
 * Where no file of its root lists Python packages: those of the code repository that its README or its Dockerfile has
 * installed, in its order, else for each of the names the only file of that name in its folders.
 */
export async function pythonFilesElsewhere(
  paths: readonly string[],
  byName: FilesByName,
  names: readonly string[],
  read: (path: string) => Promise<string | { reason: string }>,
): Promise<PythonFile[]> {
  const told = new Set<string>();
  for (const pattern of [readme, dockerfile]) {
    const path = paths.find((each) => pattern.test(each));
    const text = path === undefined ? "" : await read(path);
    if (typeof text === "string") addTold(told, text.slice(0, maxCharacters));
  }
  const there = new Set(paths);
  const files = [...told].flatMap((path) => (there.has(path) ? [path] : copied(path, byName)));
  return [
    ...files.map((path) => ({ name: /\.ya?ml$/.test(path) ? "environment.yml" : "requirements.txt", path })),
    ...names.flatMap((name) => onlyFile(name, byName)),
  ];
}

function addTold(told: Set<string>, text: string): void {
  for (const [, file] of text.matchAll(install)) {
    if (told.size === maxTold) return;
    told.add(file!.replace(/^\.\//, ""));
  }
}

/** An image has files elsewhere, by the same names. */
function copied(path: string, byName: FilesByName): string[] {
  return onlyFile(nameOf(path), byName).map((each) => each.path);
}

export function onlyFile(name: string, byName: FilesByName): PythonFile[] {
  const [path, ...others] = byName.get(name) ?? [];
  return path === undefined || others.length > 0 ? [] : [{ name, path }];
}
