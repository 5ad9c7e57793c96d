import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The 17 numbers that a paper on the first 1000 decimal digits of pi reports, as it prints them. */
export const printedPiDigits: Record<string, string> = {
  chi_square: "4.74",
  p_value: "0.8564",
  degrees_of_freedom: "9",
  largest_count: "116",
  post_hoc_z: "1.6865",
  post_hoc_p: "0.0917",
  post_hoc_p_adjusted: "0.917",
  ...Object.fromEntries(
    [93, 116, 103, 102, 93, 97, 94, 95, 101, 106].map((count, digit) => [`count_${digit}`, String(count)]),
  ),
};

/** A program that computes them, written for these tests. */
export const piDigitsProgram = join(import.meta.dirname, "pi-digits.awk");
export const piDigitsSource = readFileSync(piDigitsProgram, "utf8");
