import { sentences } from "../../domain/messages/recorded.ts";
import type { RunRecord } from "../../domain/records.ts";
import { replaceRun } from "../end-runs.ts";
import { executeRun } from "../execute-run.ts";
import { requireDeclaredBudget, requireRemainingBudget } from "../require-budget.ts";
import { BlockedError, type Stage, type StageContext } from "../stage.ts";
import { RunCancelledError, watchRun } from "../watch-run.ts";

/**
 * Executes the Runs that the job queued. The outcome of a Run whose worker died is not known: it becomes
 * `unknown` and a new Run takes its place (docs/rules/states.md#run: a retry is a new Run).
 */
export const reproduction: Stage = {
  name: "reproduction",
  async run(context) {
    const { deps, job, signal } = context;
    const runs = await deps.store.runs.listByJob(job.id);
    if (runs.length === 0) return { status: "skipped", payload: { reason: "No Run was scheduled." } };
    for (const run of runs) {
      if (run.state === "running") await replaceRun(context, run, "unknown");
    }
    const queued = (await deps.store.runs.listByJob(job.id)).filter(({ state }) => state === "queued");
    await requireDeclaredBudgetOf(context, queued);
    for (const run of queued) {
      requireRemainingBudget(deps.limits.job, await deps.store.runs.listByJob(job.id));
      const sandbox = await deps.executor.available();
      if (!sandbox.ok) throw new BlockedError(sentences(sandbox.reason, sandbox.install));
      using watch = watchRun(context, run.id);
      try {
        await executeRun({ ...context, signal: watch.signal }, run);
      } catch (error) {
        const isCancelled = watch.cancelled.aborted || error instanceof RunCancelledError;
        if (isCancelled && !signal.aborted) continue;
        // Fails if the lease is lost: then the next worker replaces the Run.
        await replaceRun(context, run, signal.aborted ? "cancelled" : "failed").catch(() => undefined);
        throw error;
      }
    }
    const finished = await deps.store.runs.listByJob(job.id);
    const runStates = finished.map(({ id, state }) => ({ runId: id, state }));
    return { status: "completed", payload: { runs: runStates } };
  },
};

/** A requested Run was not scheduled, so its declared time is checked here. */
async function requireDeclaredBudgetOf(
  { deps: { store, limits } }: StageContext,
  runs: RunRecord[],
): Promise<void> {
  const versions = new Map(runs.map((run) => [run.experimentId, run.experimentVersionId]));
  const experiments = await Promise.all([...versions].map((each) => store.experiments.getVersion(...each)));
  requireDeclaredBudget(
    limits.job,
    experiments.filter((experiment) => experiment !== null),
  );
}
