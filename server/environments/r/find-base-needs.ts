import type { RDescription } from "../../domain/environment/r-description.ts";
import { debianOfR, isBaseR } from "../../domain/environment/r-packages.ts";
import type { CranIndex } from "./cran-index.ts";
import type { CranMirror } from "./cran-mirror.ts";
import { openViews } from "./open-views.ts";
import type { RNeed } from "./r-needs.ts";

/** Compilers, and what packages of CRAN take for granted as soon as they have code to compile. */
const COMPILERS = ["r-base-dev"];

interface Context {
  mirror: CranMirror;
  r: string | null;
  committedAt: string | null;
  signal: AbortSignal;
}

/**
 * Debian packages that the base is to have, before what it lacks is chosen: all that these packages need may be Debian's,
 * also what the mirror does not have. By the mirror's index alone, so that no base has to be built for it.
 */
export async function findBaseNeeds(lacking: readonly RNeed[], context: Context): Promise<string[]> {
  const found = new Set<string>();
  for await (const { index } of openViews(context)) {
    for (const name of baseNeedsOf(listedWithNeeds(lacking, index, context.r))) found.add(name);
    if (lacking.every(({ name }) => index.find(name, context.r) !== null)) break;
  }
  return [...found];
}

const MAX_PACKAGES = 2000;

/** All that the index has of these packages and of what they need, as if nothing were there. */
function listedWithNeeds(lacking: readonly RNeed[], index: CranIndex, r: string | null): RDescription[] {
  const names = new Set(lacking.map(({ name }) => name));
  const found: RDescription[] = [];
  // What is added to a set while it is gone through is gone through as well.
  for (const name of names) {
    const description = found.length < MAX_PACKAGES ? index.find(name, r) : null;
    if (description === null) continue;
    found.push(description);
    for (const each of description.dependencies) names.add(each.name);
  }
  return found;
}

export function baseNeedsOf(packages: readonly RDescription[]): string[] {
  const named = packages.flatMap(({ dependencies }) => dependencies.map(({ name }) => name));
  const debian = [...new Set(named)]
    .filter((name) => name !== "R" && !isBaseR(name))
    .flatMap((name) => debianOfR(name, false) ?? []);
  return [...(packages.some(({ compiles }) => compiles) ? COMPILERS : []), ...debian];
}
