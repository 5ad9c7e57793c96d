import { record } from "../messages/recorded.ts";
import type { MeasurementSource, Observation } from "./observation.ts";
import { observationTexts } from "./observation-texts.ts";
import { parseObserved } from "./observed-text.ts";
import type { OutputCut } from "./output-cut.ts";
import { readPointer, readRegex } from "./output-readers.ts";
import { ParsedOutput } from "./parsed-output.ts";
import type { ConvertedFile } from "./r-file.ts";
import { readCell } from "./table.ts";

const maxBytes = 16 * 1024 * 1024;

/**
 * Reads measurements from the bytes of one output, which is parsed once for all of them: each is a number in full
 * precision, a bound, a digest, or the reason for none. `bytes` is null where the Run has no such file, `cut` where what
 * was printed is not there whole, `converted` what R read in a file of its own formats. Never throws: the content is untrusted data. A number must be finite and, if read as
 * text, a plain decimal number without other characters.
 */
export function* readObservations(
  sources: readonly MeasurementSource[],
  bytes: Uint8Array | null,
  { cut = null, converted = null }: { cut?: OutputCut | null; converted?: ConvertedFile | null } = {},
): Generator<Observation, void> {
  const form = { cut, converted };
  const output = bytes === null ? null : new ParsedOutput(sources[0]?.file ?? "", bytes, sources, form);
  for (const from of sources) {
    yield output
      ? readObservation(from, output)
      : noObservation(record(observationTexts.noFile, { file: from.file }));
  }
}

function readObservation(from: MeasurementSource, output: ParsedOutput): Observation {
  if (output.cut !== null && from.regex === undefined) {
    return noObservation(record(observationTexts.cut, { file: from.file, count: output.cut.bytes }));
  }
  if (from.sha256 !== undefined) return { kind: "digest", digest: output.digest };
  if (output.byteSize > maxBytes) {
    return noObservation(record(observationTexts.tooLarge, { file: from.file, most: maxBytes }));
  }
  return readNumber(from, output);
}

function readNumber(from: MeasurementSource, output: ParsedOutput): Observation {
  const value = readValue(from, output);
  if (typeof value === "object") return noObservation(value.reason);
  if (typeof value === "number") {
    return Number.isFinite(value)
      ? { kind: "number", value }
      : noObservation(record(observationTexts.beyondPrecision, { file: from.file }));
  }
  const reason = record(observationTexts.notPlain, { text: value.slice(0, 60), file: from.file });
  return parseObserved(value, from) ?? noObservation(reason);
}

function readValue(from: MeasurementSource, output: ParsedOutput): string | number | { reason: string } {
  const { file, pointer, regex, column } = from;
  if (pointer !== undefined) {
    const { json } = output;
    return "reason" in json ? json : readPointer(file, pointer, json.value);
  }
  if (regex !== undefined) {
    const searched = from.cell === undefined ? output.searched : output.printedBy(from.cell);
    return "reason" in searched ? searched : readRegex(file, regex, searched);
  }
  if (column !== undefined) return readCell(from, output.tableOf(from));
  return { reason: record(observationTexts.noWay) };
}

function noObservation(reason: string): Observation {
  return { kind: "none", reason };
}
