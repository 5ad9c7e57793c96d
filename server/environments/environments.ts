import { AUTHORS_LOCK } from "../domain/environment/authors-lock.ts";
import {
  type EnvironmentLock,
  lockDigest,
  type UsedEnvironment,
} from "../domain/environment/environment-lock.ts";
import { formatImageReference, type ImageReference } from "../domain/environment/image-reference.ts";
import type { InferredRequirement } from "../domain/environment/inferred-packages.ts";
import { describeOtherVersions } from "../domain/environment/other-versions.ts";
import { type Asked, describeMissing, isAmong } from "../domain/environment/requirement.ts";
import { manifestPath } from "../domain/manifest-path.ts";
import { createBuilder, type EnvironmentOptions } from "./builder.ts";
import type { HeldRoot } from "./environment-cache.ts";
import { EnvironmentError } from "./environment-error.ts";
import type { EnvironmentRequest } from "./environment-request.ts";
import { findUndeclared, findUnloadable, takenUnlisted } from "./infer-packages.ts";
import { findCalled, findLacking } from "./machine-lacks.ts";
import { describeInferred, describeTaken, describeUnmet, says } from "./messages.ts";
import { countingShortages, passingFailures } from "./passing-failures.ts";
import { resolveWithLoaded } from "./resolve-loaded.ts";
import type { Resolution } from "./resolver.ts";

/** What an experiment is given, until it is disposed. */
export interface ProvidedEnvironment extends AsyncDisposable {
  /** Undefined for the machine's own. */
  root: string | undefined;
  used: UsedEnvironment | null;
  lock: EnvironmentLock | null;
  /** What it has because the code loads it. */
  inferred: InferredRequirement[];
  /** What it needs and is not there. */
  missing: string[];
  /** Whether something failed meanwhile that passes (passing-failures.ts), here or for another: what is missing may be had later. */
  hadPassingFailure: boolean;
}

type Provided = Omit<ProvidedEnvironment, "hadPassingFailure">;

export interface Environments {
  provide(request: EnvironmentRequest): Promise<ProvidedEnvironment>;
}

/**
 * Gives each experiment what its authors ask for: the machine's own packages where they are enough, else an environment
 * that is built once. What cannot be had is said, and the experiment goes on without it
 * (docs/environments.md#which-environment-a-run-gets).
 */
export function createEnvironments(given: EnvironmentOptions): Environments {
  const options = { ...given, executor: countingShortages(given.executor) };
  const { debian, layers, executor } = options;
  const build = debian === null ? null : createBuilder(options, debian);

  /** The whole environment is the authors': what the machine has does not matter. */
  const provideImage = async (image: ImageReference, request: EnvironmentRequest) => {
    if (build === null) throw new EnvironmentError(NO_BUILDING);
    const { resolution, held } = await build.provideImage(image, request);
    const missing = [...request.unmet, ...resolution.unmet];
    for (const each of describeUnmet(missing)) request.onLog(says(each));
    return provided(resolution, held, missing);
  };

  const providePackages = async (request: EnvironmentRequest) => {
    const { unmet, onLog, lock: pinned } = request;
    const own = await Promise.all(layers.map((layer) => layer.findLacking(request)));
    const declared = [...(await findLacking(request.requirements)), ...own.flat()];
    for (const each of describeUnmet(unmet)) onLog(says(each));
    const lost = [...declared, ...unmet, ...(pinned ? [notBuilt] : [])];
    if (build === null) {
      if (lost.length > 0) onLog(says(NO_BUILDING));
      return machine(lost);
    }
    const called = pinned ? [] : await findCalled(request, executor);
    const inferred = pinned ? [] : await findUndeclared(request);
    const loaded = await findUnloadable(inferred, executor);
    const lacking = [...declared, ...called, ...loaded];
    if (lacking.length === 0 && !pinned) return machine(lost);
    try {
      const asked = { ...request, requirements: [...request.requirements, ...called, ...loaded] };
      const { resolution, unknown, ...added } = await resolveWithLoaded(asked, inferred, loaded, build);
      const taken = [...added.taken, ...takenUnlisted(request.unlisted, resolution.lock)];
      for (const each of describeUnmet(resolution.unmet)) onLog(says(each));
      const others = describeOtherVersions(request.requirements, resolution.lock);
      for (const each of [...others, ...describeInferred(taken, unknown)]) onLog(says(each));
      // An environment that has no more than the machine would change everything else for nothing.
      const isUnmet = (each: Asked) => isAmong([...resolution.unmet, ...loaded], each);
      const hasMore = pinned || taken.length > 0 || resolution.hasSubstitutes || !lacking.every(isUnmet);
      if (!hasMore) return machine(lost);
      const held = await build.hold(resolution.lock, request);
      // What nobody declared is not missed: the command itself fails without it.
      const missed = resolution.unmet.filter((each) => !isAmong(called, each));
      return provided(resolution, held, [...unmet, ...missed], taken);
    } catch (error) {
      if (!(error instanceof EnvironmentError)) throw error;
      onLog(says(`The environment cannot be built. ${error.message}`));
      return machine(lost);
    }
  };

  const provideAny = async (request: EnvironmentRequest): Promise<Provided> => {
    if (request.image === null || request.lock !== null) return providePackages(request);
    try {
      return await provideImage(request.image, request);
    } catch (error) {
      if (!(error instanceof EnvironmentError)) throw error;
      const text = formatImageReference(request.image);
      const lost = { text, place: manifestPath, reason: error.message };
      return providePackages({ ...request, image: null, unmet: [...request.unmet, lost] });
    }
  };

  return {
    async provide(request) {
      const before = passingFailures();
      const provided = await provideAny(request);
      return { ...provided, hadPassingFailure: passingFailures() !== before };
    },
  };
}

const notBuilt = { text: "the environment", place: AUTHORS_LOCK };

function provided(
  resolution: Resolution,
  held: HeldRoot,
  missing: readonly Asked[],
  inferred: readonly InferredRequirement[] = [],
): Provided {
  return {
    root: held.root,
    used: {
      ...toUsed(resolution, held),
      ...(inferred.length > 0 && { inferred: inferred.map(describeTaken) }),
    },
    inferred: [...inferred],
    lock: resolution.lock,
    missing: missing.map(describeMissing),
    [Symbol.asyncDispose]: held[Symbol.asyncDispose],
  };
}

function machine(missing: readonly Asked[]): Provided {
  return {
    root: undefined,
    used: null,
    lock: null,
    inferred: [],
    missing: missing.map(describeMissing),
    [Symbol.asyncDispose]: async () => undefined,
  };
}

const NO_BUILDING =
  "This server builds no environments (SERVICE_DEBIAN_MIRROR): ask its operator to, or to install what is missing.";

function toUsed({ lock, resolvedAt, resolver }: Resolution, { treeDigest }: HeldRoot): UsedEnvironment {
  const image = lock.image && `${lock.image.repository}@${lock.image.digest}`;
  const pinned = resolver === null;
  return { lockDigest: lockDigest(lock), treeDigest, pinned, resolvedAt, resolver, ...(image && { image }) };
}
