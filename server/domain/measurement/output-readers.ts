import { record, sentences } from "../messages/recorded.ts";
import { compileLinearRegex, maxTextLength, type RegexMatch } from "./linear-regex.ts";
import { observationTexts } from "./observation-texts.ts";
import type { SearchedText } from "./searched-text.ts";

/** Why there is no value. */
export interface Failure {
  reason: string;
}
type ReadResult = string | number | Failure;

/** Parses a JSON file. */
export function parseJson(file: string, text: string): { value: unknown } | Failure {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { reason: record(observationTexts.notJson, { file }) };
  }
}

/** Reads the number or string at a JSON Pointer (RFC 6901). */
export function readPointer(file: string, pointer: string, json: unknown): ReadResult {
  const found = followPointer(file, pointer, json);
  if ("reason" in found) return found;
  const { value } = found;
  if (typeof value === "number" || typeof value === "string") return value;
  return { reason: record(observationTexts.noNumberAt, { file, pointer }) };
}

/** Returns what is at a JSON Pointer. */
export function followPointer(file: string, pointer: string, json: unknown): { value: unknown } | Failure {
  let value = json;
  for (const part of pointer.split("/").slice(1)) {
    const name = part.replaceAll("~1", "/").replaceAll("~0", "~");
    // Own members and list items only: no inherited properties, no `length`.
    const isContainer = Array.isArray(value)
      ? /^(?:0|[1-9]\d*)$/.test(name)
      : typeof value === "object" && value !== null;
    if (!isContainer || !Object.hasOwn(value as object, name))
      return { reason: record(observationTexts.nothingAt, { file, pointer }) };
    value = (value as Record<string, unknown>)[name];
  }
  return { value };
}

/** Reads the group of the first match. One that lies across a gap is none: what stood in between is not known. */
export function readRegex(file: string, regex: string, { text, gap }: SearchedText): ReadResult {
  if (text.length > maxTextLength) {
    return {
      reason: record(observationTexts.tooLong, { file, most: maxTextLength }),
    };
  }
  const compiled = compileLinearRegex(regex);
  if (typeof compiled === "string")
    return { reason: record(observationTexts.unusableExpression, { reason: compiled }) };
  const match = compiled.matchFirst(text);
  const isWhole = match && (gap === null || match.end <= gap || match.start >= gap);
  if (isWhole && match.group !== null) {
    const number = numberAround(text, match);
    return number === null
      ? match.group
      : { reason: record(observationTexts.partOfNumber, { file, regex, part: match.group, number }) };
  }
  if (gap === null) return { reason: record(observationTexts.noMatch, { file, regex }) };
  return {
    reason: sentences(
      record(observationTexts.noMatchInCut, { file, regex }),
      record(observationTexts.printLast),
    ),
  };
}

/** What makes another number of the digits that follow it: a sign that is no hyphen, digits, a decimal point, an exponent. */
const numberBefore =
  /(?:\d[\d.]*[eE][+-]?\d*|\d+\.?\d*|(?<![\p{L}\d)\].])\.|(?<![\p{L}\d)\].\-\u2212])[-\u2212]\.?\d*)$/u;
const numberAfter = /^(?:\d+|\.(?=\d)\d*)?(?:[eE][+-]?\d+)?/;

/** No number is longer that anybody prints: the text is a stranger's. */
const longestNumber = 64;

/**
 * Returns the number of which a group has only a part, as `([0-9.]+)` has 4.958 of "4.958e-05" and 3 of "-3"; null where it
 * has all of it, or no number.
 */
function numberAround(text: string, { group, groupStart, groupEnd }: RegexMatch): string | null {
  if (group === null || group === "") return null;
  const before = /^[\d.]/.test(group)
    ? (numberBefore.exec(text.slice(Math.max(0, groupStart - longestNumber), groupStart))?.[0] ?? "")
    : "";
  const after = /[\d.]$/.test(group)
    ? (numberAfter.exec(text.slice(groupEnd, groupEnd + longestNumber))?.[0] ?? "")
    : "";
  return before + after === "" ? null : before + group + after;
}
