import type { StageContext } from "./stage.ts";

/** Somebody cancelled the Run, not its job: the job goes on with the next. */
export class RunCancelledError extends Error {
  override name = "RunCancelledError";
}

/** How long an execution may go on after its Run was cancelled, at most, before it is stopped. */
const pollMilliseconds = 1_000;

/** The signal of a Run's execution: aborted with its job's, and soon after the Run is cancelled. */
export function watchRun({ deps, signal }: StageContext, runId: string) {
  const cancelled = new AbortController();
  const look = async () => {
    if ((await deps.store.runs.get(runId))?.state === "cancelled") cancelled.abort(new RunCancelledError());
  };
  const timer = setInterval(() => {
    // A busy database says nothing: the next look asks again.
    look().catch((error: unknown) => deps.log.warn({ error, runId }, "A Run could not be looked at"));
  }, pollMilliseconds);
  return {
    signal: AbortSignal.any([signal, cancelled.signal]),
    cancelled: cancelled.signal,
    [Symbol.dispose]: () => clearInterval(timer),
  };
}

type Queries = Parameters<Parameters<StageContext["save"]>[0]>[0];

/** Throws where the Run was cancelled. Call it in the transaction that writes what the Run came to. */
export async function requireNotCancelled({ runs }: Queries, runId: string): Promise<void> {
  if ((await runs.get(runId))?.state === "cancelled") throw new RunCancelledError();
}
