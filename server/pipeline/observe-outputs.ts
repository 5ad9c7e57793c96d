import { Worker } from "node:worker_threads";
import type { MeasurementSource, Observation } from "../domain/measurement/observation.ts";
import type { ClaimRecord } from "../domain/records.ts";
import type { RepetitionRecord } from "../domain/verdict/run-artifact.ts";

export type Observed = Observation;

/** What the thread is given. */
export interface ObserveRequest {
  files: Map<string, Uint8Array>;
  wanted: MeasurementSource[];
}

/** Most manifests take some milliseconds; a hostile one asks for thousands of readings of files of 16 MiB. */
const defaultMilliseconds = 60_000;
const memoryMiB = 512;

/**
 * Reads every measurement of the Claims from what a repetition left. In a thread of its own with bounded time and
 * memory: an experiment writes these files, and parsing them must neither hold up the server nor take it down. What
 * could not be read in time was not observed. The bytes are gone after this: they are given to the thread, not copied.
 */
export async function observeOutputs(
  files: Map<string, Uint8Array>,
  claims: Pick<ClaimRecord, "id" | "expectations">[],
  signal: AbortSignal,
  milliseconds: number = defaultMilliseconds,
): Promise<RepetitionRecord["observations"]> {
  const expected = claims.flatMap(({ id, expectations }) =>
    expectations.map(({ measurementId, from }) => ({ claimId: id, measurementId, from })),
  );
  const read = new Set(expected.map(({ from }) => from.file));
  const request = {
    files: new Map([...files].filter(([name]) => read.has(name))),
    wanted: expected.map(({ from }) => from),
  };
  const found = expected.length === 0 ? new Map() : await inThread(request, signal, milliseconds);
  const observations: RepetitionRecord["observations"] = Object.fromEntries(claims.map(({ id }) => [id, {}]));
  for (const [index, { claimId, measurementId, from }] of expected.entries()) {
    const reason = `${from.file} could not be read within ${milliseconds / 1000} s and ${memoryMiB} MiB.`;
    observations[claimId]![measurementId] = found.get(index) ?? { kind: "none", reason };
  }
  return observations;
}

async function inThread(
  request: ObserveRequest,
  signal: AbortSignal,
  milliseconds: number,
): Promise<Map<number, Observation>> {
  const found = new Map<number, Observation>();
  const thread = new Worker(new URL("observe-thread.ts", import.meta.url), {
    workerData: request,
    transferList: wholeBuffers(request.files.values()),
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: memoryMiB },
  });
  const stop = () => void thread.terminate();
  const timer = setTimeout(stop, milliseconds);
  signal.addEventListener("abort", stop);
  try {
    await new Promise<void>((resolve, reject) => {
      thread.on("message", ([index, observation]: [number, Observation]) => found.set(index, observation));
      thread.once("exit", () => resolve());
      thread.once("error", (error: NodeJS.ErrnoException) => {
        if (error.code !== "ERR_WORKER_OUT_OF_MEMORY") reject(error);
      });
    });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
  signal.throwIfAborted();
  return found;
}

/** Those that are no part of a buffer with other things in it. */
function wholeBuffers(files: Iterable<Uint8Array>): ArrayBuffer[] {
  return [...files].flatMap(({ buffer, byteLength }) =>
    buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [],
  );
}
