import { record, sentences } from "../domain/messages/recorded.ts";
import type { ExperimentRecord, RunRecord } from "../domain/records.ts";
import { failureTexts } from "../domain/runs/failure-texts.ts";
import { declaredRunSeconds, type JobBudget, measuredRunSeconds } from "../domain/runs/job-budget.ts";
import { BlockedError } from "./stage.ts";

/** Blocks a job whose experiments declare more than its budget. */
export function requireDeclaredBudget(budget: JobBudget, experiments: ExperimentRecord[]): void {
  const declared = declaredRunSeconds(experiments, budget.maxTimeoutSeconds);
  if (declared <= budget.seconds) return;
  throw new BlockedError(
    sentences(
      record(failureTexts.declaredTooMuch, { declared, allowed: budget.seconds }),
      record(failureTexts.declareLess, { declared }),
    ),
    declared,
  );
}

/** Blocks the rest of a job whose executed Runs have used up its budget. */
export function requireRemainingBudget(budget: JobBudget, runs: RunRecord[]): void {
  const measured = Math.floor(measuredRunSeconds(runs));
  if (measured < budget.seconds) return;
  throw new BlockedError(
    sentences(
      record(failureTexts.tookTooMuch, { measured, allowed: budget.seconds }),
      record(failureTexts.restNotExecuted),
      record(failureTexts.submitLess),
    ),
    measured + 1,
  );
}
