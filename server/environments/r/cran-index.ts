import { type RDescription, readRDescription } from "../../domain/environment/r-description.ts";
import { compareRVersions, meetsBounds } from "../../domain/environment/r-version.ts";

/** Of one name: CRAN has two at most. */
const MAX_VERSIONS = 10;

/** The packages of a mirror, one version of each, by its file `PACKAGES`. */
export class CranIndex {
  readonly #records = new Map<string, string[]>();

  constructor(text: string) {
    for (const record of text.split(/\n(?:[ \t]*\n)+/)) {
      const [, name] = /^Package:[ \t]*(\S{1,100})[ \t]*$/m.exec(record.slice(0, 10_000)) ?? [];
      if (name === undefined) continue;
      const same = this.#records.get(name);
      if (same && same.length < MAX_VERSIONS) same.push(record);
      else if (!same) this.#records.set(name, [record]);
    }
  }

  /**
   * The newest version that this version of R can have; the newest of all where it can have none. One of two that stand
   * there is for another version of R.
   */
  find(name: string, r: string | null): RDescription | null {
    const all = (this.#records.get(name) ?? [])
      .filter((record) => !/^Path:/m.test(record))
      .flatMap((record) => readRDescription(record) ?? [])
      .sort((a, b) => compareRVersions(b.version, a.version));
    const isFor = ({ dependencies }: RDescription) =>
      r === null || meetsBounds(r, dependencies.find((each) => each.name === "R")?.bounds ?? []);
    return all.find(isFor) ?? all[0] ?? null;
  }
}
