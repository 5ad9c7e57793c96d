import { replaceRun } from "../end-runs.ts";
import { executeRun } from "../execute-run.ts";
import { BlockedError, type Stage } from "../stage.ts";

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
    for (const run of await deps.store.runs.listByJob(job.id)) {
      if (run.state !== "queued") continue;
      const sandbox = await deps.executor.available();
      if (!sandbox.ok) throw new BlockedError(`${sandbox.reason} ${sandbox.install}`);
      try {
        await executeRun(context, run);
      } catch (error) {
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
