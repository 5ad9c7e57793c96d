import { type GetRunParameters, type GetRunSections, getRun } from "../__generated__/operations.ts";
import type { Run } from "../__generated__/types.ts";
import type { Requester } from "../requester.ts";
import type { Selected } from "../selection.ts";
import { checkOptions, waitKinds } from "../transport/check-options.ts";
import type { Sleep } from "../transport/sleep.ts";
import { poll, type WaitOptions } from "./poll.ts";

export interface RunWaitOptions<Include = GetRunParameters["include"]> extends WaitOptions {
  /** Optional sections of the Run, as in `runs.get`. */
  include?: Include;
  /** Called for each change of the execution state, and for each Run that takes another one's place. */
  onState?: (run: Run) => void | Promise<void>;
}

/** A Run with the sections that were asked for. */
export type SelectedRun<Include> = Selected<Run, GetRunSections, undefined, Include>;

/**
 * Polls a Run and resolves when it ended, in any state: a failed Run is a result, and contradicts nothing. A Run that was
 * interrupted (the service was stopped, or its worker was lost) is no result: the wait goes on with the Run that took its
 * place and resolves with that one, which has another id. Rejects with a TimeoutError, or a ServiceError that is not
 * transient.
 */
export function waitForRun<const Include extends GetRunParameters["include"] = undefined>(
  request: Requester,
  runId: string,
  { include, onState, ...options }: RunWaitOptions<Include> & { sleep?: Sleep } = {},
): Promise<SelectedRun<Include>> {
  checkOptions("waitForRun", { include, onState, ...options }, waitKinds);
  let currentId = runId;
  let lastState: string | undefined;
  return poll(
    `waitForRun ${runId}`,
    (requestOptions) => request(getRun, { runId: currentId, ...(include && { include }) }, requestOptions),
    async (run): Promise<SelectedRun<Include> | undefined> => {
      const { state } = run.execution;
      if (state !== lastState) await onState?.(run);
      lastState = state;
      if (state === "queued" || state === "running") return undefined;
      const replacementId = replacementOf(run);
      // It was asked for with these sections.
      if (replacementId === null) return run as SelectedRun<Include>;
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
