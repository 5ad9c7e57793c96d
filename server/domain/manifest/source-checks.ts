import { isPattern } from "../measurement/path-pattern.ts";
import type { SchemaProblem } from "./check-schema.ts";
import type { RawSource } from "./raw-manifest.ts";

/** Checks that the members of a source belong together, as far as the schema cannot say it in a sentence. */
export function* checkSource(from: RawSource, path: (string | number)[]): Generator<SchemaProblem> {
  if (from.column !== undefined && from.row === undefined && from.where === undefined)
    yield { path: [...path, "column"], message: "is read with `row` or `where` alone: leave it out." };
  if (from.sha256 !== undefined) {
    for (const member of ["decimal", "thousands", "combine"] as const) {
      if (from[member] === undefined) continue;
      yield { path: [...path, member], message: "is not used together with `sha256`: leave it out." };
    }
  }
  const { file } = from;
  if (file !== undefined && isPattern(file) && from.sha256 !== undefined)
    yield { path: [...path, "file"], message: "must be the path of one file where `sha256` is its digest." };
  if (file !== undefined && !isPattern(file) && from.combine !== undefined) {
    const message = "is for several files: name them in `files`, or by a pattern in `file`, or leave it out.";
    yield { path: [...path, "combine"], message };
  }
  const { decimal = ".", thousands } = from;
  if (decimal === thousands) {
    const message = `groups thousands, and "${decimal}" stands before the decimals: nobody could tell them apart.`;
    yield { path: [...path, "thousands"], message };
  }
}
