import { contentDigest, type EnvironmentLock } from "../domain/environment/environment-lock.ts";
import { buildRoot, type RootContext } from "./build-root.ts";
import { compareWithEarlier } from "./compare-with-earlier.ts";
import type { EnvironmentCache, HeldRoot } from "./environment-cache.ts";
import type { EnvironmentRequest } from "./environment-request.ts";
import { says } from "./messages.ts";

type Settings = Pick<RootContext, "mirror" | "snapshots" | "images" | "executor" | "layers"> & {
  folder: string;
};

type Holder = (
  lock: EnvironmentLock,
  request: Pick<EnvironmentRequest, "onLog" | "signal">,
) => Promise<HeldRoot>;

/** Takes an environment from the cache, and builds it where it is not there: on its base, which is held the same way. */
export function createHolder(cache: EnvironmentCache, { folder, ...settings }: Settings): Holder {
  const hold: Holder = (lock, { onLog, signal }) =>
    cache.hold(
      contentDigest(lock),
      async (building) => {
        onLog(says(`An environment of ${describeLock(lock)} is built.`));
        const holdBase = (base: EnvironmentLock) => hold(base, { onLog, signal });
        const built = await buildRoot(lock, building, { ...settings, holdBase, onLog, signal });
        const difference = await compareWithEarlier(folder, contentDigest(lock), built.description);
        if (difference !== null) onLog(says(difference));
        return built;
      },
      signal,
    );
  return hold;
}

function describeLock({ debian, image, python = [], node = [], r = [], julia }: EnvironmentLock): string {
  const counts: [number, string][] = [
    [debian.length, "Debian"],
    [python.filter(({ buildOnly }) => !buildOnly).length, "Python"],
    [node.length, "Node.js"],
    [r.length, "R"],
    [julia?.packages.filter(({ tree }) => tree).length ?? 0, "Julia"],
  ];
  const packages = counts.flatMap(([count, kind]) => (count > 0 ? [`${count} ${kind} packages`] : []));
  return [...(image ? [`the image ${image.repository}@${image.digest}`] : []), ...packages].join(" and ");
}
