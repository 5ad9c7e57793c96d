import { parentPort, workerData } from "node:worker_threads";
import type { MeasurementSource, Observation } from "../domain/measurement/observation.ts";
import { readObservation } from "../domain/measurement/read-observation.ts";

/** The thread's `workerData`. */
export interface ObserveRequest {
  files: Map<string, Uint8Array>;
  sources: MeasurementSource[];
}

// The thread of observe-outputs.ts: posts `[index, observation]` for each measurement as soon as it is read.
const { files, sources } = workerData as ObserveRequest;
const cache = new Map<string, Observation>();
for (const [index, from] of sources.entries()) {
  const key = JSON.stringify(from);
  const observation = cache.get(key) ?? readObservation(from, files.get(from.file) ?? null);
  cache.set(key, observation);
  parentPort!.postMessage([index, observation]);
}
