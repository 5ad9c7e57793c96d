import type { EnvironmentLock, LockedDates, LockedLayers } from "../domain/environment/environment-lock.ts";
import type { Asked, Requirement, UnmetRequirement } from "../domain/environment/requirement.ts";
import type { Executor } from "../execution/port.ts";
import type { BuildContext, BuildFolder } from "./build-debian.ts";
import type { EnvironmentRequest } from "./environment-request.ts";

/**
 * What one registry beside the base's own adds to an environment: Python's index, a CRAN mirror, an npm registry. Its
 * programs run in the base, which is there when it chooses and when it installs.
 */
export interface RegistryLayer {
  /** What is asked of it; null where that is nothing. */
  needs(request: EnvironmentRequest): LayerNeeds | null;
  /** Returns what is asked for and the machine lacks. */
  findLacking(request: EnvironmentRequest): Promise<Asked[]>;
  /** Returns what is asked for beside the authors' lock. */
  findUnlocked(request: EnvironmentRequest, lock: EnvironmentLock): Asked[];
  /** Whether its part of the lock has what is asked for as a Debian package. */
  has?(lock: EnvironmentLock, requirement: Requirement): boolean;
  /**
   * Answers where no program has to run for it, and so no base has to be there; null where `resolve` is to.
   *
   * @throws EnvironmentError as `resolve` does.
   */
  decide?(round: LayerRound, request: EnvironmentRequest): Promise<ResolvedLayer | null>;
  /**
   * Chooses versions. Nothing of what it runs is trusted: what it returns was checked outside the sandbox.
   *
   * @throws EnvironmentError where nothing can be chosen now: a later attempt asks again.
   */
  resolve(base: LayerBase, request: EnvironmentRequest, context: LayerContext): Promise<ResolvedLayer>;
  /** Installs its part of the lock in the root, offline; nothing if the lock has none. */
  build(lock: EnvironmentLock, folder: BuildFolder, context: BuildContext): Promise<void>;
}

export interface LayerNeeds {
  /** Debian packages that it chooses and installs with. */
  runtimes: string[];
  /** All that its choice depends on beside the base, as JSON: the same for a day gets the same answer. */
  key: object;
}

export interface LayerRound {
  base: EnvironmentLock;
  /** Debian packages that were asked for, whether the base has them or the suite knows none of that name. */
  runtimes: ReadonlySet<string>;
}

export interface LayerBase {
  lock: EnvironmentLock;
  /** Read-only, and there until the layer is resolved. */
  root: string;
}

export interface LayerContext {
  executor: Pick<Executor, "run">;
  /** Debian packages that were asked for, whether the base has them or the suite knows none of that name. */
  runtimes: ReadonlySet<string>;
  /** Empty, and removed afterwards. */
  folder: string;
}

export interface ResolvedLayer {
  members: LockedLayers;
  unmet: UnmetRequirement[];
  /** What is asked for as Debian packages and is there although the suite has none of that name. */
  met?: Asked[];
  /** As of when, where that is not today. */
  asOf?: LockedDates;
  /** For example `pip 23.0.1`; null where nothing was chosen. */
  resolver: string | null;
  /** Debian packages that it is to be resolved with once more: compilers for a source package. */
  runtimes: string[];
}
