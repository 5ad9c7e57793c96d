import type { Handler } from "../__generated__/operations.ts";
import type { RepositorySummary } from "../__generated__/types.ts";
import type { Context, Deps } from "../deps.ts";
import { DomainError } from "../domain/errors.ts";
import { shownRepository } from "../domain/repository/withdrawal.ts";
import { jobView } from "../domain/views/processing.ts";
import { versionView } from "../domain/views/snapshot.ts";
import { preferredType } from "../headers/negotiation.ts";
import { jobOutlook } from "../operations/processing/job-outlook.ts";
import { repositoryWithSections } from "../operations/repositories/repository-with-sections.ts";
import { resolveRepository } from "../operations/repositories/resolveRepository.ts";
import { requireAddressed } from "./actions/on-repository.ts";
import { repositoryActions } from "./actions/repository-actions.ts";
import { selectClaims } from "./claims/claim-selection.ts";
import { readEvidence } from "./claims/read-evidence.ts";
import { translatorOf } from "./language/translator.ts";
import { type Viewer, viewerOf } from "./layout.ts";
import { livePolicyHeader } from "./live/live-policy.ts";
import { pageAnswer } from "./page-answer.ts";
import { repositoryBasis } from "./page-basis.ts";
import { isUnderWay } from "./pipeline/is-under-way.ts";
import { repositoryOrigins } from "./repository-origins.ts";
import { repositoryPage } from "./repository-page.ts";
import { readCommunity } from "./social/read-community.ts";
import { checkBundles, checkedUntil } from "./verification/check-bundles.ts";
import { digestsByAssessment } from "./verification/digests-by-assessment.ts";
import { judgedBundles } from "./verification/judged-bundles.ts";

const mediaTypes = ["text/html", "application/json"] as const;

/** Returns a repository as a page or, by content negotiation, as the compact record. */
export const getRepositoryPage: Handler<"getRepositoryPage", Deps, Context> = async (
  deps,
  { path, query: { done, ...claimQuery } },
  context,
) => {
  const mediaType = preferredType(context.headers.get("accept"), mediaTypes);
  if (mediaType === undefined) {
    throw new DomainError("not_acceptable", "request.not_acceptable", {
      parameters: { supported: mediaTypes.join(" or ") },
    });
  }
  if (mediaType === "application/json") {
    const { body } = await resolveRepository(deps, { path: {}, query: path, headers: {} }, context);
    // Without `fields` the record is complete.
    return { status: 200, mediaType, body: body as RepositorySummary };
  }

  const basis = await repositoryBasis(deps, context, path);
  const record = await requireAddressed(deps, context, path);
  // Of a paper with very many Claims all are counted, and one page of them is shown.
  const sections = ["claims", "runs", "assessments"];
  const repository = await repositoryWithSections(deps, shownRepository(context.principal, record), sections);
  const latest = await deps.store.jobs.findLatestIngestion(repository.id);
  const job = latest && jobView(latest, await jobOutlook(deps, latest));
  const viewer = viewerOf(context.principal);
  const requested = viewer ? await requestedRuns(deps, viewer, repository.id) : undefined;
  const runs = (repository.runs ?? []).map(({ id }) => id);
  const attestations = await deps.store.assessments.listAttestationsByRuns(runs);
  const selection = selectClaims(repository.claims ?? [], claimQuery);
  const [community, versions, evidence, environments, bundles] = await Promise.all([
    readCommunity(deps, record, context.principal),
    deps.store.repositories.listVersions(repository.id),
    readEvidence(deps, repository, selection),
    deps.store.runs.listEnvironments(repository.id),
    checkBundles(deps, judgedBundles(repository, attestations)),
  ]);
  const t = translatorOf(context.headers);
  const page = repositoryPage(t, repository, {
    now: deps.now(),
    job,
    ...{ viewer, done, actions: repositoryActions(viewer, repository, job, requested) },
    origins: repositoryOrigins(deps, record, context.principal),
    ...community,
    versions: versions.map(versionView),
    selection,
    ...{ evidence, environments, bundles },
    attestations: digestsByAssessment(attestations),
  });
  // Until a job has ended, the page tells what it has ahead of it: that changes by itself.
  const isKept = basis && (job === null || job.finishedAt !== undefined);
  const kept = isKept && { ...basis, until: checkedUntil(deps, bundles) };
  return pageAnswer(t, page, job && isUnderWay(job) ? livePolicyHeader : {}, kept || undefined);
};

/** The Runs of unfinished jobs that the viewer requested. */
async function requestedRuns(
  { store }: Deps,
  { id }: Viewer,
  repositoryId: string,
): Promise<ReadonlySet<string>> {
  const jobs = (await store.jobs.listUnfinished(repositoryId)).filter(
    ({ requestedById }) => requestedById === id,
  );
  const runs = await Promise.all(jobs.map((job) => store.runs.listByJob(job.id)));
  return new Set(runs.flat().map((run) => run.id));
}
