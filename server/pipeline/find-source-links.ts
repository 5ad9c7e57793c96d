import type { LinkedPaper, SourceCandidate } from "../domain/sources/find-source-links.ts";
import { runInThread, type ThreadLimits } from "./run-in-thread.ts";
import type { SourceLinksRequest } from "./source-links-thread.ts";

const defaultLimits: ThreadLimits = { milliseconds: 10_000, memoryMiB: 512 };

/**
 * Finds the addresses of code in a paper, in a thread with bounded time and memory: whoever wrote the paper wrote the
 * text. Returns null where it was not searched to its end.
 */
export async function findSourceLinksIn(
  paperText: Uint8Array | null,
  about: Omit<LinkedPaper, "pages">,
  signal: AbortSignal,
  limits = defaultLimits,
): Promise<SourceCandidate[] | null> {
  let candidates: SourceCandidate[] | null = null;
  await runInThread<SourceCandidate[]>({
    module: new URL("source-links-thread.ts", import.meta.url),
    input: { paperText, ...about } satisfies SourceLinksRequest,
    limits,
    signal,
    onMessage: (message) => {
      candidates = message;
    },
  });
  return candidates;
}
