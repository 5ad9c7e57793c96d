import type { Comparator } from "../../__generated__/enumerations.ts";
import type { Digest } from "../digest.ts";

/** The expected result of one measurement: a number with an absolute tolerance, or a file's digest. */
export type Expectation = { measurementId: string; primary: boolean } & (
  | { comparator: Comparator; reportedValue: number | null; tolerance: number }
  | { sha256: Digest }
);
