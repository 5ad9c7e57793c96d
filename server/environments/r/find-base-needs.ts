import type { RDescription } from "../../domain/environment/r-description.ts";
import { debianOfR, isBaseR } from "../../domain/environment/r-packages.ts";
import { choosePackages } from "./choose-packages.ts";
import type { CranMirror } from "./cran-mirror.ts";
import { openViews } from "./open-views.ts";
import { DebianR, type RNeed } from "./r-needs.ts";

/** Compilers, and what packages of CRAN take for granted as soon as they have code to compile. */
const COMPILERS = ["r-base-dev"];

interface Context {
  mirror: CranMirror;
  debian: DebianR;
  committedAt: string | null;
  signal: AbortSignal;
}

/**
 * Debian packages that the base is to have, before what it lacks is chosen: all that these packages need may be Debian's.
 * By the mirror's index alone, so that no base has to be built for it.
 */
export async function findBaseNeeds(lacking: readonly RNeed[], context: Context): Promise<string[]> {
  const { debian, signal } = context;
  // As if Debian had none of them: what it has is not known before it is asked for.
  const nothing = new DebianR({ debian: [] });
  const found = new Set<string>();
  for await (const view of openViews(context)) {
    const { packages, lost } = await choosePackages(lacking, view, {
      debian: nothing,
      r: debian.r,
      folder: null,
      signal,
    });
    for (const name of baseNeedsOf(packages)) found.add(name);
    if (lost.size === 0) break;
  }
  return [...found];
}

export function baseNeedsOf(packages: readonly RDescription[]): string[] {
  const named = packages.flatMap(({ dependencies }) => dependencies.map(({ name }) => name));
  const debian = [...new Set(named)]
    .filter((name) => name !== "R" && !isBaseR(name))
    .flatMap((name) => debianOfR(name, false) ?? []);
  return [...(packages.some(({ compiles }) => compiles) ? COMPILERS : []), ...debian];
}
