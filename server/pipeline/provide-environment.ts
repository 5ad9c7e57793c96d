import type { LogChunk, ProvidedEnvironment } from "../deps.ts";
import { AUTHORS_LOCK } from "../domain/environment/authors-lock.ts";
import { type CodeNeeds, findCodeNeeds } from "../domain/environment/code-needs.ts";
import { debianArchitecture } from "../domain/environment/debian-architecture.ts";
import { readAptFile, readRequires } from "../domain/environment/debian-needs.ts";
import { type DeclaredNeeds, environmentFile } from "../domain/environment/environment-files.ts";
import { parseImageReference } from "../domain/environment/image-reference.ts";
import {
  type InferredPackage,
  type UnlistedPackage,
  unlistedPackages,
} from "../domain/environment/inferred-packages.ts";
import { readJulia, runsJulia } from "../domain/environment/julia-files.ts";
import { noJulia } from "../domain/environment/julia-needs.ts";
import { readNode } from "../domain/environment/node-files.ts";
import type { OwnRPackage } from "../domain/environment/own-packages.ts";
import { readPython } from "../domain/environment/python-files.ts";
import { noPython } from "../domain/environment/python-needs.ts";
import { parsePythonRequirement } from "../domain/environment/python-requirement.ts";
import { findRFile } from "../domain/environment/r-files.ts";
import { DomainError } from "../domain/errors.ts";
import type { ExperimentDefinition } from "../domain/records.ts";
import { findCodeImports } from "./find-code-imports.ts";
import { readNeeds } from "./read-needs.ts";
import { readTogether } from "./read-together.ts";
import type { StageContext } from "./stage.ts";

/** Of a file that says what an experiment needs. */
const maxFileBytes = 256 * 1024;
const maxLockBytes = 2 * 1024 * 1024;
/** Of one with the hashes of hundreds of packages. */
const maxHashesBytes = 4 * 1024 * 1024;

/** An environment in which the code stopped for want of a package. */
interface StoppedIn {
  /** The distribution, or the package of R, that was lacked. */
  lacked: string;
  installed: Readonly<Record<string, string>>;
}

/** Attempts of the stage, the last of which goes on without what could not be had. */
const maxAttempts = 3;

/**
 * Reads what the authors' files ask for, and gets an environment that has it. The caller disposes it. With `stoppedIn` what
 * a list of Python packages lacks is asked for as well, and what was lacked there if any file of the code loads it.
 *
 * @throws DomainError, retryable, where something failed that passes, such as a registry that did not answer: that a package
 * is missing is not the authors' fault then.
 */
export async function provideEnvironment(
  { deps, job, signal }: Pick<StageContext, "deps" | "job" | "signal">,
  definition: Pick<ExperimentDefinition, "command" | "requires" | "workdir" | "image">,
  source: string,
  onLog: (item: LogChunk) => void,
  stoppedIn: StoppedIn | null = null,
): Promise<ProvidedEnvironment> {
  const { requires, workdir, image } = definition;
  const files = (await deps.archives.list(source)).filter(({ type }) => type === "file");
  const paths = files.map(({ path }) => path);
  const byPath = new Map(files.map((file) => [file.path, file]));
  const readBytes = readTogether(deps.archives, source, maxHashesBytes);
  const read = async <T>(
    path: string | null,
    maxBytes: number,
    parse: (path: string, text: string) => T | Promise<T>,
  ) => {
    const file = byPath.get(path ?? "");
    if (!file) return null;
    if (file.size > maxBytes) return tooLarge(file.path, maxBytes);
    const bytes = await readBytes(file.path);
    return bytes && parse(file.path, new TextDecoder().decode(bytes));
  };
  const lock = await read(AUTHORS_LOCK, maxLockBytes, async (path, text) => {
    const parsed = await readNeeds("authorsLock", [text, debianArchitecture(process.arch)], signal);
    if (parsed === null) return unusable(path, TAKES_TOO_MUCH);
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
  const python = await readPython(
    listing,
    readText,
    async (name, path, text) =>
      (await readNeeds("pythonFile", [name, path, text], signal)) ?? {
        ...noPython(),
        unmet: unusable(path, TAKES_TOO_MUCH).unmet,
      },
  );
  const machine = { platform: process.platform, architecture: process.arch };
  const node = await readNode(
    listing,
    workdir,
    machine,
    readText,
    async (place, text, on) =>
      (await readNeeds("packageLock", [place, text, on], signal)) ?? {
        ...{ place, packages: [] },
        unmet: unusable(place, TAKES_TOO_MUCH).unmet,
      },
  );
  const rFile = findRFile(listing);
  const readR = (path: string | null) =>
    read(
      path,
      maxLockBytes,
      async (path, text) =>
        (await readNeeds("rFile", [path, text], signal)) ?? unusable(path, TAKES_TOO_MUCH),
    );
  const { scripts, programs, linked, ownR, runtimes } = await readCode(
    deps,
    { source, paths },
    definition,
    signal,
  );
  const julia = runsJulia(definition.command, scripts)
    ? await readJulia(
        { command: definition.command, workdir: workdir ?? "", paths: listing },
        readText,
        async (manifest, project, all) =>
          (await readNeeds("julia", [manifest, project, all], signal)) ?? {
            ...noJulia(null),
            unmet: unusable((manifest ?? project)!.path, TAKES_TOO_MUCH).unmet,
          },
      )
    : undefined;
  const readOwnR = async ({ path }: OwnRPackage) => {
    const needs = path === rFile ? null : await readR(path);
    const isOwn = (name: string | undefined) => ownR.some((each) => each.name === name);
    return needs && { ...needs, requirements: needs.requirements.filter(({ r }) => !isOwn(r?.name)) };
  };
  const asked = [
    readRequires(requires),
    await read(environmentFile(paths, "apt.txt"), maxFileBytes, readAptFile),
    await readR(rFile),
    ...(await Promise.all(ownR.map(readOwnR))),
    image === undefined ? await readInstallScript(deps, { source, files }, signal) : null,
    ...(lock && "unmet" in lock ? [lock] : []),
    { requirements: python.debian, unmet: python.unmet },
    { requirements: [], unmet: julia?.unmet ?? [] },
  ].filter((each) => each !== null);
  const findLoaded = async () => {
    const loaded = await findCodeImports(deps, { source, files, begin: scripts }, signal);
    if (stoppedIn === null) return loaded;
    // What tools start by other means than a name is not known to be started; the file that lacked a package was, and
    // would stop next at another that it loads.
    const anywhere = await findCodeImports(deps, { source, files, begin: [] }, signal);
    const lacked = anywhere.filter((each) => isPackage(each, stoppedIn.lacked) && !isAmong(each, loaded));
    const stopped = lacked.map(({ place }) => place.slice(0, place.lastIndexOf(":")));
    const beside =
      stopped.length > 0 ? await findCodeImports(deps, { source, files, begin: stopped }, signal) : [];
    return [...loaded, ...lacked, ...beside.filter((each) => !isAmong(each, [...loaded, ...lacked]))];
  };
  const isListed = python.requirements.length > 0;
  const unlisted = stoppedIn && isListed ? unlistedPackages(await findLoaded(), stoppedIn.installed) : [];
  const provided = await deps.environments.provide({
    requirements: asked.flatMap(({ requirements }) => requirements),
    unmet: asked.flatMap(({ unmet }) => unmet),
    ...(node && { node }),
    ...(julia && { julia }),
    image: image === undefined ? null : parseImageReference(image),
    python: {
      requirements: [...python.requirements, ...unlisted.map(toRequirement)],
      constraints: python.constraints,
      versions: python.versions,
    },
    unlisted,
    committedAt: await deps.archives.readTime(source),
    lock: lock && "debian" in lock ? lock : null,
    runtimes,
    programs,
    linked,
    findLoaded,
    // `stdout` and `stderr` are the experiment's: what a build prints is not what the command said last.
    onLog: ({ text }) => onLog({ stream: "system", text }),
    signal,
  });
  if (!provided.hadPassingFailure || job.attemptCount >= maxAttempts) return provided;
  await provided[Symbol.asyncDispose]();
  throw new DomainError("upstream_failed", "environment.passing_failure", { retryable: true });
}

const isPackage = ({ distribution, module }: InferredPackage, name: string) =>
  distribution === name || module === name;

const isAmong = ({ language, module }: InferredPackage, packages: readonly InferredPackage[]) =>
  packages.some((each) => each.language === language && each.module === module);

const toRequirement = ({ distribution, place }: UnlistedPackage) => ({
  ...parsePythonRequirement(distribution)!,
  ...{ text: distribution, place },
});

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
  /(?:^|\/)(?:[^./]+|[^/]+\.(?:sh|bash|zsh|ksh|mk|smk|py|r|rmd|qmd|ipynb|jl|pl|js|mjs|m|c|cc|cpp|cxx|h|hpp))$/i;
const maxScripts = 1000;
const maxScriptBytes = 64 * 1024;

async function readCode(
  { archives }: StageContext["deps"],
  { source, paths }: { source: string; paths: readonly string[] },
  { command, workdir = "" }: Pick<ExperimentDefinition, "command" | "workdir">,
  signal: AbortSignal,
): Promise<CodeNeeds> {
  const code = paths.filter((path) => SCRIPT.test(path)).slice(0, maxScripts);
  const texts = await archives.readFiles(source, new Set(code), maxScriptBytes);
  const found = await readNeeds("code", [{ command, workdir, paths, texts }], signal);
  return found ?? findCodeNeeds({ command, workdir, paths: [], texts: new Map() });
}

const TAKES_TOO_MUCH = "It takes too long to read, or too much memory; list in it what is needed alone.";

function tooLarge(path: string, maxBytes: number): DeclaredNeeds {
  return unusable(
    path,
    `It has more than ${maxBytes} bytes, and is not read; list in it what is needed alone.`,
  );
}

function unusable(path: string, reason: string): DeclaredNeeds {
  return { requirements: [], unmet: [{ text: path, place: `${path}:1`, reason }] };
}
