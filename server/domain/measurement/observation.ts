import type { Digest } from "../digest.ts";

/**
 * Where a measurement is read from: a file that the Run left, `stdout` or `stderr`, and exactly one of `pointer`,
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

/** What one execution showed for one measurement: a finite number, a file's digest, or why there is none. */
export type Observation =
  | { kind: "number"; value: number }
  | { kind: "digest"; digest: Digest }
  | { kind: "none"; reason: string };
