import { apiDiff } from "api-smart-diff";
import { declaredPointer } from "./declared-pointer.ts";
import { type ChangedPlace, describeChange } from "./describe-change.ts";
import type { Json } from "./json.ts";
import { withoutTexts } from "./without-texts.ts";

/** Changes of one operation, or of one part that operations share. */
export interface ChangedPart {
  /** `GET /api/v1/runs/{runId}`, or `schemas Run`. */
  name: string;
  /** Sentences; `added` or `removed` alone where all of it is. */
  changes: string[];
}

/** What differs between two contracts, each change where it is declared, in the order of the contract. */
export function contractChanges(before: Json, after: Json): ChangedPart[] {
  const [old, now] = [withoutTexts(before), withoutTexts(after)];
  const parts = new Map<string, ChangedPlace[]>();
  // The library changes the documents that it is given.
  for (const difference of apiDiff(structuredClone(old), structuredClone(now))) {
    if (difference.path[0] !== "paths") continue;
    const pointer = declaredPointer(difference.action === "add" ? now : old, difference.path);
    const [place, first, second, ...rest] = pointer.slice(2).split("/").map(unescapeToken);
    const name = place === "paths" ? `${second?.toUpperCase()} ${first}` : `${first} ${second}`;
    parts.set(name, [...(parts.get(name) ?? []), describeChange(rest, difference)]);
  }
  return [...parts]
    .map(([name, places]) => ({ name, changes: sentences(places) }))
    .filter(({ changes }) => changes.length > 0);
}

/** What happened to several places in the same way is one sentence. A shared part is met once for each use of it. */
function sentences(places: ChangedPlace[]): string[] {
  const real = places.filter(({ what }) => !places.some((other) => isReverse(what, other.what)));
  return [...Map.groupBy(real, ({ verb }) => verb)].map(([verb, all]) => {
    const names = [...new Set(all.map(({ what }) => what))].filter((what) => what !== "");
    return [verb, names.join(", ")].filter((text) => text !== "").join(" ");
  });
}

/** The library compares alternatives of which one has changed within with one another, and takes each for the other. */
const isReverse = (what: string, other: string) => {
  const [before, after] = what.split(" became ");
  return after !== undefined && other === `${after} became ${before}`;
};

const unescapeToken = (token: string) => token.replaceAll("~1", "/").replaceAll("~0", "~");
