import { join } from "node:path";
import { AUTHORS_LOCK } from "../domain/environment/authors-lock.ts";
import {
  type EnvironmentLock,
  lockDigest,
  type UsedEnvironment,
} from "../domain/environment/environment-lock.ts";
import { type Asked, describeMissing, type UnmetRequirement } from "../domain/environment/requirement.ts";
import type { FolderRemover } from "../execution/folder-remover.ts";
import type { Executor } from "../execution/port.ts";
import { DebianArchive, type DebianSettings } from "./debian-archive.ts";
import { EnvironmentCache, type HeldRoot } from "./environment-cache.ts";
import { EnvironmentError } from "./environment-error.ts";
import type { EnvironmentRequest } from "./environment-request.ts";
import { createHolder } from "./hold-environment.ts";
import { KeptResolutions } from "./kept-resolutions.ts";
import { findLacking, findUncallable, THE_COMMAND } from "./machine-lacks.ts";
import { describeUnmetLine, says } from "./messages.ts";
import type { RegistryLayer } from "./registry-layer.ts";
import { resolveAll } from "./resolve-layers.ts";
import { createResolver, type Resolution } from "./resolver.ts";

export interface EnvironmentOptions {
  /** Kept across starts. */
  folder: string;
  maxBytes: number;
  /** Null where environments are not built. */
  debian: DebianSettings | null;
  /** What lies on the base, in this order. */
  layers: readonly RegistryLayer[];
  executor: Pick<Executor, "build" | "missingPrograms" | "run">;
  remover: Pick<FolderRemover, "sweep">;
  now(): Date;
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
  const { debian, layers, executor } = options;
  const build = debian === null ? null : createBuilder(options, debian);
  return {
    async provide(request) {
      const { unmet, onLog, lock: pinned } = request;
      const own = await Promise.all(layers.map((layer) => layer.findLacking(request)));
      const declared = [...(await findLacking(request.requirements)), ...own.flat()];
      for (const each of unmet) onLog(says(describeUnmetLine(each)));
      const lost = [...declared, ...unmet, ...(pinned ? [notBuilt] : [])];
      if (build === null) {
        if (lost.length > 0) onLog(says(NO_BUILDING));
        return machine(lost);
      }
      const called = pinned ? [] : await findLacking(await findUncallable(request, executor));
      const lacking = [...declared, ...called];
      if (lacking.length === 0 && !pinned) return machine(lost);
      try {
        const asked = { ...request, requirements: [...request.requirements, ...called] };
        const resolution = await build.resolve(asked);
        for (const each of resolution.unmet) onLog(says(describeUnmetLine(each)));
        const isUnmet = ({ text, place }: Asked) =>
          resolution.unmet.some((each) => each.text === text && each.place === place);
        // An environment that has no more than the machine would change everything else for nothing.
        if (!pinned && lacking.every(isUnmet)) return machine(lost);
        const held = await build.hold(resolution.lock, request);
        // What nobody declared is not missed: the command itself fails without it.
        const missed = resolution.unmet.filter(({ place }) => place !== THE_COMMAND);
        return {
          root: held.root,
          used: toUsed(resolution, held),
          lock: resolution.lock,
          missing: [...unmet, ...missed].map(describeMissing),
          [Symbol.asyncDispose]: held[Symbol.asyncDispose],
        };
      } catch (error) {
        if (!(error instanceof EnvironmentError)) throw error;
        onLog(says(`The environment cannot be built. ${error.message}`));
        return machine(lost);
      }
    },
  };
}

/** Chooses what an environment is built from, and builds it. */
function createBuilder(options: EnvironmentOptions, debian: DebianSettings) {
  const { folder, layers } = options;
  const cache = new EnvironmentCache(folder, options.maxBytes, options.remover);
  const kept = new KeptResolutions(folder, options.now);
  const resolver = createResolver(new DebianArchive(debian, join(folder, "apt")), folder, kept);
  const hold = createHolder(cache, { ...options, mirror: debian.mirror });
  return {
    hold,
    resolve: (request: EnvironmentRequest): Promise<Resolution> | Resolution =>
      request.lock
        ? takeLock(request.lock, request, layers)
        : resolveAll(request, { ...options, resolver, kept, holdBase: (lock) => hold(lock, request) }),
  };
}

const notBuilt = { text: "the environment", place: AUTHORS_LOCK };

/** What the authors ask for beside their lock is not added to it. */
function takeLock(
  lock: EnvironmentLock,
  request: EnvironmentRequest,
  layers: readonly RegistryLayer[],
): Resolution {
  const locked = new Map(lock.debian.map(({ name, version }) => [name, version]));
  const unlocked = request.requirements.filter(({ name, text }) => {
    const version = text.split("=")[1] ?? locked.get(name);
    return !locked.has(name) || locked.get(name) !== version;
  });
  const others = layers.flatMap((layer) => layer.findUnlocked(request, lock));
  const unmet = [...unlocked, ...others].map(
    ({ text, place }): UnmetRequirement => ({
      ...{ text, place },
      reason: `${AUTHORS_LOCK} does not have it; use the lock of a Run that asks for it.`,
    }),
  );
  return { lock, unmet, resolvedAt: null, resolver: null };
}

function machine(missing: Asked[]): ProvidedEnvironment {
  return {
    root: undefined,
    used: null,
    lock: null,
    missing: missing.map(describeMissing),
    [Symbol.asyncDispose]: async () => undefined,
  };
}

const NO_BUILDING =
  "This server builds no environments (SERVICE_DEBIAN_MIRROR): ask its operator to, or to install what is missing.";

function toUsed({ lock, resolvedAt, resolver }: Resolution, { treeDigest }: HeldRoot): UsedEnvironment {
  return { lockDigest: lockDigest(lock), treeDigest, pinned: resolver === null, resolvedAt, resolver };
}
