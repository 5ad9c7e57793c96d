import { parentPort, workerData } from "node:worker_threads";
import type { MeasurementSource } from "../domain/measurement/observation.ts";
import { readObservations } from "../domain/measurement/read-observation.ts";

/** The thread's `workerData`. */
export interface ObserveRequest {
  files: Map<string, Uint8Array>;
  sources: MeasurementSource[];
}

// The thread of observe-outputs.ts: posts `[index, observation]` for each measurement as soon as it is read. File by
// file, so that one parsed file at a time is in memory; equal sources are read once.
const { files, sources } = workerData as ObserveRequest;
const indexesBySource = Map.groupBy(sources.keys(), (index) => JSON.stringify(sources[index]));
const sourcesByFile = Map.groupBy(indexesBySource.values(), ([first]) => sources[first!]!.file);
for (const [file, groups] of sourcesByFile) {
  const distinct = groups.map(([first]) => sources[first!]!);
  let group = 0;
  for (const observation of readObservations(distinct, files.get(file) ?? null)) {
    for (const index of groups[group++]!) parentPort!.postMessage([index, observation]);
  }
}
