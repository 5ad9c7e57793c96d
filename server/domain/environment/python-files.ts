import { readCondaEnvironment } from "./conda-environment.ts";
import { readDockerfile } from "./dockerfile-python.ts";
import { environmentFile } from "./environment-files.ts";
import { withOwnProjects } from "./own-python-projects.ts";
import { filesByName, onlyFile, type PythonFile, pythonFilesElsewhere } from "./python-files-elsewhere.ts";
import { readPipfileLock, readUvLock } from "./python-lock-files.ts";
import { addVersion, type DeclaredPython, MAX_REQUIREMENTS, MAX_VERSIONS, noPython } from "./python-needs.ts";
import { readPipfile, readPyproject } from "./python-project.ts";
import { addUnmet } from "./requirement.ts";
import { readRequirementsFile } from "./requirements-file.ts";
import { readSetupConfig, readSetupProgram } from "./setup-files.ts";

type ReadPythonFile = (path: string, text: string) => DeclaredPython;

/** Reads one file, which is called or read as one of that name. */
type ParsePython = (name: string, path: string, text: string) => DeclaredPython | Promise<DeclaredPython>;

/** In repo2docker's order, and locks before what they were made of: the first that asks for something alone counts. */
const FILES: [name: string, read: ReadPythonFile][] = [
  ["environment.yml", readCondaEnvironment],
  ["environment.yaml", readCondaEnvironment],
  ["Pipfile.lock", readPipfileLock],
  ["Pipfile", readPipfile],
  ["requirements.txt", readRequirementsFile],
  ["uv.lock", readUvLock],
  ["pyproject.toml", readPyproject],
  ["setup.cfg", readSetupConfig],
  ["setup.py", readSetupProgram],
];

/** It counts where no list of packages does, wherever that is: images have much beside what the code needs. */
const DOCKERFILE = "Dockerfile";

export function parsePythonFile(name: string, path: string, text: string): DeclaredPython {
  if (name === DOCKERFILE) return readDockerfile(path, text);
  const [, parse = readRequirementsFile] = FILES.find(([each]) => each === name) ?? [];
  return parse(path, text);
}

type Read = (path: string) => Promise<string | { reason: string }>;

/** Of many files, `pyproject.toml` first of all, nothing is asked for: they are there for other tools. */
const isEmpty = (needs: DeclaredPython) =>
  [needs.requirements, needs.debian, needs.unmet, needs.includes].every(({ length }) => length === 0);

/** Of a file and all that it includes. */
const MAX_FILES = 20;

/** Of all files: each that asks for nothing leads to the next, and each may be a pass through the whole archive. */
const MAX_READS = 60;

interface Reader {
  now: Read;
  /** Begins to read files in one turn, for which one pass is enough. */
  ahead(paths: readonly string[]): void;
}

function readerOf(read: Read): Reader {
  let count = 0;
  const begun = new Map<string, ReturnType<Read>>();
  return {
    now(path) {
      const text = begun.get(path);
      begun.delete(path);
      if (text || ++count <= MAX_READS) return text ?? read(path);
      return Promise.resolve({ reason: TOO_MANY_READ });
    },
    ahead(paths) {
      for (const path of paths) {
        const text = read(path);
        // Whoever asks for it gets the failure; where nobody does, it is not to end the process.
        text.catch(() => undefined);
        begun.set(path, text);
      }
    },
  };
}

/** Reads the file that counts, and what it includes. `read` returns the text of a file, or why there is none. */
export async function readPython(
  paths: readonly string[],
  read: Read,
  parse: ParsePython = parsePythonFile,
): Promise<DeclaredPython> {
  const all = noPython();
  const reader = readerOf(read);
  await readRuntime(all, paths, reader.now);
  for await (const file of filesOf(paths, reader)) {
    const readOne = (each: PythonFile) => readWithIncludes(each, reader.now, parse);
    const needs = await withOwnProjects(await readOne(file), paths, reader.now, readOne);
    all.versions.push(...needs.versions);
    if (isEmpty(needs)) continue;
    return { ...needs, versions: all.versions, requirements: needs.requirements.slice(0, MAX_REQUIREMENTS) };
  }
  return all;
}

/** In the order in which they count. Others than those of the root are looked for where these ask for nothing. */
async function* filesOf(paths: readonly string[], read: Reader): AsyncGenerator<PythonFile> {
  const names = FILES.map(([name]) => name);
  for (const name of names) {
    const path = environmentFile(paths, name);
    if (path !== null) yield { name, path };
  }
  const byName = filesByName(paths);
  const elsewhere = await pythonFilesElsewhere(paths, byName, names, read.now);
  read.ahead(elsewhere.map(({ path }) => path));
  yield* elsewhere;
  const path = environmentFile(paths, DOCKERFILE);
  yield* path === null ? onlyFile(DOCKERFILE, byName) : [{ name: DOCKERFILE, path }];
}

/** `python-3.9`, as repo2docker reads it. */
async function readRuntime(needs: DeclaredPython, paths: readonly string[], read: Read): Promise<void> {
  const path = environmentFile(paths, "runtime.txt");
  const text = path === null ? null : await read(path);
  const version = typeof text === "string" ? /^python-(\d[\w.]{0,20})\s*$/.exec(text)?.[1] : undefined;
  if (version !== undefined) addVersion(needs, `==${version}.*`, `${path}:1`);
}

async function readWithIncludes(first: PythonFile, read: Read, parse: ParsePython): Promise<DeclaredPython> {
  const all = noPython();
  const waiting = [{ ...first, isConstraint: false, place: `${first.path}:1` }];
  const seen = new Set<string>();
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { path, isConstraint, place } = next;
    const key = `${isConstraint} ${path}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const text = seen.size > MAX_FILES ? { reason: TOO_MANY } : await read(path);
    if (typeof text !== "string") {
      addUnmet(all, { text: path, place, reason: text.reason });
      continue;
    }
    const needs = await parse(next.name, path, text);
    if (isConstraint) all.constraints.push(...needs.requirements.map(constraintOf));
    else addSome(all.requirements, needs.requirements, MAX_REQUIREMENTS);
    for (const each of needs.constraints) all.constraints.push(each);
    addSome(all.versions, needs.versions, MAX_VERSIONS);
    addSome(all.debian, needs.debian, MAX_REQUIREMENTS);
    addUnmet(all, ...needs.unmet);
    for (const { path: included, isConstraint: constrains, place: by } of needs.includes)
      waiting.push({
        ...{ name: "requirements.txt", path: included, place: by },
        isConstraint: isConstraint || constrains,
      });
  }
  return all;
}

function addSome<T>(all: T[], more: readonly T[], most: number): void {
  all.push(...more.slice(0, Math.max(0, most - all.length)));
}

/** pip takes no extras there. */
const constraintOf = ({ name, specifier, marker }: DeclaredPython["requirements"][number]) =>
  `${name}${specifier}${marker === null ? "" : ` ; ${marker}`}`;

const TOO_MANY_READ = `More than ${MAX_READS} files may list packages; write the requirements into one in the root.`;

const TOO_MANY = `More than ${MAX_FILES} files are named one by the other; write the requirements into one.`;
