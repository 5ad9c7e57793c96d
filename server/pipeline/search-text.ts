import type { FoundClaims } from "../domain/claims/found.ts";
import type { ClaimsRequest } from "./claims-thread.ts";
import { runInThread, type ThreadLimits } from "./run-in-thread.ts";

/** A paper of 300 pages takes half a second, 24 MiB of outputs two. */
export const searchLimits: ThreadLimits = { milliseconds: 30_000, memoryMiB: 768 };

/**
 * Finds the Claims of a paper's text and links them to committed outputs. In a thread with bounded time and memory:
 * strangers wrote the text and the files.
 */
export async function searchText(
  request: ClaimsRequest,
  signal: AbortSignal,
  limits = searchLimits,
): Promise<FoundClaims> {
  let found: FoundClaims | undefined;
  await runInThread<FoundClaims>({
    module: new URL("claims-thread.ts", import.meta.url),
    input: request,
    limits,
    signal,
    onMessage: (message) => {
      found = message;
    },
  });
  return found ?? notFoundInTime;
}

const notFoundInTime: FoundClaims = {
  version: 1,
  claims: [],
  candidates: [],
  outputs: {},
  missing: [
    "The paper's text and the committed outputs are too much to be searched: no Claims were looked for.",
  ],
};
