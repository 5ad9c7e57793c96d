import type { MeasurementSource } from "../measurement/observation.ts";
import type { SchemaProblem } from "./check-schema.ts";

/** Checks that the members of a source belong together, as far as the schema cannot say it in a sentence. */
export function* checkSource(from: MeasurementSource, path: (string | number)[]): Generator<SchemaProblem> {
  if (from.column !== undefined && from.row === undefined && from.where === undefined)
    yield { path: [...path, "column"], message: "is read with `row` or `where` alone: leave it out." };
  if (from.sha256 !== undefined) {
    for (const member of ["decimal", "thousands"] as const) {
      if (from[member] === undefined) continue;
      yield { path: [...path, member], message: "is not used together with `sha256`: leave it out." };
    }
  }
  const { decimal = ".", thousands } = from;
  if (decimal === thousands) {
    const message = `groups thousands, and "${decimal}" stands before the decimals: nobody could tell them apart.`;
    yield { path: [...path, "thousands"], message };
  }
}
