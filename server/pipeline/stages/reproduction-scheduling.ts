import { sentences } from "../../domain/messages/recorded.ts";
import { queuedRun } from "../../domain/runs/queued-run.ts";
import { runPlans } from "../../domain/runs/run-plans.ts";
import { unrunPlans } from "../../domain/runs/unrun-plans.ts";
import { requireDeclaredBudget } from "../require-budget.ts";
import { BlockedError, type Stage } from "../stage.ts";

/**
 * Queues one Run for each experiment that a Claim names, or, where none is named, for those that were found. Blocks the
 * job while no sandbox is available, or where its Runs may take longer than a job may.
 */
export const reproductionScheduling: Stage = {
  name: "reproduction_scheduling",
  async run({ deps: { store, executor, limits, newId, now }, job, repository }) {
    const experiments = await store.experiments.listByRepository(repository.id);
    const claims = await store.claims.listByRepository(repository.id);
    const declared = runPlans(experiments, claims, limits.job.maxTimeoutSeconds);
    const plans = job.look
      ? unrunPlans(declared, await store.runs.listByRepository(repository.id))
      : declared;
    if (declared.length > 0 && plans.length === 0) {
      return {
        status: "skipped",
        payload: { reason: "Nothing changed: every experiment was run in its present version." },
      };
    }
    if (plans.length === 0) {
      return {
        status: "skipped",
        payload: { reason: "No experiment was found, so there is nothing to run." },
      };
    }
    requireDeclaredBudget(
      limits.job,
      plans.map(({ experiment }) => experiment),
    );
    const sandbox = await executor.available();
    if (!sandbox.ok) throw new BlockedError(sentences(sandbox.reason, sandbox.install));
    const at = now().toISOString();
    const runs = plans.map((plan) => queuedRun({ ...plan, id: newId("run"), jobId: job.id, attempt: 1, at }));
    return {
      status: "completed",
      payload: {
        runIds: runs.map(({ id }) => id),
        ...(plans.every((plan) => plan.claims.length === 0) && {
          notes: ["No Claim names an experiment. Those that were found run, to see whether they do."],
        }),
      },
      async save(queries) {
        for (const run of runs) await queries.runs.create(run);
      },
    };
  },
};
