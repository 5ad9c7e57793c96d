import type { RepositorySummary } from "../../__generated__/types.ts";
import type { Deps } from "../../deps.ts";
import type { RepositoryRecord } from "../../domain/records.ts";
import { groupAssessments } from "../../domain/views/assessments.ts";
import { claimView } from "../../domain/views/claim.ts";
import { createLinks } from "../../domain/views/links.ts";
import { experimentView, repositorySummary } from "../../domain/views/repository.ts";
import { evidenceView, runView } from "../../domain/views/run.ts";

/** Builds the compact record of a repository with the requested sections. */
export async function repositoryWithSections(
  { store, baseUrl }: Pick<Deps, "store" | "baseUrl">,
  repository: RepositoryRecord,
  include: readonly string[] = [],
): Promise<RepositorySummary> {
  const { id } = repository;
  const links = createLinks(baseUrl);
  const counts = (await store.repositories.countRecords([id])).get(id)!;
  const record = repositorySummary(repository, counts, links);
  const sections = new Set(include);
  const needsAssessments = ["claims", "runs", "assessments"].some((section) => sections.has(section));
  const stored = needsAssessments ? await store.assessments.listByRepository(id) : [];

  if (sections.has("readme")) record.readme = repository.readme;
  if (sections.has("claims")) {
    const byClaim = groupAssessments(stored, ({ claimId }) => claimId);
    const claims = await store.claims.listByRepository(id);
    record.claims = claims.map((claim) => claimView(claim, repository, byClaim.get(claim.id) ?? [], links));
  }
  if (sections.has("experiments"))
    record.experiments = (await store.experiments.listByRepository(id)).map(experimentView);
  if (sections.has("runs")) {
    const byRun = groupAssessments(stored, ({ runId }) => runId);
    const runs = await store.runs.listByRepository(id);
    record.runs = runs.map((run) => runView(run, repository, byRun.get(run.id) ?? [], links));
  }
  if (sections.has("evidence")) {
    const items = await store.evidence.listByRepository(id);
    record.evidence = { ...record.evidence, items: items.map((item) => evidenceView(item, links)) };
  }
  if (sections.has("assessments")) record.assessments = stored.map(({ assessment }) => assessment);
  return record;
}
