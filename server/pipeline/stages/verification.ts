import type { RunRecord } from "../../domain/records.ts";
import { type AssessmentSummary, assessRun } from "../assess-run.ts";
import type { Stage } from "../stage.ts";

/** Judges every finished Run of the job against its Claims and appends the Assessments. */
export const verification: Stage = {
  name: "verification",
  async run(context) {
    const runs = (await context.deps.store.runs.listByJob(context.job.id)).filter(isJudged);
    if (runs.length === 0)
      return { status: "skipped", payload: { reason: "No Run finished with results to judge." } };
    const assessments: AssessmentSummary[] = [];
    for (const run of runs) assessments.push(...(await assessRun(context, run)));
    return { status: "completed", payload: { assessments } };
  },
};

/** A Run that was lost or cancelled is no evidence about a Claim. */
function isJudged({ state, artifact }: RunRecord): boolean {
  return artifact !== null && ["succeeded", "partial", "failed", "timedOut"].includes(state);
}
