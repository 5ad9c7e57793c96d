import { environmentFile } from "./environment-files.ts";
import { type DeclaredPython, MAX_REQUIREMENTS, noPython } from "./python-needs.ts";
import { readRequirementsFile } from "./requirements-file.ts";

type ReadPythonFile = (path: string, text: string) => DeclaredPython;

/** In repo2docker's order: of those that are there the first one alone counts. */
const FILES: [name: string, read: ReadPythonFile][] = [["requirements.txt", readRequirementsFile]];

/** The file that says what Python packages are needed, and how it is read; null where there is none. */
function findPythonFile(paths: readonly string[]): { path: string; read: ReadPythonFile } | null {
  for (const [name, read] of FILES) {
    const path = environmentFile(paths, name);
    if (path !== null) return { path, read };
  }
  return null;
}

/** Of a file and all that it includes. */
const MAX_FILES = 20;

/** Reads the file that counts, and what it includes. `read` returns the text of a file, or why there is none. */
export async function readPython(
  paths: readonly string[],
  read: (path: string) => Promise<string | { reason: string }>,
): Promise<DeclaredPython> {
  const all = noPython();
  const first = findPythonFile(paths);
  if (first === null) return all;
  const waiting = [{ path: first.path, read: first.read, isConstraint: false, place: `${first.path}:1` }];
  const seen = new Set<string>();
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { path, isConstraint, place } = next;
    const key = `${isConstraint} ${path}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const text = seen.size > MAX_FILES ? { reason: TOO_MANY } : await read(path);
    if (typeof text !== "string") {
      all.unmet.push({ text: path, place, reason: text.reason });
      continue;
    }
    const needs = next.read(path, text);
    if (isConstraint) all.constraints.push(...needs.requirements.map(({ line }) => line));
    else all.requirements.push(...needs.requirements);
    all.constraints.push(...needs.constraints);
    all.versions.push(...needs.versions);
    all.debian.push(...needs.debian);
    all.unmet.push(...needs.unmet);
    for (const each of needs.includes)
      waiting.push({
        ...each,
        read: readRequirementsFile,
        isConstraint: isConstraint || each.isConstraint,
      });
  }
  all.requirements.splice(MAX_REQUIREMENTS);
  return all;
}

const TOO_MANY = `More than ${MAX_FILES} files are named one by the other; write the requirements into one.`;
