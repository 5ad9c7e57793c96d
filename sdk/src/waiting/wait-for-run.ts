import { getRun } from "../__generated__/resources.ts";
import type { Run } from "../__generated__/types.ts";
import type { Requester } from "../requester.ts";
import type { Sleep } from "../transport/sleep.ts";
import { poll, type WaitOptions } from "./poll.ts";

export interface RunWaitOptions extends WaitOptions {
  /** Optional sections of the Run, as in `runs.get`. */
  include?: NonNullable<Parameters<NonNullable<typeof getRun.types>>[0]["include"]>;
  /** Called for each change of the execution state, and for each Run that takes another one's place. */
  onState?: (run: Run) => void | Promise<void>;
}

/**
 * Polls a Run and resolves when it ended, in any state: a failed Run is a result, and contradicts nothing. A Run that was
 * interrupted (the service was stopped, or its worker was lost) is no result: the wait goes on with the Run that took its
 * place and resolves with that one, which has another id. Rejects with a TimeoutError, or a ServiceError that is not
 * transient.
 */
export function waitForRun(
  request: Requester,
  runId: string,
  { include, onState, ...options }: RunWaitOptions & { sleep?: Sleep } = {},
): Promise<Run> {
  let currentId = runId;
  let lastState: string | undefined;
  return poll(
    `waitForRun ${runId}`,
    (requestOptions) => request(getRun, { runId: currentId, ...(include && { include }) }, requestOptions),
    async (run) => {
      const { state } = run.execution;
      if (state !== lastState) await onState?.(run);
      lastState = state;
      if (state === "queued" || state === "running") return undefined;
      const replacementId = replacementOf(run);
      if (replacementId === null) return run;
      currentId = replacementId;
      lastState = undefined;
      return undefined;
    },
    { pollIntervalMs: 2000, ...options },
  );
}

/** The id alone is taken from the address: requests go to the client's own base URL, with its key. */
function replacementOf({ links }: Run): string | null {
  const path = links.replacedBy?.split(/[?#]/, 1)[0];
  return path?.split("/").at(-1) || null;
}
