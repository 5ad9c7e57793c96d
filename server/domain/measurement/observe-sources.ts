import { record } from "../messages/recorded.ts";
import { combine } from "./combine.ts";
import type { MeasurementSource, Observation } from "./observation.ts";
import { observationTexts } from "./observation-texts.ts";
import type { OutputCut } from "./output-cut.ts";
import type { ConvertedFile } from "./r-file.ts";
import { readObservations } from "./read-observation.ts";
import { filesOf, resolveFiles } from "./source-files.ts";

/** What one measurement reads: its number and, where the manifest names it, the number's own uncertainty. */
export interface ObservedSources {
  from: MeasurementSource;
  uncertainty?: MeasurementSource;
}

/**
 * What a repetition left, by name, `stdout` and `stderr` among them; `cuts` says of these where they are not whole, and
 * `converted` what R read in files of its own formats.
 */
export interface LeftFiles {
  files: ReadonlyMap<string, Uint8Array>;
  cuts: ReadonlyMap<string, OutputCut>;
  converted: ReadonlyMap<string, ConvertedFile>;
}

/** Files that one measurement may combine. */
const maxFiles = 200;

/**
 * Reads measurements from what a repetition left, each as `[index, observation]` as soon as all that it reads is there.
 * File by file, so that one parsed file at a time is in memory; what several read alike is read once.
 */
export function* observeSources(
  measurements: readonly ObservedSources[],
  { files, cuts, converted }: LeftFiles,
): Generator<[index: number, observation: Observation], void> {
  const names = [...files.keys()];
  const wanted = new Map<string, Owner>();
  for (const [index, sources] of measurements.entries()) {
    const key = JSON.stringify(sources);
    const same = wanted.get(key);
    if (same) same.indexes.push(index);
    else wanted.set(key, { indexes: [index], measurement: new PendingMeasurement(sources, names) });
  }
  const readings = [...wanted.values()].flatMap((owner) =>
    owner.measurement.slots.map((slot) => ({ owner, slot })),
  );
  for (const { indexes, measurement } of wanted.values())
    if (measurement.isComplete) for (const index of indexes) yield [index, measurement.observation];
  for (const [file, ofFile] of Map.groupBy(readings, ({ slot }) => slot.source.file)) {
    const groups = [...Map.groupBy(ofFile, ({ slot }) => JSON.stringify(slot.source)).values()];
    const sources = groups.map(([first]) => first!.slot.source);
    const form = { cut: cuts.get(file) ?? null, converted: converted.get(file) ?? null };
    let next = 0;
    for (const observation of readObservations(sources, files.get(file) ?? null, form)) {
      for (const { owner, slot } of groups[next++]!) {
        owner.measurement.fill(slot, observation);
        if (owner.measurement.isComplete)
          for (const index of owner.indexes) yield [index, owner.measurement.observation];
      }
    }
  }
}

interface Owner {
  indexes: number[];
  measurement: PendingMeasurement;
}

/** A source with one file, and what was read there. */
interface Slot {
  source: MeasurementSource;
  observation: Observation | null;
}

/** A measurement whose files are still being read. */
class PendingMeasurement {
  readonly #number: PendingSource;
  readonly #uncertainty: PendingSource | null;
  #missing: number;

  constructor({ from, uncertainty }: ObservedSources, names: readonly string[]) {
    this.#number = new PendingSource(from, names);
    this.#uncertainty = uncertainty ? new PendingSource(uncertainty, names) : null;
    this.#missing = this.slots.length;
  }

  get slots(): readonly Slot[] {
    return [...this.#number.slots, ...(this.#uncertainty?.slots ?? [])];
  }

  get isComplete(): boolean {
    return this.#missing === 0;
  }

  fill(slot: Slot, observation: Observation): void {
    slot.observation = observation;
    this.#missing -= 1;
  }

  /** A number without the uncertainty that it should have is none: the judgement would be milder without. */
  get observation(): Observation {
    const number = this.#number.observation;
    if (this.#uncertainty === null || number.kind === "none") return number;
    const uncertainty = this.#uncertainty.observation;
    if (uncertainty.kind === "none")
      return { kind: "none", reason: record(observationTexts.ofUncertainty, { reason: uncertainty.reason }) };
    if (number.kind !== "number" || uncertainty.kind !== "number" || uncertainty.value < 0)
      return { kind: "none", reason: "Its uncertainty is not a number from 0 on, or it is none itself." };
    return { ...number, uncertainty: uncertainty.value };
  }
}

class PendingSource {
  readonly slots: readonly Slot[];
  readonly #combine: MeasurementSource["combine"];
  readonly #failure: string | null;

  constructor(source: MeasurementSource, names: readonly string[]) {
    const { files: _, combine: how, ...one } = source;
    const found = resolveFiles(source, names);
    this.#combine = how;
    this.#failure = failureOf(source, found);
    const read = this.#failure === null ? found : [];
    this.slots = read.map((file) => ({ source: { ...one, file }, observation: null }));
  }

  get observation(): Observation {
    if (this.#failure !== null) return { kind: "none", reason: this.#failure };
    const observed = this.slots.map(({ observation }) => observation ?? notRead);
    return this.#combine === undefined ? (observed[0] ?? notRead) : combine(this.#combine, observed);
  }
}

const notRead: Observation = { kind: "none", reason: "Nothing was read." };

function failureOf(source: MeasurementSource, found: readonly string[]): string | null {
  const named = filesOf(source).join(", ");
  if (found.length === 0) return record(observationTexts.noFile, { file: named });
  if (found.length > maxFiles)
    return record(observationTexts.tooManyFiles, { name: named, count: found.length, most: maxFiles });
  if (source.combine !== undefined || found.length === 1) return null;
  return record(observationTexts.severalFiles, {
    ...{ name: named, count: found.length, one: found[0] ?? "", another: found[1] ?? "" },
  });
}
