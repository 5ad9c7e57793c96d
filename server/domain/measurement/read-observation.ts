import type { MeasurementSource, Observation } from "./observation.ts";
import type { OutputCut } from "./output-cut.ts";
import { readCell, readPointer, readRegex } from "./output-readers.ts";
import { ParsedOutput } from "./parsed-output.ts";

const maxBytes = 16 * 1024 * 1024;

/**
 * Reads measurements from the bytes of one output, which is parsed once for all of them: each is a number in full
 * precision, a digest, or the reason for none. `bytes` is null where the Run has no such file, `cut` where what was
 * printed is not there whole. Never throws: the content is untrusted data. A number must be finite and, if read as text, a plain decimal number without other characters.
 */
export function* readObservations(
  sources: readonly MeasurementSource[],
  bytes: Uint8Array | null,
  cut: OutputCut | null = null,
): Generator<Observation, void> {
  const lastRow = sources.reduce((last, { row = 0 }) => Math.max(last, row), 0);
  const output = bytes === null ? null : new ParsedOutput(sources[0]?.file ?? "", bytes, lastRow, cut);
  for (const from of sources) {
    yield output ? readObservation(from, output) : noObservation(`The Run left no file ${from.file}.`);
  }
}

function readObservation(from: MeasurementSource, output: ParsedOutput): Observation {
  if (output.cut !== null && from.regex === undefined) {
    return noObservation(
      `The output was cut: ${from.file} lacks ${output.cut.bytes} bytes, so only an expression can read it.`,
    );
  }
  if (from.sha256 !== undefined) return { kind: "digest", digest: output.digest };
  if (output.byteSize > maxBytes) {
    return noObservation(`${from.file} is larger than ${maxBytes} bytes, too large to be read for a number.`);
  }
  const value = readNumber(from, output);
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

function readNumber(from: MeasurementSource, output: ParsedOutput): number | { reason: string } {
  const value = readValue(from, output);
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

function readValue(
  { file, pointer, regex, row, column }: MeasurementSource,
  output: ParsedOutput,
): string | number | { reason: string } {
  if (pointer !== undefined) {
    const { json } = output;
    return "reason" in json ? json : readPointer(file, pointer, json.value);
  }
  if (regex !== undefined) return readRegex(file, regex, output.searched);
  if (row !== undefined && typeof column === "string") return readCell(file, row, column, output.table);
  return { reason: "The manifest does not say how to read this file." };
}

function noObservation(reason: string): Observation {
  return { kind: "none", reason };
}
