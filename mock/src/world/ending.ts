import { type Ending, endings } from "./fixtures.ts";

/** How Runs of a repository end that no fixture speaks of: by the first of these words in one of its names. */
export function endingByName(...names: (string | null)[]): Ending {
  for (const name of names) {
    const padded = `-${(name ?? "").toLowerCase().replace(/[^a-z]+/g, "-")}-`;
    const named = endings.find((ending) => padded.includes(`-${ending}-`));
    if (named) return named;
  }
  return "succeeded";
}
