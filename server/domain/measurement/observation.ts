import type { Digest } from "../digest.ts";
import type { NotebookCell } from "./notebook-text.ts";

/** How the numbers of several files become one. */
export type Combination = "mean" | "median" | "sum" | "min" | "max" | "count";

/** The sign before the decimals of a number in a text, and what groups its thousands; none does by default. */
export interface NumberFormat {
  decimal?: ",";
  thousands?: "," | "." | " " | "'";
}

/** How the lines of a table are read: by default with commas, or tabs in a `.tsv` file, below a header. */
export interface TableFormat {
  separator?: "," | ";" | "tab" | "whitespace";
  /** False for a table without a header, whose columns are named "1", "2" and so on. */
  header?: false;
}

/**
 * The source of a measurement: an output file of the Run, `stdout` or `stderr`, and exactly one of `pointer`, `row` or
 * `where` with `column`, `regex` and `sha256` (docs/rules/manifest-sources.md#measurement-source).
 */
export interface MeasurementSource extends NumberFormat, TableFormat {
  /** A path or a pattern; of several files the first. */
  file: string;
  /** All of several files, each a path or a pattern. */
  files?: string[];
  /** How the numbers of several files become one. */
  combine?: Combination;
  pointer?: string;
  row?: number;
  /** What the cells of the row are, by column: a text exactly, a number by its value. */
  where?: Record<string, string | number>;
  column?: string;
  /** Of a file of R: a JSON Pointer to the table in it, where the file is none itself. */
  object?: string;
  regex?: string;
  /** Of a notebook, whose printed text the expression is matched with. */
  cell?: NotebookCell;
  sha256?: Digest;
}

/**
 * The observation of one measurement in one execution: a finite number, with the uncertainty that the experiment itself
 * gives it; the bound that was printed in its place, as in
 * "<0.001"; a file's digest; or the reason for none.
 */
export type Observation =
  | { kind: "number"; value: number; uncertainty?: number }
  | { kind: "bound"; value: number; side: "upper" | "lower" }
  | { kind: "digest"; digest: Digest }
  | { kind: "none"; reason: string };
