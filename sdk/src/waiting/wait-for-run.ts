import { getRun } from "../__generated__/resources.ts";
import type { Run } from "../__generated__/types.ts";
import type { Requester } from "../requester.ts";
import type { Sleep } from "../transport/sleep.ts";
import { poll, type WaitOptions } from "./poll.ts";

export interface RunWaitOptions extends WaitOptions {
  /** Optional sections of the Run, as `runs.get` takes them. */
  include?: NonNullable<Parameters<NonNullable<typeof getRun.types>>[0]["include"]>;
  /** Called once for each execution state that was seen. */
  onState?: (run: Run) => void | Promise<void>;
}

/**
 * Resolves with the Run once it has ended, however it ended: a failed Run is a result, and contradicts nothing.
 * Rejects with a TimeoutError, or with a ServiceError that does not pass.
 */
export function waitForRun(
  request: Requester,
  runId: string,
  { include, onState, ...options }: RunWaitOptions & { sleep?: Sleep } = {},
): Promise<Run> {
  let seen: string | undefined;
  return poll(
    `waitForRun ${runId}`,
    (own) => request(getRun, { runId, ...(include && { include }) }, own),
    async (run) => {
      const { state } = run.execution;
      if (state !== seen) await onState?.(run);
      seen = state;
      return state === "queued" || state === "running" ? undefined : run;
    },
    { pollIntervalMs: 2000, ...options },
  );
}
