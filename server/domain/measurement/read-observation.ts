import { digestOfBytes } from "../digest.ts";
import type { MeasurementSource, Observation } from "./observation.ts";
import { readCell, readPointer, readRegex } from "./output-readers.ts";

const maxBytes = 16 * 1024 * 1024;

/**
 * Reads a measurement from the bytes of an output: a number in full precision, a digest, or the reason for none.
 * `bytes` is null where the Run has no such file. Never throws: the content is untrusted data. A number must be finite
 * and, if read as text, a plain decimal number without other characters.
 */
export function readObservation(from: MeasurementSource, bytes: Uint8Array | null): Observation {
  if (bytes === null) return noObservation(`The Run left no file ${from.file}.`);
  if (from.sha256 !== undefined) return { kind: "digest", digest: digestOfBytes(bytes) };
  if (bytes.byteLength > maxBytes) {
    return noObservation(`${from.file} is larger than ${maxBytes} bytes, too large to be read for a number.`);
  }
  const value = readNumber(from, new TextDecoder().decode(bytes));
  return typeof value === "number" ? { kind: "number", value: value } : noObservation(value.reason);
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

function readNumber(from: MeasurementSource, text: string): number | { reason: string } {
  const value = readValue(from, text);
  if (typeof value === "object") return value;
  if (typeof value === "number") {
    return Number.isFinite(value)
      ? value
      : { reason: `The number in ${from.file} is too large for double precision.` };
  }
  return (
    parseDecimal(value) ?? {
      reason: `"${value.slice(0, 60)}" in ${from.file} is not a plain finite decimal number.`,
    }
  );
}

function readValue(from: MeasurementSource, text: string): string | number | { reason: string } {
  if (from.pointer !== undefined) return readPointer(from.file, from.pointer, text);
  if (from.regex !== undefined) return readRegex(from.file, from.regex, text);
  if (from.row !== undefined && typeof from.column === "string") {
    return readCell(from.file, from.row, from.column, text);
  }
  return { reason: "The manifest does not say how to read this file." };
}

function noObservation(reason: string): Observation {
  return { kind: "none", reason };
}
