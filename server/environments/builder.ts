import { AUTHORS_LOCK } from "../domain/environment/authors-lock.ts";
import { baseOf, type EnvironmentLock } from "../domain/environment/environment-lock.ts";
import { formatImageReference, type ImageReference } from "../domain/environment/image-reference.ts";
import { type Asked, isAmong, type Requirement } from "../domain/environment/requirement.ts";
import { manifestPath } from "../domain/manifest-path.ts";
import type { FolderRemover } from "../execution/folder-remover.ts";
import type { Executor } from "../execution/port.ts";
import type { DebianSettings } from "./debian-archive.ts";
import { EnvironmentCache, type HeldRoot } from "./environment-cache.ts";
import type { EnvironmentRequest } from "./environment-request.ts";
import { createHolder } from "./hold-environment.ts";
import { ImageRegistries } from "./image-registries.ts";
import { KeptResolutions } from "./kept-resolutions.ts";
import type { RegistryLayer } from "./registry-layer.ts";
import { resolveFromDebian } from "./resolve-from-debian.ts";
import { installedPackages, requireRunnable, resolveImage } from "./resolve-image.ts";
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
  /** The addresses of the registries that images are fetched from, by the registries' names. */
  imageRegistries: Readonly<Record<string, string>>;
  executor: Pick<Executor, "build" | "environment" | "missingPrograms" | "run">;
  remover: Pick<FolderRemover, "sweep">;
  now(): Date;
}

/** Chooses what environments are built from, and builds them. */
export function createBuilder(options: EnvironmentOptions, debian: DebianSettings) {
  const { folder, layers, executor } = options;
  const cache = new EnvironmentCache(folder, options.maxBytes, options.remover);
  const kept = new KeptResolutions(folder, options.now);
  const resolver = createResolver(debian, folder, kept);
  const images = new ImageRegistries(options.imageRegistries, debian.architecture, folder);
  const hold = createHolder(cache, {
    ...options,
    images,
    mirror: debian.mirror,
    snapshots: debian.snapshots,
  });

  /** What an environment lacks of what is asked for. */
  const findUnlocked = async (
    { requirements, onLog, signal }: EnvironmentRequest,
    lock: EnvironmentLock,
  ): Promise<Requirement[]> => {
    if (requirements.length === 0) return [];
    await using base = lock.image ? await hold(baseOf(lock), { onLog, signal }) : null;
    const locked = await installedPackages(lock, base?.root, options);
    return requirements.filter((requirement) => {
      if (layers.some((layer) => layer.has?.(lock, requirement))) return false;
      const { name, text } = requirement;
      const version = text.split("=")[1] ?? locked.get(name);
      return !locked.has(name) || locked.get(name) !== version;
    });
  };

  /** What the authors ask for beside their lock is not added to it. */
  const takeLock = async (lock: EnvironmentLock, request: EnvironmentRequest): Promise<Resolution> => {
    const others = layers.flatMap((layer) => layer.findUnlocked(request, lock));
    const own = (await findUnlocked(request, lock)).filter((each) => !isAmong(others, each));
    const asked = [...own, ...others, ...findUnlockedImage(request, lock)];
    const reason = `${AUTHORS_LOCK} does not have it; use the lock of a Run that asks for it.`;
    return { lock, unmet: withReason(asked, reason), resolvedAt: null, resolver: null };
  };

  const resolveLayers = (request: EnvironmentRequest): Promise<Resolution> =>
    resolveAll(request, { ...options, resolver, kept, holdBase: (lock) => hold(lock, request) });

  return {
    hold,
    resolveLayers,
    resolve: (request: EnvironmentRequest): Promise<Resolution> =>
      request.lock ? takeLock(request.lock, request) : resolveFromDebian(request, resolveLayers),
    async provideImage(
      image: ImageReference,
      request: EnvironmentRequest,
    ): Promise<{ resolution: Resolution; held: HeldRoot }> {
      const resolution = await resolveImage(image, { images, kept, signal: request.signal });
      const held = await hold(resolution.lock, request);
      try {
        await requireRunnable(held.root, executor);
        const reason = `${formatImageReference(image)} does not have it; use an image that has.`;
        const unmet = withReason(await findUnlocked(request, resolution.lock), reason);
        return { resolution: { ...resolution, unmet }, held };
      } catch (error) {
        await held[Symbol.asyncDispose]();
        throw error;
      }
    },
  };
}

const withReason = (asked: readonly Asked[], reason: string) =>
  asked.map(({ text, place }) => ({ text, place, reason }));

/** A tag may stand for any image. */
function findUnlockedImage({ image }: EnvironmentRequest, lock: EnvironmentLock): Asked[] {
  if (image === null) return [];
  const isSame =
    lock.image?.repository === `${image.host}/${image.path}` &&
    (image.digest === null || image.digest === lock.image.digest);
  return isSame ? [] : [{ text: formatImageReference(image), place: manifestPath }];
}
