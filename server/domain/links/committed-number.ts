import type { MeasurementSource } from "../measurement/observation.ts";

/** A number in a file that the authors committed. */
export interface CommittedNumber {
  from: MeasurementSource;
  value: number;
  /** The words of its own name: the last key, the column. */
  leaf: string[];
  /** The words of what it is of: the keys above, the row, the file. */
  context: string[];
}

/** A file that the authors committed. */
export interface CommittedFile {
  path: string;
  text: string;
}

/** More rows or list items are data, not results. */
export const maxRows = 500;
export const maxItems = 200;
export const maxNumbersOfFile = 5000;
