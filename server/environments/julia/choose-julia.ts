import type { EnvironmentLock } from "../../domain/environment/environment-lock.ts";
import type { JuliaRelease } from "../../domain/environment/julia-needs.ts";
import { suitsRelease } from "../../domain/environment/julia-release.ts";
import type { LockedJuliaBinary } from "../../domain/environment/locked-julia.ts";
import type { UnmetRequirement } from "../../domain/environment/requirement.ts";
import { EnvironmentError } from "../environment-error.ts";
import type { JuliaBinaries } from "./julia-binaries.ts";

export interface ChosenJulia {
  /** The official build; null where it is Debian's, or there is none. */
  binary: LockedJuliaBinary | null;
  /** Null where there is none. */
  version: string | null;
  unmet: UnmetRequirement[];
}

/** Chooses the interpreter: Debian's where it is of the authors' release, else the official build of that. */
export async function chooseJulia(
  wanted: JuliaRelease | null,
  { debian }: Pick<EnvironmentLock, "debian">,
  binaries: () => JuliaBinaries,
  signal: AbortSignal,
): Promise<ChosenJulia> {
  const own = debian.find(({ name }) => name === "julia")?.version ?? null;
  if (own !== null && suitsRelease(wanted, own)) return { binary: null, version: own, unmet: [] };
  let reason = "There is no build of this release for this machine.";
  try {
    const binary = await binaries().choose(wanted, signal);
    if (binary !== null) return { binary, version: binary.version, unmet: [] };
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    if (own === null) throw error;
    reason = error.message;
  }
  const has = `The environment has Julia ${own ?? "none"}, as its suite has. ${reason}`;
  const unmet = wanted === null ? [] : [{ text: wanted.text, place: wanted.place, reason: has }];
  return { binary: null, version: own, unmet };
}
