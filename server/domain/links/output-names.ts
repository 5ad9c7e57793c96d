import type { LaidOutPage } from "../claims/find-statements.ts";
import type { CommittedFile, CommittedNumber } from "./committed-number.ts";
import { indexOutputs } from "./index-outputs.ts";
import { withoutPaperSource } from "./paper-source.ts";

const maxNames = 300;
const maxLength = 120;

/**
 * What the committed numbers are called, as a language model is shown them: in the order of the index, so that the
 * position in this list is that in the index, and without their values.
 */
export function outputNames(files: readonly CommittedFile[], pages: readonly LaidOutPage[]): string[] {
  return indexOutputs(withoutPaperSource(files, pages)).numbers.slice(0, maxNames).map(nameOf);
}

function nameOf({ from, leaf, context }: CommittedNumber): string {
  const place =
    from.pointer ??
    (from.column === undefined
      ? [...context, ...leaf].join(" ")
      : `row ${from.row} (${context.join(" ")}), column ${from.column}`);
  return `${from.file}: ${place}`.replace(/\s+/g, " ").slice(0, maxLength);
}
