import type { Measurement } from "../../__generated__/types.ts";
import { outcomeTexts, type Word } from "../texts/word-texts.ts";

/** The words for the outcomes of measurements; before a Run there is none. */
export function outcomesOf(measurements: Measurement[]): Word[] {
  return measurements.flatMap(({ outcome }) => (outcome === null ? [] : [outcomeTexts[outcome]]));
}
