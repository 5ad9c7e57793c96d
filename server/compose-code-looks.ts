import { boundedQueue } from "./concurrency/bounded-queue.ts";
import type { Deps, PipelineDeps } from "./deps.ts";
import { lookAtCode } from "./pipeline/look-at-code.ts";

/** One at a time: each may take 512 MiB of disk, and a processor. An account that waits for one has no second. */
export function composeCodeLooks(deps: Pick<PipelineDeps, "sources" | "archives">): Deps["lookAtCode"] {
  const queue = boundedQueue({ concurrency: 1, maxWaiting: 4, maxPerClient: 1, retryAfterSeconds: 60 });
  return ({ url, paperText, account, signal }) =>
    queue(() => lookAtCode(deps, url, paperText, signal), { signal, client: account });
}
