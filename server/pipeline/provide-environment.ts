import type { LogChunk, ProvidedEnvironment } from "../deps.ts";
import { AUTHORS_LOCK, parseAuthorsLock } from "../domain/environment/authors-lock.ts";
import { calledPrograms } from "../domain/environment/called-programs.ts";
import { debianArchitecture } from "../domain/environment/debian-architecture.ts";
import { readAptFile, readRequires } from "../domain/environment/debian-needs.ts";
import { type DeclaredNeeds, environmentFile } from "../domain/environment/environment-files.ts";
import { parseImageReference } from "../domain/environment/image-reference.ts";
import { linkedPackages } from "../domain/environment/linked-packages.ts";
import { readNode } from "../domain/environment/node-files.ts";
import { readPython } from "../domain/environment/python-files.ts";
import { findRFile } from "../domain/environment/r-files.ts";
import { type ReachedScript, reachedScripts } from "../domain/environment/reached-scripts.ts";
import { runtimePackages } from "../domain/environment/runtime-packages.ts";
import type { ExperimentDefinition } from "../domain/records.ts";
import { findCodeImports } from "./find-code-imports.ts";
import type { StageContext } from "./stage.ts";

/** Of a file that says what an experiment needs. */
const maxFileBytes = 256 * 1024;
const maxLockBytes = 2 * 1024 * 1024;
/** Of one with the hashes of hundreds of packages. */
const maxHashesBytes = 4 * 1024 * 1024;

/** Reads what the authors' files ask for, and gets an environment that has it. The caller disposes it. */
export async function provideEnvironment(
  { deps, signal }: Pick<StageContext, "deps" | "signal">,
  definition: Pick<ExperimentDefinition, "command" | "requires" | "workdir" | "image">,
  source: string,
  onLog: (item: LogChunk) => void,
): Promise<ProvidedEnvironment> {
  const { command, requires, workdir, image } = definition;
  const files = (await deps.archives.list(source)).filter(({ type }) => type === "file");
  const paths = files.map(({ path }) => path);
  const read = async <T>(path: string | null, maxBytes: number, parse: (path: string, text: string) => T) => {
    const file = files.find((each) => each.path === path);
    if (!file) return null;
    if (file.size > maxBytes) return tooLarge(file.path, maxBytes);
    const bytes = await deps.archives.readFile(source, file.path, maxBytes);
    return bytes && parse(file.path, new TextDecoder().decode(bytes));
  };
  const lock = await read(AUTHORS_LOCK, maxLockBytes, (path, text) => {
    const parsed = parseAuthorsLock(text, debianArchitecture(process.arch));
    return typeof parsed === "string" ? unusable(path, parsed) : parsed;
  });
  const readText = async (path: string) => {
    const text = await read(path, maxHashesBytes, (_, contents) => contents);
    if (text === null)
      return { reason: "The repository has no such file; remove the line, or add the file." };
    return typeof text === "string" ? text : { reason: text.unmet[0]!.reason };
  };
  // An image has what it is to have: only what can be looked for in it is asked for beside.
  const listing = image === undefined ? paths : [];
  const python = await readPython(listing, readText);
  const machine = { platform: process.platform, architecture: process.arch };
  const node = await readNode(listing, workdir, machine, readText);
  const rFile = findRFile(listing);
  const asked = [
    readRequires(requires),
    await read(environmentFile(paths, "apt.txt"), maxFileBytes, readAptFile),
    rFile && (await read(rFile.path, maxLockBytes, rFile.read)),
    image === undefined ? await readInstallScript(deps, { source, files }, signal) : null,
    ...(lock && "unmet" in lock ? [lock] : []),
    { requirements: python.debian, unmet: python.unmet },
  ].filter((each) => each !== null);
  const scripts = await readReached(deps, source, files, { command, workdir });
  const programs = calledPrograms(command, scripts);
  const linked = linkedPackages(scripts);
  return deps.environments.provide({
    requirements: asked.flatMap(({ requirements }) => requirements),
    unmet: asked.flatMap(({ unmet }) => unmet),
    ...(node && { node }),
    image: image === undefined ? null : parseImageReference(image),
    python: {
      requirements: python.requirements,
      constraints: python.constraints,
      versions: python.versions,
    },
    committedAt: await deps.archives.readTime(source),
    lock: lock && "debian" in lock ? lock : null,
    runtimes: runtimePackages(
      [...programs.flatMap(({ packages }) => packages), ...linked.map(({ name }) => name)],
      scripts,
      paths,
    ),
    programs,
    linked,
    findLoaded: () =>
      findCodeImports(deps, { source, files, begin: scripts.map(({ path }) => path) }, signal),
    onLog,
    signal,
  });
}

/** What `install.R` installs, which is not run: it would want the network. A lock has all of it. */
async function readInstallScript(
  deps: StageContext["deps"],
  code: Pick<Parameters<typeof findCodeImports>[1], "source" | "files">,
  signal: AbortSignal,
): Promise<DeclaredNeeds | null> {
  const paths = code.files.map(({ path }) => path);
  const path = environmentFile(paths, "install.R");
  if (path === null || environmentFile(paths, "renv.lock") !== null) return null;
  const installed = await findCodeImports(deps, { ...code, begin: [path] }, signal);
  const requirements = installed.map(({ debian, place, language, module }) => ({
    ...{ name: debian[0]!, text: debian[0]!, place },
    ...(language === "r" && { r: { name: module, bounds: [] } }),
  }));
  return { requirements, unmet: [] };
}

/** Files in which commands may stand, in any language that starts programs. */
const SCRIPT =
  /(?:^|\/)(?:[^./]+|[^/]+\.(?:sh|bash|zsh|ksh|mk|py|r|rmd|qmd|ipynb|jl|pl|js|mjs|m|c|cc|cpp|cxx|h|hpp))$/i;
const maxScripts = 1000;
const maxScriptBytes = 64 * 1024;

async function readReached(
  { archives }: StageContext["deps"],
  source: string,
  files: readonly { path: string }[],
  { command, workdir = "" }: Pick<ExperimentDefinition, "command" | "workdir">,
): Promise<ReachedScript[]> {
  const paths = new Set(files.map(({ path }) => path));
  const code = [...paths].filter((path) => SCRIPT.test(path)).slice(0, maxScripts);
  const texts = await archives.readFiles(source, new Set(code), maxScriptBytes);
  return reachedScripts(command, workdir, (path) => {
    const bytes = texts.get(path);
    return bytes ? new TextDecoder().decode(bytes) : paths.has(path) ? "" : null;
  });
}

function tooLarge(path: string, maxBytes: number): DeclaredNeeds {
  return unusable(
    path,
    `It has more than ${maxBytes} bytes, and is not read; list in it what is needed alone.`,
  );
}

function unusable(path: string, reason: string): DeclaredNeeds {
  return { requirements: [], unmet: [{ text: path, place: `${path}:1`, reason }] };
}
