import { digestOfBytes } from "../digest.ts";
import type { MeasurementSource, Observation } from "./observation.ts";
import { readCell, readPointer, readRegex } from "./output-readers.ts";

const maxBytes = 16 * 1024 * 1024;

/**
 * What the bytes of an output say about a measurement: a number in full precision, a digest, or why there is none.
 * `bytes` is null where the Run left no such file. Never throws: whatever an experiment writes is data. A number
 * counts only if it is finite and, where it stands in a text, a plain decimal number with nothing beside it.
 */
export function readObservation(from: MeasurementSource, bytes: Uint8Array | null): Observation {
  if (bytes === null) return none(`The Run left no file ${from.file}.`);
  if (from.sha256 !== undefined) return { kind: "digest", digest: digestOfBytes(bytes) };
  if (bytes.byteLength > maxBytes) {
    return none(`${from.file} is larger than ${maxBytes} bytes, too large to be read for a number.`);
  }
  const found = read(from, new TextDecoder().decode(bytes));
  return typeof found === "number" ? { kind: "number", value: found } : none(found.reason);
}

/** A plain decimal number: a sign, digits with a point, an exponent; surrounding blanks are ignored. */
export function parseDecimal(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed.length > 400 || !/^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/.test(trimmed)) return null;
  const value = Number(trimmed);
  return Number.isFinite(value) ? value : null;
}

function read(from: MeasurementSource, text: string): number | { reason: string } {
  const found = readText(from, text);
  if (typeof found === "object") return found;
  if (typeof found === "number") {
    return Number.isFinite(found)
      ? found
      : { reason: `The number in ${from.file} is too large for double precision.` };
  }
  return (
    parseDecimal(found) ?? {
      reason: `"${found.slice(0, 60)}" in ${from.file} is not a plain finite decimal number.`,
    }
  );
}

function readText(from: MeasurementSource, text: string): string | number | { reason: string } {
  if (from.pointer !== undefined) return readPointer(from.file, from.pointer, text);
  if (from.regex !== undefined) return readRegex(from.file, from.regex, text);
  if (from.row !== undefined && typeof from.column === "string") {
    return readCell(from.file, from.row, from.column, text);
  }
  return { reason: "The manifest does not say how to read this file." };
}

function none(reason: string): Observation {
  return { kind: "none", reason };
}
