import { publishAssessment } from "../publish-assessment.ts";
import type { Stage } from "../stage.ts";

/** Signs the job's Assessments, so that anyone can verify them offline. */
export const publishing: Stage = {
  name: "publishing",
  async run(context) {
    const { store } = context.deps;
    const runs = await store.runs.listByJob(context.job.id);
    const ids = runs.map(({ id }) => id);
    const stored = await store.assessments.listByRuns(ids);
    const attestations = await store.assessments.listAttestationsByRuns(ids);
    const digestByAssessment = new Map(
      attestations.map(({ assessmentId, digest }) => [assessmentId, digest]),
    );
    const digests: string[] = [];
    for (const { assessment, runId, claimId } of stored) {
      const run = runs.find(({ id }) => id === runId)!;
      // A worker that died in this stage may have signed it already.
      const digest = digestByAssessment.get(assessment.id);
      digests.push(digest ?? (await publishAssessment(context, assessment, run, claimId)));
    }
    if (stored.length === 0)
      return { status: "skipped", payload: { reason: "There is no Assessment to publish." } };
    return { status: "completed", payload: { attestations: digests } };
  },
};
