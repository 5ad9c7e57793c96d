import type { RunRecord } from "../../domain/records.ts";
import { assessRun } from "../assess-run.ts";
import type { Stage } from "../stage.ts";

/** Judges every Run of the job that ended against its Claims, and appends what was concluded. */
export const verification: Stage = {
  name: "verification",
  async run(context) {
    const runs = (await context.deps.store.runs.listByJob(context.job.id)).filter(isJudged);
    if (runs.length === 0)
      return { status: "skipped", payload: { reason: "No Run ended that could be judged." } };
    const assessed: { assessmentId: string; claimId: string; conclusion: string }[] = [];
    for (const run of runs) assessed.push(...(await assessRun(context, run)));
    return { status: "completed", payload: { assessments: assessed } };
  },
};

/** A Run that was lost or called off says nothing about a Claim. */
function isJudged({ state, artifact }: RunRecord): boolean {
  return artifact !== null && ["succeeded", "partial", "failed", "timedOut"].includes(state);
}
