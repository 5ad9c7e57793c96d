import { RE2JS } from "re2js";

/** A regular expression with one group that matches in time linear in the text. */
export interface LinearRegex {
  /** Instructions of the compiled program: matching costs about 35 ns for each, for each character of the text. */
  size: number;
  /** What the group of the first match took; null where nothing matches or the group took no part. */
  first(text: string): string | null;
}

/** One program of this size over the largest text takes about two seconds; those of a manifest ten times that in all. */
const maxSize = 250;
export const maxTotalSize = 2_500;
export const maxTextLength = 256 * 1024;

/**
 * Compiles an expression in RE2 syntax. What comes back as a string says what is wrong with it. Whoever writes a
 * manifest controls the expression and the text: backtracking would let both stop the worker.
 */
export function compileLinearRegex(source: string): LinearRegex | string {
  let pattern: RE2JS;
  try {
    pattern = RE2JS.compile(source);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const groups = pattern.groupCount();
  if (groups !== 1)
    return `it has ${groups} groups, not exactly one; write (?:…) for those that capture nothing`;
  const size = pattern.programSize();
  if (size > maxSize) return "it is too complex; repeat less in it";
  return {
    size,
    first(text) {
      const matcher = pattern.matcher(text);
      return matcher.find() ? matcher.group(1) : null;
    },
  };
}
