import type { EnvironmentLock } from "../../domain/environment/environment-lock.ts";
import { upstreamVersion } from "../../domain/environment/other-versions.ts";
import type { RDependency } from "../../domain/environment/r-description.ts";
import { debianOfR } from "../../domain/environment/r-packages.ts";
import { meetsBounds, R_VERSION, type RBound } from "../../domain/environment/r-version.ts";
import type { Requirement } from "../../domain/environment/requirement.ts";

/** An R package that is asked for, at one place or more. */
export interface RNeed extends RDependency {
  /** The authors' own; null where they pinned none. */
  version: string | null;
  /** Debian's packages that may be it. */
  requirements: Requirement[];
}

/** The R packages that a request asks for, each once. */
export function rNeedsOf(requirements: readonly Requirement[]): RNeed[] {
  const needs = new Map<string, RNeed>();
  for (const requirement of requirements) {
    const { r, authorsVersion } = requirement;
    if (r === undefined) continue;
    const need = needs.get(r.name) ?? { name: r.name, bounds: [], version: null, requirements: [] };
    needs.set(r.name, need);
    need.bounds.push(...r.bounds);
    if (authorsVersion !== undefined && R_VERSION.test(authorsVersion)) need.version ??= authorsVersion;
    need.requirements.push(requirement);
  }
  return [...needs.values()];
}

/** Of the packages that Debian has in a lock, R's among them. */
export class DebianR {
  readonly #versions: ReadonlyMap<string, string>;

  constructor({ debian }: Pick<EnvironmentLock, "debian">) {
    this.#versions = new Map(debian.map(({ name, version }) => [name, upstreamVersion(version)]));
  }

  /** Null where it has none. */
  get r(): string | null {
    const version = this.#versions.get("r-base-core");
    // `4.2.2.20221110`: the day after the version is Debian's.
    return version?.split(/[.-]/).slice(0, 3).join(".") ?? null;
  }

  /** Whether it has an R package by any of its names for one. */
  has(name: string, bounds: readonly RBound[]): boolean {
    const names = [debianOfR(name, false), debianOfR(name, true)];
    return this.#hasAny(
      names.filter((each) => each !== null),
      bounds,
    );
  }

  /** Whether it has a version that the authors allow. */
  allows({ bounds, requirements }: RNeed): boolean {
    return this.#hasAny(
      requirements.map(({ name }) => name),
      bounds,
    );
  }

  /** Whether it has the authors' version or a newer one: an older one may lack what the code uses, and say nothing. */
  meets(need: RNeed): boolean {
    const { version, bounds } = need;
    const pinned = version === null ? [] : [{ operator: ">=" as const, version }];
    return this.allows({ ...need, bounds: [...bounds, ...pinned] });
  }

  #hasAny(names: readonly string[], bounds: readonly RBound[]): boolean {
    return names.some((name) => {
      const version = this.#versions.get(name);
      if (version === undefined) return false;
      return bounds.length === 0 || (R_VERSION.test(version) && meetsBounds(version, bounds));
    });
  }
}
