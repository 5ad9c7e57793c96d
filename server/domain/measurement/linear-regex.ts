import { RE2JS } from "re2js";
import { quoted, type Recorded, record } from "../messages/recorded.ts";
import { expressionTexts } from "./problem-texts.ts";

/** A regular expression with one group whose matching time is linear in the length of the text. */
export interface LinearRegex {
  /** Instructions of the compiled program. Matching takes about 35 ns per instruction and character. */
  size: number;
  /** Returns the first match, or null. */
  matchFirst(text: string): RegexMatch | null;
}

export interface RegexMatch {
  /** Null where the group did not participate; then it starts and ends at -1. */
  group: string | null;
  groupStart: number;
  groupEnd: number;
  start: number;
  end: number;
}

/** A program of this size takes about 2 s on the largest text; all programs of a manifest together ten times that. */
const maxSize = 250;
export const maxTotalSize = 2_500;
export const maxTextLength = 256 * 1024;

/**
 * Compiles an expression in RE2 syntax; returns a string describing the error where it is invalid. The author of a
 * manifest controls both the expression and the text: with backtracking they could block the worker.
 */
export function compileLinearRegex(source: string): LinearRegex | Recorded {
  let pattern: RE2JS;
  try {
    pattern = RE2JS.compile(source);
  } catch (error) {
    return quoted(error instanceof Error ? error.message : String(error));
  }
  const groups = pattern.groupCount();
  if (groups !== 1) return record(expressionTexts.groups, { count: groups });
  const size = pattern.programSize();
  if (size > maxSize) return record(expressionTexts.tooComplex);
  return {
    size,
    matchFirst(text) {
      const matcher = pattern.matcher(text);
      if (!matcher.find()) return null;
      return {
        ...{ group: matcher.group(1), groupStart: matcher.start(1), groupEnd: matcher.end(1) },
        ...{ start: matcher.start(), end: matcher.end() },
      };
    },
  };
}
