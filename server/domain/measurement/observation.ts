import type { Digest } from "../digest.ts";

/**
 * The source of a measurement: an output file of the Run, `stdout` or `stderr`, and exactly one of `pointer`,
 * `row` with `column`, `regex` and `sha256` (docs/rules/manifest-sources.md#measurement-source).
 */
export interface MeasurementSource {
  file: string;
  pointer?: string;
  row?: number;
  column?: string;
  regex?: string;
  sha256?: Digest;
}

/** The observation of one measurement in one execution: a finite number, a file's digest, or the reason for none. */
export type Observation =
  | { kind: "number"; value: number }
  | { kind: "digest"; digest: Digest }
  | { kind: "none"; reason: string };
