import { fileProblemTexts } from "../domain/manifest/file-problem-texts.ts";
import type { ReadPart } from "../domain/manifest/kinds/manifest-kind.ts";
import { record } from "../domain/messages/recorded.ts";
import type { ManifestsMessage, ManifestsRequest } from "./manifests-thread.ts";
import { runInThread, type ThreadLimits } from "./run-in-thread.ts";

/** A valid manifest of 256 KiB takes less than a second; 256 KiB of broken YAML took 9 s on the event loop. */
const defaultLimits: ThreadLimits = { milliseconds: 10_000, memoryMiB: 256 };

/**
 * Parses manifests in a thread with bounded time and memory: whoever wrote the repository wrote them. Returns what each
 * file says, in the order of `files`; one that was not read in time says nothing, as a problem of the whole file.
 */
export async function parseManifests(
  request: ManifestsRequest,
  signal: AbortSignal,
  limits = defaultLimits,
): Promise<ReadPart[]> {
  const read = new Map<number, ReadPart>();
  await runInThread<ManifestsMessage>({
    module: new URL("manifests-thread.ts", import.meta.url),
    input: request,
    limits,
    signal,
    onMessage: ([index, part]) => read.set(index, part),
  });
  const { milliseconds, memoryMiB } = limits;
  const values = { seconds: milliseconds / 1000, memory: memoryMiB };
  const message = record(fileProblemTexts.tooSlow, values);
  const unread = { part: {}, problems: [{ line: 1, column: 1, pointer: "", message }] };
  return request.files.map((_, index) => read.get(index) ?? unread);
}
