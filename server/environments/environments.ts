import { join } from "node:path";
import { AUTHORS_LOCK } from "../domain/environment/authors-lock.ts";
import type { CalledProgram } from "../domain/environment/called-programs.ts";
import {
  type EnvironmentLock,
  lockDigest,
  type UsedEnvironment,
} from "../domain/environment/environment-lock.ts";
import {
  describeMissing,
  type Requirement,
  type UnmetRequirement,
} from "../domain/environment/requirement.ts";
import type { FolderRemover } from "../execution/folder-remover.ts";
import type { Executor, LogChunk } from "../execution/port.ts";
import { missingRequirements } from "../execution/requirements.ts";
import { buildRoot } from "./build-root.ts";
import { compareWithEarlier } from "./compare-with-earlier.ts";
import { DebianArchive, type DebianSettings } from "./debian-archive.ts";
import { EnvironmentCache, type HeldRoot } from "./environment-cache.ts";
import { EnvironmentError } from "./environment-error.ts";
import { createResolver, type Resolution } from "./resolver.ts";

export interface EnvironmentOptions {
  /** Kept across starts. */
  folder: string;
  maxBytes: number;
  /** Null where environments are not built. */
  debian: DebianSettings | null;
  executor: Pick<Executor, "build" | "missingPrograms">;
  remover: Pick<FolderRemover, "sweep">;
  now(): Date;
}

/** What an experiment needs. */
export interface EnvironmentRequest {
  requirements: Requirement[];
  unmet: UnmetRequirement[];
  /** The authors' own, in place of any choice. */
  lock: EnvironmentLock | null;
  /** Debian packages of the interpreters that the code calls for. */
  runtimes: string[];
  /** What its command calls. */
  programs: CalledProgram[];
  onLog(item: LogChunk): void;
  signal: AbortSignal;
}

/** What an experiment is given, until it is disposed. */
export interface ProvidedEnvironment extends AsyncDisposable {
  /** Undefined for the machine's own. */
  root: string | undefined;
  used: UsedEnvironment | null;
  lock: EnvironmentLock | null;
  /** What it needs and is not there. */
  missing: string[];
}

export interface Environments {
  provide(request: EnvironmentRequest): Promise<ProvidedEnvironment>;
}

/**
 * Gives each experiment what its authors ask for: the machine's own packages where they are enough, else an environment
 * that is built once. What cannot be had is said, and the experiment goes on without it
 * (docs/environments.md#which-environment-a-run-gets).
 */
export function createEnvironments(options: EnvironmentOptions): Environments {
  const cache = new EnvironmentCache(options.folder, options.maxBytes, options.remover);
  const { debian } = options;
  const resolver =
    debian === null
      ? null
      : createResolver(new DebianArchive(debian, join(options.folder, "apt")), options.folder, options.now);

  const hold = (
    lock: EnvironmentLock,
    { mirror }: DebianSettings,
    { onLog, signal }: EnvironmentRequest,
  ): Promise<HeldRoot> =>
    cache.hold(
      lockDigest(lock),
      async (folder) => {
        onLog(says(`An environment of ${lock.debian.length} Debian packages is built.`));
        const { executor } = options;
        const built = await buildRoot(lock, folder, { mirror, executor, onLog, signal });
        const difference = await compareWithEarlier(options.folder, lockDigest(lock), built.description);
        if (difference !== null) onLog(says(difference));
        return built;
      },
      signal,
    );

  return {
    async provide(request) {
      const { unmet, onLog, lock: pinned } = request;
      const declared = await findLacking(request.requirements);
      for (const each of unmet) onLog(says(describeUnmetLine(each)));
      const lost = [...declared, ...unmet, ...(pinned ? [notBuilt] : [])];
      if (debian === null || resolver === null) return machine(lost);
      const called = pinned ? [] : await findLacking(await findUncallable(request, options.executor));
      const lacking = [...declared, ...called];
      if (lacking.length === 0 && !pinned) return machine(lost);
      try {
        const requirements = [...request.requirements, ...called];
        const resolution = pinned ? takeLock(pinned, request) : await resolver({ ...request, requirements });
        for (const each of resolution.unmet) onLog(says(describeUnmetLine(each)));
        // What nobody declared is not missed: the command itself fails without it.
        const asked = [...unmet, ...resolution.unmet.filter(({ place }) => place !== THE_COMMAND)];
        const isUnmet = ({ text, place }: Requirement) =>
          resolution.unmet.some((each) => each.text === text && each.place === place);
        // An environment that has no more than the machine would change everything else for nothing.
        if (!pinned && lacking.every(isUnmet)) return machine(lost);
        const held = await hold(resolution.lock, debian, request);
        const used = toUsed(resolution, held);
        const missing = asked.map(describeMissing);
        const { lock } = resolution;
        return { root: held.root, used, lock, missing, [Symbol.asyncDispose]: held[Symbol.asyncDispose] };
      } catch (error) {
        if (!(error instanceof EnvironmentError)) throw error;
        onLog(says(`The environment cannot be built. ${error.message}`));
        return machine(lost);
      }
    },
  };
}

const notBuilt = { text: "the environment", place: AUTHORS_LOCK };

/** What the authors ask for beside their lock is not added to it. */
function takeLock(lock: EnvironmentLock, { requirements }: EnvironmentRequest): Resolution {
  const locked = new Map(lock.debian.map(({ name, version }) => [name, version]));
  const unmet = requirements.flatMap(({ name, text, place }): UnmetRequirement[] => {
    const version = text.split("=")[1] ?? locked.get(name);
    if (locked.has(name) && locked.get(name) === version) return [];
    return [
      { text, place, reason: `${AUTHORS_LOCK} does not have it; use the lock of a Run that asks for it.` },
    ];
  });
  return { lock, unmet, resolvedAt: null, resolver: null };
}

function machine(missing: { text: string; place: string }[]): ProvidedEnvironment {
  return {
    root: undefined,
    used: null,
    lock: null,
    missing: missing.map(describeMissing),
    [Symbol.asyncDispose]: async () => undefined,
  };
}

/** A version that is asked for is not looked for on the machine. */
async function findLacking(requirements: readonly Requirement[]): Promise<Requirement[]> {
  const names = requirements.filter(({ name, text }) => name === text).map(({ name }) => name);
  const missing = new Set(await missingRequirements([...new Set(names)]));
  return requirements.filter(({ name, text }) => name !== text || missing.has(name));
}

const THE_COMMAND = "called by the command";

/** Packages of programs that the command calls and that an experiment on the machine would not find. */
async function findUncallable(
  { programs }: EnvironmentRequest,
  executor: Pick<Executor, "missingPrograms">,
): Promise<Requirement[]> {
  const names = programs.map(({ name }) => name);
  // Where there is no sandbox, the Run says so.
  const missing = new Set(await executor.missingPrograms(names).catch(() => []));
  const packages = programs.filter(({ name }) => missing.has(name)).flatMap((each) => each.packages);
  return [...new Set(packages)].map((name) => ({ name, text: name, place: THE_COMMAND }));
}

function toUsed({ lock, resolvedAt, resolver }: Resolution, { treeDigest }: HeldRoot): UsedEnvironment {
  return { lockDigest: lockDigest(lock), treeDigest, pinned: resolver === null, resolvedAt, resolver };
}

const says = (text: string): LogChunk => ({ stream: "system", text: `${text}\n` });

const describeUnmetLine = (each: UnmetRequirement) => `${describeMissing(each)}: ${each.reason}`;
