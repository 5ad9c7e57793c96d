import type { PipelineDeps } from "../deps.ts";
import { leaseExpiry } from "./lease.ts";
import { runJob } from "./run-job.ts";
import type { Stage } from "./stage.ts";

export interface Worker {
  start(): void;
  /** Looks for work at once instead of at the next beat. */
  wake(): void;
  /** Takes no new job and puts the ones at hand back where they can begin again. */
  stop(): Promise<void>;
}

/** How often the queue is looked at when nobody wakes the worker, and blocked jobs are looked at again. */
const idleMilliseconds = 500;
const blockedMilliseconds = 10_000;

/** Leases one job after another and walks each through the stages, until it is stopped. */
export function createWorker(deps: PipelineDeps, stages: Stage[]): Worker {
  const stopping = new AbortController();
  let loop: Promise<void> = Promise.resolve();
  let wake = () => {};
  let blockedCheckedAt = 0;

  const rest = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, idleMilliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const turn = async (): Promise<boolean> => {
    if (Date.now() - blockedCheckedAt > blockedMilliseconds) {
      blockedCheckedAt = Date.now();
      await unblockJobs(deps);
    }
    const now = deps.now();
    const job = await deps.store.jobs.leaseNext(now.toISOString(), leaseExpiry(now));
    if (!job) return false;
    await runJob(deps, stages, job, stopping.signal);
    return true;
  };

  const run = async () => {
    while (!stopping.signal.aborted) {
      const worked = await turn().catch((error: unknown) => {
        deps.log.error({ error }, "The worker could not take a job");
        return false;
      });
      if (!worked && !stopping.signal.aborted) await rest();
    }
  };

  return {
    start: () => {
      loop = run();
    },
    wake: () => wake(),
    async stop() {
      stopping.abort();
      wake();
      await loop;
    },
  };
}

/** Jobs that waited for a sandbox go back to the queue once there is one. */
async function unblockJobs({ store, executor, now }: PipelineDeps): Promise<void> {
  const blocked = await store.jobs.listBlocked();
  if (blocked.length === 0 || !(await executor.available()).ok) return;
  for (const { id, leaseToken, stage } of blocked) {
    await store.transaction(async (transaction) => {
      // Another worker may have freed it since the list was read.
      if ((await transaction.jobs.get(id))?.state !== "blocked") return;
      const at = now().toISOString();
      const changes = { state: "queued" as const, availableAt: at, updatedAt: at, attemptCount: 0 };
      if (!(await transaction.jobs.updateLeased(id, leaseToken, changes))) return;
      const payload = { reason: "a sandbox is available" };
      const event = {
        eventType: "processing.unblocked" as const,
        state: "queued" as const,
        stage,
        payload,
        recordedAt: at,
      };
      await transaction.jobs.appendEvent(id, event);
    });
  }
}
