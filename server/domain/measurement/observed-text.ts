import type { NumberFormat, Observation } from "./observation.ts";

type ObservedNumber = Extract<Observation, { kind: "number" | "bound" }>;

/**
 * Reads the number of a cell, a group or a text of an output: a plain decimal, by default with a point and ungrouped.
 * With "<", "≤", ">" or "≥" before it, it is a bound; R prints "= 0.03" where it prints no bound. Null for anything else.
 */
export function parseObserved(text: string, format: NumberFormat = {}): ObservedNumber | null {
  if (text.length > 400) return null;
  const { sign = "", digits = "" } = pattern.exec(text)?.groups ?? {};
  const plain = toPlain(digits, format);
  const value = plain === null ? null : parseDecimal(plain);
  if (value === null) return null;
  if (sign === "" || sign === "=") return { kind: "number", value };
  return { kind: "bound", value, side: /[<≤]/.test(sign) ? "upper" : "lower" };
}

/**
 * Parses a plain decimal number: sign, digits with a point, exponent. Ignores surrounding whitespace. Null otherwise.
 */
export function parseDecimal(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed.length > 400 || !/^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/.test(trimmed)) return null;
  const value = Number(trimmed);
  return Number.isFinite(value) ? value : null;
}

// "=4.74" is a spreadsheet's formula: nobody knows what it would show.
const pattern = /^\s*(?<sign><=?|>=?|[≤≥]|=(?=\s))?\s*(?<digits>[^<>=≤≥]*)$/;

/** Writes a number with a point and without groups; null where its signs do not stand as the format says. */
function toPlain(text: string, { decimal, thousands }: NumberFormat): string | null {
  const point = decimal ?? ".";
  const [whole = "", fraction, ...more] = text.trim().split(point);
  if (more.length > 0 || (decimal !== undefined && thousands !== "." && text.includes("."))) return null;
  const joined = thousands === undefined ? whole : joinGroups(whole, thousands);
  return joined === null ? null : fraction === undefined ? joined : `${joined}.${fraction}`;
}

/** Groups are of three digits each but for the first, so that "1,5" and "12,34" are none. */
function joinGroups(whole: string, sign: string): string | null {
  const [first = "", ...groups] = whole.split(sign);
  if (groups.length === 0) return whole;
  const isGrouped =
    /^[+-]?\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}(?:[eE][+-]?\d+)?$/.test(group));
  return isGrouped ? first + groups.join("") : null;
}
