import { manifestPath } from "../manifest-path.ts";
import type { RDependency } from "./r-description.ts";

/** Something that an author says an experiment needs, and where. */
export interface Asked {
  /** What is asked for, as it is written: `jq`, `jq=1.6-2.1`. */
  text: string;
  /** `apt.txt:3`, or the name of the manifest. */
  place: string;
}

export interface Requirement extends Asked {
  /** A Debian package. */
  name: string;
  /** What the authors had, as upstream counts: another one is taken, and said. */
  authorsVersion?: string;
  /** The R package that it is Debian's of, where a mirror of CRAN may have it as well. */
  r?: RDependency;
}

/** A line that asks for something that cannot be provided here. */
export interface UnmetRequirement extends Asked {
  /** A sentence: why, and what to do. */
  reason: string;
}

/** Of a file, and of all that are read for one language: who wrote so much knows of the rest by the first of them. */
export const MAX_UNMET = 200;

/**
 * Names what cannot be provided; what is beyond the bound is not named. Every line of a file may be one, and each is
 * looked up, logged and stored later.
 */
export function addUnmet(needs: { unmet: UnmetRequirement[] }, ...unmet: readonly UnmetRequirement[]): void {
  needs.unmet.push(...unmet.slice(0, Math.max(0, MAX_UNMET - needs.unmet.length)));
}

/** Whether one of these is the same line of the same file. */
export const isAmong = (all: readonly Asked[], { text, place }: Asked): boolean =>
  all.some((each) => each.text === text && each.place === place);

/** The manifest's own member is named alone; of other files, the line is named. */
export function describeMissing({ text, place }: Asked): string {
  return place === manifestPath ? text : `${text} (${place})`;
}
