import type { RDependency, RDescription } from "./r-description.ts";
import { isBaseR } from "./r-packages.ts";
import { describeBounds, meetsBounds, type RBound } from "./r-version.ts";

export interface RChoice {
  /** A package after those that it needs. */
  packages: RDescription[];
  /** What cannot be had of what is asked for, by name: a sentence each. */
  lost: Map<string, string>;
}

export interface RSources {
  /** The version of R that packages are installed with; null for any. */
  r: string | null;
  /** Whether the package is there already, in a version that will do. */
  isProvided(name: string, bounds: readonly RBound[]): boolean;
  /** Returns a package that can be had, in the authors' version where it can be had; a sentence where it cannot. */
  find(name: string): Promise<RDescription | string>;
}

const MAX_PACKAGES = 500;

/**
 * Chooses what has to be installed for these packages, dependencies first. As R does, one version of each is looked at: R
 * has no solver. Where one package of two needs a newer version than is there, both are installed beside the newer one.
 */
export async function chooseRPackages(wanted: readonly RDependency[], sources: RSources): Promise<RChoice> {
  const found = new Map<string, Promise<RDescription | string>>();
  const find = (name: string) => {
    const known = found.get(name) ?? (found.size < MAX_PACKAGES ? sources.find(name) : tooMany);
    found.set(name, known);
    return known;
  };
  let taken: ReadonlySet<string> = new Set();
  for (;;) {
    const isProvided = (name: string, bounds: readonly RBound[]) =>
      !taken.has(name) && sources.isProvided(name, bounds);
    const choice = await walk(wanted, { ...sources, find, isProvided });
    // One that is taken for a bound of one package replaces what is there for all others.
    if (choice.packages.every(({ name }) => taken.has(name))) return choice;
    taken = new Set([...taken, ...choice.packages.map(({ name }) => name)]);
  }
}

const tooMany = Promise.resolve(`It needs more than ${MAX_PACKAGES} packages.`);

async function walk(wanted: readonly RDependency[], sources: RSources): Promise<RChoice> {
  const packages = new Map<string, RDescription>();
  const failed = new Map<string, string>();
  const visiting = new Set<string>();

  /** Returns why it cannot be had; null where it can. */
  const need = async ({ name, bounds }: RDependency): Promise<string | null> => {
    if (name === "R") return reasonOf("R", sources.r, bounds, "the suite");
    if (isBaseR(name) || sources.isProvided(name, bounds)) return null;
    const known = failed.get(name);
    if (known !== undefined) return known;
    if (visiting.has(name)) return "It needs itself.";
    const description = await sources.find(name);
    if (typeof description === "string") return fail(name, description);
    const wrong = reasonOf(name, description.version, bounds, "the mirror");
    if (wrong !== null || packages.has(name)) return wrong;
    visiting.add(name);
    for (const each of description.dependencies) {
      const reason = await need(each);
      if (reason !== null) return fail(name, `It needs ${nameOf(each)}. ${reason}`.slice(0, 1000));
    }
    visiting.delete(name);
    packages.set(name, description);
    return null;
  };
  const fail = (name: string, reason: string) => {
    failed.set(name, reason);
    return reason;
  };

  const lost = new Map<string, string>();
  for (const each of wanted) {
    const reason = await need(each);
    if (reason !== null) lost.set(each.name, reason);
  }
  return { packages: neededFor(wanted, lost, packages, sources), lost };
}

function reasonOf(name: string, version: string | null, bounds: readonly RBound[], who: string) {
  if (version === null || meetsBounds(version, bounds)) return null;
  return `${name} is ${version} in ${who}, not ${describeBounds(bounds)}.`;
}

const nameOf = ({ name, bounds }: RDependency) =>
  bounds.length === 0 ? name : `${name} (${describeBounds(bounds)})`;

/** Without what was only found for a package that cannot be had. */
function neededFor(
  wanted: readonly RDependency[],
  lost: ReadonlyMap<string, string>,
  packages: ReadonlyMap<string, RDescription>,
  { isProvided }: RSources,
): RDescription[] {
  const needed = new Set<string>();
  const add = ({ name, bounds }: RDependency) => {
    const description = packages.get(name);
    if (!description || needed.has(name) || isProvided(name, bounds)) return;
    needed.add(name);
    for (const each of description.dependencies) add(each);
  };
  for (const each of wanted) if (!lost.has(each.name)) add(each);
  return [...packages.values()].filter(({ name }) => needed.has(name));
}
