import type { Digest } from "../digest.ts";
import type { Comparator } from "../states.ts";

/** What a plan expects of one measurement: a number within an absolute tolerance, or a file bit for bit. */
export type Expectation = { measurementId: string; primary: boolean } & (
  | { comparator: Comparator; reportedValue: number | null; tolerance: number }
  | { sha256: Digest }
);
