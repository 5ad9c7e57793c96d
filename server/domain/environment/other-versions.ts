import type { EnvironmentLock } from "./environment-lock.ts";
import type { Requirement } from "./requirement.ts";

/** Returns a sentence for each package that is there in another version than the authors had. */
export function describeOtherVersions(
  requirements: readonly Requirement[],
  lock: Pick<EnvironmentLock, "debian" | "r">,
): string[] {
  const versions = new Map(lock.debian.map(({ name, version }) => [name, upstreamVersion(version)]));
  const fromCran = new Map(lock.r?.map(({ name, version }) => [name, version]));
  return requirements.flatMap(({ name, place, authorsVersion, r }) => {
    const version = fromCran.get(r?.name ?? "") ?? versions.get(name);
    if (authorsVersion === undefined || version === undefined || isSame(version, authorsVersion)) return [];
    return [`${name} (${place}) is ${version}, and ${authorsVersion} was the authors'.`];
  });
}

/** A Debian version without its epoch, Debian's own revision and what Debian adds (Debian Policy 5.6.12). */
export const upstreamVersion = (version: string) =>
  version
    .replace(/^\d+:/, "")
    .replace(/-[^-]*$/, "")
    .replace(/\+(?:dfsg|ds|really).*$/, "");

/** R takes `1.0-2` and `1.0.2` for one version. */
const isSame = (a: string, b: string) => a.replaceAll("-", ".") === b.replaceAll("-", ".");
