import type { RunFinding } from "../domain/findings/run-finding.ts";
import type { ChangedTree } from "./change-tree.ts";
import type { InspectMessage, InspectRequest } from "./inspect-tree-thread.ts";
import { runInThread } from "./run-in-thread.ts";

const limits = { milliseconds: 60_000, memoryMiB: 512 };

export interface InspectedTree {
  findings: RunFinding[];
  /** Null where the code is too much to be looked through in time. */
  changed: ChangedTree | null;
}

/**
 * Looks through the code for what an observed value may have been copied from, and changes it there. In a thread with
 * bounded time and memory: strangers control the code, and it may be large.
 */
export async function inspectTree(request: InspectRequest, signal: AbortSignal): Promise<InspectedTree> {
  const inspected: InspectedTree = { findings: [], changed: null };
  const end = await runInThread<InspectMessage>({
    module: new URL("inspect-tree-thread.ts", import.meta.url),
    input: request,
    limits,
    signal,
    onMessage: (message) => void Object.assign(inspected, message),
  });
  return end === "finished" ? inspected : { ...inspected, changed: null };
}
