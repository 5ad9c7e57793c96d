import { DomainError } from "../errors.ts";
import { record } from "../messages/recorded.ts";
import type { JobRecord, RunRecord } from "../records.ts";
import type { Diagnosis } from "./diagnosis.ts";
import { failureTexts } from "./failure-texts.ts";

const openRunStates: readonly RunRecord["state"][] = ["queued", "running"];

export function isOpenRun({ state }: Pick<RunRecord, "state">): boolean {
  return openRunStates.includes(state);
}

/**
 * Returns what a cancelled job becomes (docs/rules/states.md#cancelling). Throws `conflict` where it has ended. The next
 * fencing token makes every write of the worker that has it fail: nothing of what it still does is kept.
 */
export function cancelledJob({ state, finishedAt, leaseToken }: JobRecord, at: string) {
  if (finishedAt !== null) throw new DomainError("conflict", "job.ended", { parameters: { state } });
  const lease = { leaseToken: leaseToken + 1, leaseExpiresAt: null };
  return {
    state: "cancelled" as const,
    ...lease,
    requiredBudgetSeconds: null,
    finishedAt: at,
    updatedAt: at,
  };
}

/** Returns what a cancelled Run becomes. Throws `conflict` where it has ended. */
export function cancelledRun(run: Pick<RunRecord, "state">, at: string) {
  const { state } = run;
  if (!isOpenRun(run)) throw new DomainError("conflict", "run.ended", { parameters: { state } });
  const ended = { finishedAt: at, updatedAt: at, failure: cancellation };
  return { state: "cancelled" as const, verification: "cancelled" as const, ...ended };
}

const cancellation: Diagnosis = {
  code: "cancelled",
  category: "execution",
  retryable: true,
  summary: record(failureTexts.cancelled),
  recoveryAction: record(failureTexts.newRun),
};
