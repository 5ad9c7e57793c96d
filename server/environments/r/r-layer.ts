import { meetsBounds } from "../../domain/environment/r-version.ts";
import { EnvironmentError } from "../environment-error.ts";
import type { RegistryLayer } from "../registry-layer.ts";
import { buildR } from "./build-r.ts";
import { CranMirror, type CranSettings } from "./cran-mirror.ts";
import { findBaseNeeds } from "./find-base-needs.ts";
import { DebianR, rNeedsOf } from "./r-needs.ts";
import { resolveR } from "./resolve-r.ts";

/** What packages are chosen for and installed with; recommended packages are no other's to bring. */
const RUNTIMES = ["r-base-core", "r-recommended"];

const NO_MIRROR = "This server has no mirror of CRAN (SERVICE_CRAN_MIRROR); ask its operator.";

/** R packages that Debian lacks, compiled from a mirror of CRAN. Null settings: there are none but Debian's. */
export function createRLayer(settings: CranSettings | null): RegistryLayer {
  return {
    needs({ requirements, committedAt }) {
      const needs = rNeedsOf(requirements);
      if (settings === null || needs.length === 0) return null;
      return { runtimes: RUNTIMES, key: { needs, committedAt, settings } };
    },

    /** They are asked for as Debian's packages, and looked for as those. */
    async findLacking() {
      return [];
    },

    findUnlocked({ requirements }, lock) {
      if (settings === null) return [];
      const debian = new DebianR(lock);
      const locked = new Map(lock.r?.map(({ name, version }) => [name, version]));
      return rNeedsOf(requirements)
        .filter((need) => {
          const version = locked.get(need.name);
          return version === undefined ? !debian.allows(need) : !meetsBounds(version, need.bounds);
        })
        .flatMap((need) => need.requirements);
    },

    has(lock, { r }) {
      return r !== undefined && lock.r?.some(({ name }) => name === r.name) === true;
    },

    async decide({ base, runtimes }, { requirements, committedAt, signal }) {
      const debian = new DebianR(base);
      const lacking = rNeedsOf(requirements).filter((need) => !debian.meets(need));
      const none = { members: {}, unmet: [], met: [], resolver: null, runtimes: [] };
      if (lacking.length === 0 || settings === null) return none;
      const mirror = new CranMirror(settings);
      const more = await asked(findBaseNeeds(lacking, { mirror, r: debian.r, committedAt, signal }));
      const unasked = more.filter((name) => !runtimes.has(name));
      return unasked.length === 0 ? null : { ...none, runtimes: unasked };
    },

    resolve(base, request, context) {
      if (settings === null) throw new EnvironmentError(NO_MIRROR);
      return asked(resolveR(new CranMirror(settings), base, request, context));
    },

    async build(lock, folder, context) {
      if (!lock.r) return;
      if (settings === null) throw new EnvironmentError(NO_MIRROR);
      const view = { mirror: new CranMirror(settings), date: lock.asOf?.r ?? null };
      await buildR(lock.r, folder, view, context);
    },
  };
}

/** Whoever reads why the mirror does not answer is to know that Debian was asked before. */
async function asked<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((error: unknown) => {
    if (!(error instanceof EnvironmentError)) throw error;
    throw new EnvironmentError(`Debian does not have it. ${error.message}`, { cause: error });
  });
}
