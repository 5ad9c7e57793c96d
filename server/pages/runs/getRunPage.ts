import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { mayAdminister } from "../../domain/account/access.ts";
import { DomainError } from "../../domain/errors.ts";
import { mayReadLogs } from "../../domain/repository/withdrawal.ts";
import { isOpenRun } from "../../domain/runs/cancelled.ts";
import type { RunArtifact } from "../../domain/verdict/run-artifact.ts";
import { jobView } from "../../domain/views/processing.ts";
import { jobOutlook } from "../../operations/processing/job-outlook.ts";
import { runViews } from "../../operations/runs/run-views.ts";
import { requireAddressed } from "../actions/on-repository.ts";
import { translatorOf } from "../language/translator.ts";
import { viewerOf } from "../layout.ts";
import { livePolicyHeader } from "../live/live-policy.ts";
import { pageAnswer } from "../page-answer.ts";
import { digestsByAssessment } from "../verification/digests-by-assessment.ts";
import { readLogExcerpt } from "./log-excerpt.ts";
import { runPage } from "./run-page.ts";

export const getRunPage: Handler<"getRunPage", Deps, Context> = async (deps, { path, query }, context) => {
  const { store } = deps;
  const repository = await requireAddressed(deps, context, path);
  const record = await store.runs.get(path.runId);
  if (record?.repositoryId !== repository.id) throw new DomainError("not_found", "run.not_found");
  const viewer = viewerOf(context.principal);
  const isOpen = isOpenRun(record);
  const job = isOpen ? await store.jobs.get(record.jobId) : null;
  const sections = ["environment", "evidence", "assessments"];
  const [run] = await runViews(deps, [record], new Map([[repository.id, repository]]), sections);
  const attestations = await store.assessments.listAttestationsByRuns([record.id]);
  const experiment = await store.experiments.getVersion(record.experimentId, record.experimentVersionId);
  const t = translatorOf(context.headers);
  const page = runPage(t, run!, {
    ...{ viewer, done: query.done, now: deps.now(), isOpen },
    isWithdrawn: repository.withdrawnAt !== null,
    mayCancel:
      isOpen && (mayAdminister(viewer, repository) || (viewer !== null && job?.requestedById === viewer.id)),
    job: job && jobView(job, await jobOutlook(deps, job)),
    experiment: experiment?.definition ?? null,
    claims: await store.claims.listByRun(record),
    artifact: record.artifact && (await readArtifact(deps, record.artifact.digest)),
    attestations: digestsByAssessment(attestations),
    log: mayReadLogs(context.principal, repository) ? await readLogExcerpt(deps, record.id) : null,
  });
  return pageAnswer(t, page, isOpen ? livePolicyHeader : {});
};

/** A damaged object leaves out what it says; health and its download report the damage. */
async function readArtifact({ objects }: Deps, digest: string): Promise<RunArtifact | null> {
  try {
    return JSON.parse(new TextDecoder().decode(await objects.get(digest))) as RunArtifact;
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
