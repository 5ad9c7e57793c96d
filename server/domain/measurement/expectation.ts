import type { Comparator } from "../../__generated__/enumerations.ts";
import type { PrintedValue } from "../../__generated__/types.ts";
import type { Digest } from "../digest.ts";

/** The expected result of one measurement: a number with its tolerances, or a file's digest. */
export type Expectation = { measurementId: string; primary: boolean } & (
  | NumberExpectation
  | { sha256: Digest }
);

export interface NumberExpectation {
  comparator: Comparator;
  reportedValue: number | null;
  /** The absolute tolerance of a match. */
  tolerance: number;
  /** The absolute tolerance that the manifest declares; null where it declares none. */
  declaredTolerance: number | null;
  /** The number as printed, and where; null for a Claim that was imported before the service looked for it. */
  printed: PrintedValue | null;
}
