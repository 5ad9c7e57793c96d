import { joinPath } from "./code-tree.ts";
import type { PythonFile } from "./python-files-elsewhere.ts";
import type { DeclaredPython } from "./python-needs.ts";

/** `.`, `./lib`, `.[plots]`, as pip takes a project's folder. */
const FOLDER = /^(\.(?:\/[\w./-]{0,200})?)(?:\[[\w, -]*\])?$/;
const NAMES = ["pyproject.toml", "setup.cfg", "setup.py"];
/** What has to be built, so that its folder alone is of no use. */
const BUILT = /(?:\.(?:pyx|rs|f90)|(?:^|\/)Cargo\.toml)$/i;
const BUILDS = /\bext_modules\b|\bExtension\s*\(/;

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
  for (const unmet of needs.unmet) {
    const folder = joinPath("", FOLDER.exec(unmet.text)?.[1] ?? "..");
    const files = NAMES.map((name) => ({ name, path: folder ? `${folder}/${name}` : name })).filter(
      ({ path }) => paths.includes(path),
    );
    const isIn = (path: string) => folder === "" || path.startsWith(`${folder}/`);
    const texts = await Promise.all(files.map(({ path }) => readText(path)));
    const isBuilt =
      paths.some((path) => isIn(path) && BUILT.test(path)) ||
      texts.some((text) => typeof text === "string" && BUILDS.test(text));
    if (folder === null || files.length === 0 || isBuilt) {
      all.unmet.push(unmet);
      continue;
    }
    for (const file of files) {
      const own = await readFile(file);
      if (own.requirements.length + own.unmet.length === 0) continue;
      all.requirements = [...all.requirements, ...own.requirements];
      all.versions = [...all.versions, ...own.versions];
      all.unmet.push(...own.unmet);
      break;
    }
  }
  return all;
}
