import type { Observation } from "../domain/measurement/observation.ts";
import {
  type LeftFiles,
  type ObservedSources,
  observeSources,
} from "../domain/measurement/observe-sources.ts";
import type { ThreadFunction } from "./task-thread.ts";

/** What the thread is given. */
export interface ObserveRequest extends LeftFiles {
  measurements: ObservedSources[];
}

// The thread of observe-outputs.ts: posts `[index, observation]` for each measurement as soon as it is read.
export const run: ThreadFunction<ObserveRequest, [index: number, observation: Observation]> = (
  request,
  post,
) => {
  const { measurements, ...left } = request;
  for (const observed of observeSources(measurements, left)) post(observed);
};
