import type { ExperimentRecord, RunRecord } from "../domain/records.ts";
import { declaredRunSeconds, type JobBudget, measuredRunSeconds } from "../domain/runs/job-budget.ts";
import { BlockedError } from "./stage.ts";

/** Blocks a job whose experiments declare more than its budget. */
export function requireDeclaredBudget(budget: JobBudget, experiments: ExperimentRecord[]): void {
  const declared = declaredRunSeconds(experiments, budget.maxTimeoutSeconds);
  if (declared <= budget.seconds) return;
  throw new BlockedError(
    `The Runs of this job may take ${declared} s (the sum of timeout times repetitions, with two more for each experiment), and this server allows ` +
      `${budget.seconds} s for a job. Declare shorter timeouts or fewer repetitions in .research/experiment.yml and ` +
      `submit the paper again, or ask the operator to raise SERVICE_JOB_BUDGET_SECONDS to ${declared}.`,
    declared,
  );
}

/** Blocks the rest of a job whose executed Runs have used up its budget. */
export function requireRemainingBudget(budget: JobBudget, runs: RunRecord[]): void {
  const measured = Math.floor(measuredRunSeconds(runs));
  if (measured < budget.seconds) return;
  throw new BlockedError(
    `The Runs of this job have taken ${measured} s, and this server allows ${budget.seconds} s for a job. The ` +
      "remaining Runs are not executed. Submit the paper with fewer experiments or repetitions or with less code to " +
      "copy, or ask the operator to raise SERVICE_JOB_BUDGET_SECONDS.",
    measured + 1,
  );
}
