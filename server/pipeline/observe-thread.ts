import { parentPort, workerData } from "node:worker_threads";
import {
  type LeftFiles,
  type ObservedSources,
  observeSources,
} from "../domain/measurement/observe-sources.ts";

/** The thread's `workerData`. */
export interface ObserveRequest extends LeftFiles {
  measurements: ObservedSources[];
}

// The thread of observe-outputs.ts: posts `[index, observation]` for each measurement as soon as it is read.
const { measurements, ...left } = workerData as ObserveRequest;
for (const observed of observeSources(measurements, left)) parentPort!.postMessage(observed);
