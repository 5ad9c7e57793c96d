import type { RepositorySummary } from "../../__generated__/types.ts";
import type { Deps } from "../../deps.ts";
import type { RepositoryRecord } from "../../domain/records.ts";
import { groupAssessments } from "../../domain/views/assessments.ts";
import { claimView } from "../../domain/views/claim.ts";
import { createLinks } from "../../domain/views/links.ts";
import { experimentView, repositorySummary } from "../../domain/views/repository.ts";
import { evidenceView, runView } from "../../domain/views/run.ts";

/** The compact record of a repository with the sections that were asked for. */
export async function repositoryWithSections(
  { store, baseUrl }: Pick<Deps, "store" | "baseUrl">,
  repository: RepositoryRecord,
  include: readonly string[] = [],
): Promise<RepositorySummary> {
  const { id } = repository;
  const links = createLinks(baseUrl);
  const counts = (await store.repositories.countRecords([id])).get(id)!;
  const record = repositorySummary(repository, counts, links);
  const wanted = new Set(include);
  const needed = ["claims", "runs", "assessments"].some((section) => wanted.has(section));
  const stored = needed ? await store.assessments.listByRepository(id) : [];

  if (wanted.has("readme")) record.readme = repository.readme;
  if (wanted.has("claims")) {
    const byClaim = groupAssessments(stored, ({ claimId }) => claimId);
    const claims = await store.claims.listByRepository(id);
    record.claims = claims.map((claim) => claimView(claim, repository, byClaim.get(claim.id) ?? [], links));
  }
  if (wanted.has("experiments"))
    record.experiments = (await store.experiments.listByRepository(id)).map(experimentView);
  if (wanted.has("runs")) {
    const byRun = groupAssessments(stored, ({ runId }) => runId);
    const runs = await store.runs.listByRepository(id);
    record.runs = runs.map((run) => runView(run, repository, byRun.get(run.id) ?? [], links));
  }
  if (wanted.has("evidence")) {
    const items = await store.evidence.listByRepository(id);
    record.evidence = { ...record.evidence, items: items.map((item) => evidenceView(item, links)) };
  }
  if (wanted.has("assessments")) record.assessments = stored.map(({ assessment }) => assessment);
  return record;
}
