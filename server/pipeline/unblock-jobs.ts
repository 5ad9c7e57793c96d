import type { PipelineDeps } from "../deps.ts";
import type { JobRecord } from "../domain/records.ts";
import { unblockedJob } from "../domain/runs/retried.ts";

type UnblockDeps = Pick<PipelineDeps, "store" | "executor" | "now" | "limits">;

/**
 * Requeues the jobs that are blocked on the sandbox once it is available, and those blocked on the budget once the
 * server is started with one that suffices.
 */
export async function unblockJobs(deps: UnblockDeps): Promise<void> {
  const blocked = await deps.store.jobs.listBlocked(deps.limits.job.seconds);
  const [onSandbox, onBudget] = [
    blocked.filter((job) => job.requiredBudgetSeconds === null),
    blocked.filter((job) => job.requiredBudgetSeconds !== null),
  ];
  for (const job of onBudget) await unblock(deps, job, "the budget of a job was raised");
  if (onSandbox.length === 0 || !(await deps.executor.available()).ok) return;
  for (const job of onSandbox) await unblock(deps, job, "a sandbox is available");
}

async function unblock({ store, now }: UnblockDeps, job: JobRecord, reason: string): Promise<void> {
  await store.transaction(async ({ jobs }) => {
    // Another worker may have requeued it since the list was read.
    if ((await jobs.get(job.id))?.state !== "blocked") return;
    const at = now().toISOString();
    if (!(await jobs.updateLeased(job.id, job.leaseToken, unblockedJob(at)))) return;
    await jobs.appendEvent(job.id, {
      eventType: "processing.unblocked",
      state: "queued",
      stage: job.stage,
      payload: { reason },
      recordedAt: at,
    });
  });
}
