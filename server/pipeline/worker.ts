import type { PipelineDeps } from "../deps.ts";
import { createClockWatch } from "./clock-watch.ts";
import { leaseExpiry } from "./lease.ts";
import { runJob } from "./run-job.ts";
import { readingSlot, runSlot, type Slot, type SlotCounts } from "./slots.ts";
import type { Stage } from "./stage.ts";
import { unblockJobs } from "./unblock-jobs.ts";

export interface Worker {
  start(): void;
  /** Polls the queue now instead of at the next interval. */
  wake(): void;
  /** Leases no new job and requeues the current ones. */
  stop(): Promise<void>;
}

/** Intervals at which an idle slot polls the queue and a worker rechecks blocked jobs. */
const pollMilliseconds = 500;
const blockedPollMilliseconds = 10_000;

/** Leases jobs and runs each through the stages, one in each slot, until `stop` is called. */
export function createWorker(deps: PipelineDeps, stages: Stage[], counts: SlotCounts): Worker {
  const stopping = new AbortController();
  const idle = new Set<() => void>();
  const wake = () => {
    for (const resolve of idle) resolve();
  };
  let loops: Promise<void>[] = [];
  let blockedCheckedAt = Number.NEGATIVE_INFINITY;
  const clock = createClockWatch(deps.now);

  const sleep = async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, pollMilliseconds);
    idle.add(resolve);
    await promise;
    idle.delete(resolve);
    clearTimeout(timer);
  };

  const runNextJob = async ({ leases, handsOverAt }: Slot): Promise<boolean> => {
    if (performance.now() - blockedCheckedAt > blockedPollMilliseconds) {
      blockedCheckedAt = performance.now();
      await unblockJobs(deps);
    }
    const now = deps.now();
    const job = await deps.store.jobs.leaseNext(now.toISOString(), leaseExpiry(now), leases, {
      takesOver: clock.isSteady(),
    });
    if (!job) return false;
    await runJob(deps, stages, job, stopping.signal, handsOverAt);
    // The job may have been handed over to a slot that is idle.
    wake();
    return true;
  };

  const run = async (slot: Slot) => {
    while (!stopping.signal.aborted) {
      const ranJob = await runNextJob(slot).catch((error: unknown) => {
        deps.log.error({ error }, "The worker could not lease or run a job");
        return false;
      });
      if (!ranJob && !stopping.signal.aborted) await sleep();
    }
  };

  return {
    start: () => {
      const slots = [
        ...Array<Slot>(counts.reading).fill(readingSlot),
        ...Array<Slot>(counts.run).fill(runSlot),
      ];
      loops = slots.map(run);
    },
    wake,
    async stop() {
      stopping.abort();
      wake();
      await Promise.all(loops);
    },
  };
}
