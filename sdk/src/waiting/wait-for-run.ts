import { getRun } from "../__generated__/resources.ts";
import type { Run } from "../__generated__/types.ts";
import type { Requester } from "../requester.ts";
import type { Sleep } from "../transport/sleep.ts";
import { poll, type WaitOptions } from "./poll.ts";

export interface RunWaitOptions extends WaitOptions {
  /** Optional sections of the Run, as in `runs.get`. */
  include?: NonNullable<Parameters<NonNullable<typeof getRun.types>>[0]["include"]>;
  /** Called for each change of the execution state. */
  onState?: (run: Run) => void | Promise<void>;
}

/**
 * Polls a Run and resolves when it ended, in any state: a failed Run is a result, and contradicts nothing. Rejects with
 * a TimeoutError, or a ServiceError that is not transient.
 */
export function waitForRun(
  request: Requester,
  runId: string,
  { include, onState, ...options }: RunWaitOptions & { sleep?: Sleep } = {},
): Promise<Run> {
  let lastState: string | undefined;
  return poll(
    `waitForRun ${runId}`,
    (requestOptions) => request(getRun, { runId, ...(include && { include }) }, requestOptions),
    async (run) => {
      const { state } = run.execution;
      if (state !== lastState) await onState?.(run);
      lastState = state;
      return state === "queued" || state === "running" ? undefined : run;
    },
    { pollIntervalMs: 2000, ...options },
  );
}
