import type { Observation } from "../domain/measurement/observation.ts";
import { observationTexts } from "../domain/measurement/observation-texts.ts";
import { isPrinted, readBy, sourcesOf } from "../domain/measurement/source-files.ts";
import { record } from "../domain/messages/recorded.ts";
import type { ClaimRecord } from "../domain/records.ts";
import type { RepetitionRecord } from "../domain/verdict/run-artifact.ts";
import type { ObserveRequest } from "./observe-thread.ts";
import { runInThread } from "./run-in-thread.ts";

/** Most manifests take some milliseconds; a hostile one declares thousands of measurements of files of 16 MiB. */
const defaultTimeoutMilliseconds = 60_000;
const memoryMiB = 512;

/**
 * Reads every measurement of the Claims from a repetition's output files. Runs in a thread with bounded time and
 * memory: the experiment controls these files, and parsing them must neither block nor crash the server. A measurement
 * that is not read in time is not observed. The buffers of files are transferred to the thread and unusable afterwards; what
 * was printed is copied, since the cause of a failure is looked for in it.
 */
export async function observeOutputs(
  { files, cuts, converted }: Omit<ObserveRequest, "measurements">,
  claims: Pick<ClaimRecord, "id" | "expectations">[],
  signal: AbortSignal,
  milliseconds: number = defaultTimeoutMilliseconds,
): Promise<RepetitionRecord["observations"]> {
  const expected = claims.flatMap(({ id, expectations }) =>
    expectations.map(({ measurementId, from, uncertainty }) => ({
      claimId: id,
      measurementId,
      sources: { from, ...(uncertainty && { uncertainty }) },
    })),
  );
  const isRead = readBy(expected.flatMap(({ sources }) => sourcesOf(sources)));
  const request = {
    files: new Map([...files].filter(([name]) => isRead(name))),
    cuts,
    converted,
    measurements: expected.map(({ sources }) => sources),
  };
  const observed = expected.length === 0 ? new Map() : await observeInThread(request, signal, milliseconds);
  const observations: RepetitionRecord["observations"] = Object.fromEntries(claims.map(({ id }) => [id, {}]));
  for (const [index, { claimId, measurementId, sources }] of expected.entries()) {
    const reason = record(observationTexts.tooSlow, {
      ...{ file: sources.from.file, seconds: milliseconds / 1000, memory: memoryMiB },
    });
    observations[claimId]![measurementId] = observed.get(index) ?? { kind: "none", reason };
  }
  return observations;
}

async function observeInThread(
  request: ObserveRequest,
  signal: AbortSignal,
  milliseconds: number,
): Promise<Map<number, Observation>> {
  const observations = new Map<number, Observation>();
  await runInThread<[index: number, observation: Observation]>({
    module: new URL("observe-thread.ts", import.meta.url),
    input: request,
    transfer: transferableBuffers(request.files),
    limits: { milliseconds, memoryMiB },
    signal,
    onMessage: ([index, observation]) => observations.set(index, observation),
  });
  return observations;
}

/** Returns the buffers that hold one file alone: only those can be transferred. */
function transferableBuffers(files: ReadonlyMap<string, Uint8Array>): ArrayBuffer[] {
  return [...files].flatMap(([name, { buffer, byteLength }]) =>
    !isPrinted(name) && buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [],
  );
}
