import { publishAssessment } from "../publish-assessment.ts";
import type { Stage } from "../stage.ts";

/** Signs what was concluded, so that anyone can check it without asking this service. */
export const publishing: Stage = {
  name: "publishing",
  async run(context) {
    const { store } = context.deps;
    const runs = await store.runs.ofJob(context.job.id);
    const ids = runs.map(({ id }) => id);
    const stored = await store.assessments.ofRuns(ids);
    const attested = new Set(
      (await store.assessments.attestationsOfRuns(ids)).map(({ assessmentId }) => assessmentId),
    );
    const digests: string[] = [];
    for (const { assessment, runId, claimId } of stored) {
      if (attested.has(assessment.id)) continue;
      const run = runs.find(({ id }) => id === runId)!;
      digests.push(await publishAssessment(context, assessment, run, claimId));
    }
    if (stored.length === 0)
      return { status: "skipped", payload: { reason: "There is no Assessment to publish." } };
    return { status: "completed", payload: { attestations: digests } };
  },
};
