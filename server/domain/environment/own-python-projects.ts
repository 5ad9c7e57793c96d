import { joinPath } from "./code-tree.ts";
import type { PythonFile } from "./python-files-elsewhere.ts";
import type { DeclaredPython } from "./python-needs.ts";
import { addUnmet } from "./requirement.ts";

/** `.`, `./lib`, `.[plots]`, as pip takes a project's folder. */
const FOLDER = /^(\.(?:\/[\w./-]{0,200})?)(?:\[[\w, -]*\])?$/;
const NAMES = ["pyproject.toml", "setup.cfg", "setup.py"];
/** What has to be built, so that its folder alone is of no use. */
const BUILT = /(?:\.(?:pyx|rs|f90)|(?:^|\/)Cargo\.toml)$/i;
const BUILDS = /\bext_modules\b|\bExtension\s*\(/;

/** A list of many lines names as many folders, each of which has files to read. */
const MAX_PROJECTS = 20;

/**
 * Asks for what projects of the repository need that a list names (`-e .`), in place of the projects: their modules lie in
 * the repository, where they are found (own-packages.ts). One that has to be compiled stays unmet.
 */
export async function withOwnProjects(
  needs: DeclaredPython,
  paths: readonly string[],
  readText: (path: string) => Promise<string | { reason: string }>,
  readFile: (file: PythonFile) => Promise<DeclaredPython>,
): Promise<DeclaredPython> {
  const all = { ...needs, unmet: [] as DeclaredPython["unmet"] };
  const there = new Set(paths);
  const built = paths.filter((path) => BUILT.test(path));
  const looked = new Map<string, PythonFile[]>();
  for (const unmet of needs.unmet) {
    const folder = joinPath("", FOLDER.exec(unmet.text)?.[1] ?? "..");
    const isOver = folder === null || looked.size === MAX_PROJECTS;
    const known = looked.get(folder ?? "..") ?? (isOver ? [] : undefined);
    const files = known ?? (await readableIn(folder!, there, built, readText));
    if (known === undefined) looked.set(folder!, files);
    if (files.length === 0) addUnmet(all, unmet);
    // Asked for already.
    if (known) continue;
    for (const file of files) {
      const own = await readFile(file);
      if (own.requirements.length + own.unmet.length === 0) continue;
      all.requirements = [...all.requirements, ...own.requirements];
      all.versions = [...all.versions, ...own.versions];
      addUnmet(all, ...own.unmet);
      break;
    }
  }
  return all;
}

/** The files of a folder's project; none where it has none, or has to be compiled. */
async function readableIn(
  folder: string,
  there: ReadonlySet<string>,
  built: readonly string[],
  readText: (path: string) => Promise<string | { reason: string }>,
): Promise<PythonFile[]> {
  const files = NAMES.map((name) => ({ name, path: folder ? `${folder}/${name}` : name })).filter(
    ({ path }) => there.has(path),
  );
  if (built.some((path) => folder === "" || path.startsWith(`${folder}/`))) return [];
  const texts = await Promise.all(files.map(({ path }) => readText(path)));
  return texts.some((text) => typeof text === "string" && BUILDS.test(text)) ? [] : files;
}
