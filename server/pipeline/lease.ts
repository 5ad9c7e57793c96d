import type { PipelineDeps } from "../deps.ts";
import type { JobRecord } from "../domain/records.ts";
import { LeaseLostError, type StageContext } from "./stage.ts";

/** Lease duration: another worker may lease a dead worker's job after it. A heartbeat renews it every quarter. */
export const leaseMilliseconds = 8_000;

export interface Lease {
  token: number;
  /** Aborted when the lease is lost. */
  signal: AbortSignal;
  save: StageContext["save"];
  end(): void;
}

/** Keeps the lease of a job: renews it until `end`, and fences every write with its token. */
export function holdLease({ store, now, log }: PipelineDeps, job: JobRecord): Lease {
  const lost = new AbortController();
  const renew = async () => {
    if (!(await store.jobs.renewLease(job.id, job.leaseToken, leaseExpiry(now()))))
      lost.abort(new LeaseLostError());
  };
  const timer = setInterval(() => {
    // A busy database is not a lost lease: the next heartbeat tries again.
    renew().catch((error: unknown) => log.warn({ error, jobId: job.id }, "The lease was not renewed"));
  }, leaseMilliseconds / 4);

  return {
    token: job.leaseToken,
    signal: lost.signal,
    save: (work) =>
      store.transaction(async (transaction) => {
        const isLeased = await transaction.jobs.updateLeased(job.id, job.leaseToken, {
          updatedAt: now().toISOString(),
        });
        if (!isLeased) throw new LeaseLostError();
        return work(transaction);
      }),
    end: () => clearInterval(timer),
  };
}

export function leaseExpiry(from: Date): string {
  return new Date(from.getTime() + leaseMilliseconds).toISOString();
}
