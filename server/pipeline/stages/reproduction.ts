import type { RunRecord } from "../../domain/records.ts";
import { queuedRun } from "../../domain/runs.ts";
import { executeRun } from "../execute-run.ts";
import { BlockedError, type Stage, type StageContext } from "../stage.ts";

/**
 * Executes the Runs that the job queued. One that another worker left in the middle says nothing any more: it becomes
 * `unknown` and a new Run takes its place (decisions, "How states move": a retry is a new Run).
 */
export const reproduction: Stage = {
  name: "reproduction",
  async run(context) {
    const { deps, job } = context;
    const runs = await deps.store.runs.ofJob(job.id);
    if (runs.length === 0) return { status: "skipped", payload: { reason: "No Run was scheduled." } };
    for (const run of runs) {
      if (run.state === "running") await replaceLost(context, run);
    }
    for (const run of await deps.store.runs.ofJob(job.id)) {
      if (run.state !== "queued") continue;
      const sandbox = await deps.executor.available();
      if (!sandbox.ok) throw new BlockedError(`${sandbox.reason} ${sandbox.install}`);
      await executeRun(context, run);
    }
    const finished = await deps.store.runs.ofJob(job.id);
    const told = finished.map(({ id, state }) => ({ runId: id, state }));
    return { status: "completed", payload: { runs: told } };
  },
};

async function replaceLost({ deps, job, save }: StageContext, lost: RunRecord): Promise<void> {
  const { store, newId, now } = deps;
  const experiment = (await store.experiments.get(lost.experimentId))!;
  const claims = (await store.claims.ofRepository(lost.repositoryId)).filter(({ id }) =>
    lost.claimIds.includes(id),
  );
  const at = now().toISOString();
  const attempt = lost.attempt + 1;
  await save(async (queries) => {
    await queries.runs.update(lost.id, {
      state: "unknown",
      verification: "review_required",
      finishedAt: at,
      updatedAt: at,
      failure: {
        code: "lease_lost",
        category: "environment",
        retryable: true,
        summary: "The worker that executed this Run stopped before the Run ended.",
        recoveryAction: "Nothing: a new Run took its place.",
      },
    });
    await queries.runs.create(
      queuedRun({ id: newId("run"), experiment, claims, jobId: job.id, attempt, at }),
    );
  });
}
