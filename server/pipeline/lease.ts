import type { PipelineDeps } from "../deps.ts";
import type { JobRecord } from "../domain/records.ts";
import { LeaseLostError, type StageContext } from "./stage.ts";

/** A worker that dies gives its job back after this long; a heartbeat renews it four times in that span. */
export const leaseMilliseconds = 8_000;

export interface Lease {
  token: number;
  /** Aborted when the lease is lost. */
  signal: AbortSignal;
  save: StageContext["save"];
  end(): void;
}

/** Holds a claimed job: renews the lease, and fences every write with its token. */
export function holdLease({ store, now, log }: PipelineDeps, job: JobRecord): Lease {
  const lost = new AbortController();
  const renew = async () => {
    if (!(await store.jobs.renewLease(job.id, job.leaseToken, leaseExpiry(now()))))
      lost.abort(new LeaseLostError());
  };
  const timer = setInterval(() => {
    // A database that is busy for a moment is no lost lease: the next beat tries again.
    renew().catch((error: unknown) => log.warn({ error, jobId: job.id }, "The lease was not renewed"));
  }, leaseMilliseconds / 4);

  return {
    token: job.leaseToken,
    signal: lost.signal,
    save: (work) =>
      store.transaction(async (transaction) => {
        const held = await transaction.jobs.updateLeased(job.id, job.leaseToken, {
          updatedAt: now().toISOString(),
        });
        if (!held) throw new LeaseLostError();
        return work(transaction);
      }),
    end: () => clearInterval(timer),
  };
}

export function leaseExpiry(from: Date): string {
  return new Date(from.getTime() + leaseMilliseconds).toISOString();
}
