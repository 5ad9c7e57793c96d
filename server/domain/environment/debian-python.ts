import type { LockedPackage } from "./environment-lock.ts";
import { upstreamVersion } from "./other-versions.ts";
import { debianOfDistribution } from "./python-modules.ts";
import type { PythonRequirement } from "./python-requirement.ts";
import { versionSatisfies } from "./python-version.ts";
import type { Requirement } from "./requirement.ts";

/** Debian's packages of Python packages that an author asks for, by Debian's rule for names, in the one version it has. */
export function debianRequirements(requirements: readonly PythonRequirement[]): Requirement[] {
  const found = new Map<string, Requirement>();
  for (const { name, place, specifier } of requirements) {
    const debian = debianOfDistribution(name);
    if (debian === null || found.has(debian)) continue;
    const [, exact] = /^==([\w.]+)$/.exec(specifier) ?? [];
    found.set(debian, {
      ...{ name: debian, text: debian, place },
      ...(exact !== undefined && { authorsVersion: exact }),
    });
  }
  return [...found.values()];
}

/** Whether one of Debian's packages is what an author asks for, in a version that he allows. */
export function isMetByDebian(
  { name, specifier }: PythonRequirement,
  locked: readonly LockedPackage[],
): boolean {
  const debian = debianOfDistribution(name);
  const version = locked.find((each) => each.name === debian)?.version;
  return version !== undefined && versionSatisfies(upstreamVersion(version), specifier);
}
