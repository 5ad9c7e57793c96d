import { join } from "node:path";
import { chooseRPackages, type RChoice } from "../../domain/environment/choose-r-packages.ts";
import type { RDescription } from "../../domain/environment/r-description.ts";
import type { RBound } from "../../domain/environment/r-version.ts";
import { EnvironmentError } from "../environment-error.ts";
import type { CranIndex } from "./cran-index.ts";
import type { CranMirror } from "./cran-mirror.ts";
import type { DebianR, RNeed } from "./r-needs.ts";
import { readDescriptionOf } from "./read-description.ts";

export interface CranView {
  mirror: CranMirror;
  index: CranIndex;
  /** Of the snapshot that the index is of; null for today's. */
  date: string | null;
}

interface Sources {
  debian: DebianR;
  /** The version of R that they are installed with. */
  r: string | null;
  /** Where the files of versions that the index does not have are put; null: the index's own are taken. */
  folder: string | null;
  signal: AbortSignal;
}

/** Chooses what Debian lacks of the packages that are asked for, and of what these need. */
export async function choosePackages(
  needs: readonly RNeed[],
  { mirror, index, date }: CranView,
  { debian, r, folder, signal }: Sources,
): Promise<RChoice> {
  const pinned = new Map(needs.flatMap(({ name, version }) => (version === null ? [] : [[name, version]])));
  const findArchived = async (name: string, version: string): Promise<RDescription | null> => {
    if (folder === null) return null;
    const path = join(folder, "archived.tar.gz");
    try {
      await mirror.download({ name, version }, { path, md5: null, date }, signal);
      return await readDescriptionOf(path, { name, version });
    } catch (error) {
      if (!(error instanceof EnvironmentError)) throw error;
      return null;
    }
  };
  const found = new Map<string, Promise<RDescription | string>>();
  const find = async (name: string) => {
    const listed = index.find(name, r);
    const version = pinned.get(name);
    const isListed = version === undefined || listed?.version === version;
    const archived = isListed ? null : await findArchived(name, version);
    const when = date === null ? "today" : `of ${date}`;
    return archived ?? listed ?? `The mirror of CRAN has no package ${name} as it is ${when}.`;
  };
  const findOnce = (name: string) => {
    const known = found.get(name) ?? find(name);
    found.set(name, known);
    return known;
  };
  const lacking = needs.filter((need) => !debian.meets(need));
  // What Debian has in an older version than the authors' is only of use where theirs cannot be had.
  const given = new Map<string, string>();
  for (;;) {
    const wanted = lacking.filter(({ name }) => !given.has(name));
    const names = new Set(wanted.map(({ name }) => name));
    const isProvided = (name: string, bounds: readonly RBound[]) =>
      !names.has(name) && debian.has(name, bounds);
    const { packages, lost } = await chooseRPackages(wanted, { r, isProvided, find: findOnce });
    const back = wanted.filter((need) => lost.has(need.name) && debian.allows(need));
    for (const { name } of back) given.set(name, lost.get(name)!);
    if (back.length === 0) return { packages, lost: new Map([...lost, ...given]) };
  }
}
