import { parentPort, workerData } from "node:worker_threads";
import type { MeasurementSource } from "../domain/measurement/observation.ts";
import type { OutputCut } from "../domain/measurement/output-cut.ts";
import { readObservations } from "../domain/measurement/read-observation.ts";

/** The thread's `workerData`. */
export interface ObserveRequest {
  files: Map<string, Uint8Array>;
  /** Of `stdout` and `stderr`, where they are not whole. */
  cuts: Map<string, OutputCut>;
  sources: MeasurementSource[];
}

// The thread of observe-outputs.ts: posts `[index, observation]` for each measurement as soon as it is read. File by
// file, so that one parsed file at a time is in memory; equal sources are read once.
const { files, cuts, sources } = workerData as ObserveRequest;
const indexesBySource = Map.groupBy(sources.keys(), (index) => JSON.stringify(sources[index]));
const sourcesByFile = Map.groupBy(indexesBySource.values(), ([first]) => sources[first!]!.file);
for (const [file, groups] of sourcesByFile) {
  const distinct = groups.map(([first]) => sources[first!]!);
  let group = 0;
  for (const observation of readObservations(distinct, files.get(file) ?? null, cuts.get(file))) {
    for (const index of groups[group++]!) parentPort!.postMessage([index, observation]);
  }
}
