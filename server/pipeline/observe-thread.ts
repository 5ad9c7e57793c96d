import { parentPort, workerData } from "node:worker_threads";
import { readObservation } from "../domain/measurement/read-observation.ts";
import type { Observed, ObserveRequest } from "./observe-outputs.ts";

// The thread of observe-outputs.ts: reads one measurement after another and tells each as soon as it is read.
const { files, wanted } = workerData as ObserveRequest;
const known = new Map<string, Observed>();
for (const [index, from] of wanted.entries()) {
  const key = JSON.stringify(from);
  const observation = known.get(key) ?? readObservation(from, files.get(from.file) ?? null);
  known.set(key, observation);
  parentPort!.postMessage([index, observation]);
}
