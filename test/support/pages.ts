import type { Measurement } from "../../server/__generated__/types.ts";
import type { JobRecord, RepositoryRecord } from "../../server/domain/records.ts";
import { newJob } from "../../server/domain/runs/new-job.ts";
import type { Seed } from "./seed.ts";
import type { TestService } from "./service.ts";

/** What a browser accepts. */
export const browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

/** A page that tells of an error has the id of its request. */
export const withoutRequestId = (page: string) => page.replace(/<code>[0-9a-f-]{36}<\/code>/, "");

/** Reads pages of a service, and writes the jobs that they show. */
export function createPages(test: TestService, seed: Seed) {
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${test.url}${path}`, { headers });
  return {
    ask,
    page: async (path: string) => (await ask(path, { accept: browser })).text(),

    /** The path of a repository with a job. */
    async withJob(changes: Partial<JobRecord>, repository?: RepositoryRecord): Promise<string> {
      const { owner, slug, id } = repository ?? (await seed.repository());
      const { store, newId } = test.service.composition.deps;
      const requester = { type: "human" as const, id: "somebody" };
      const job = newJob({
        id: newId("job"),
        repositoryId: id,
        purpose: "ingestion",
        requester,
        at: seed.tick(),
      });
      await store.jobs.create({ ...job, ...changes });
      return `/r/${owner}/${slug}`;
    },
  };
}

/** A measurement of a Claim that matches what is printed. */
export const measurement = (changes: Partial<Measurement> = {}): Measurement => ({
  measurementId: "m",
  metric: "slope",
  unit: "1",
  dimensions: {},
  comparator: "~=",
  reportedValue: 4.74,
  printed: { text: "4.74", source: "text", page: 3, quotation: "a slope of 4.74" },
  observedValue: 4.7401,
  observedValues: [4.7401],
  interval: null,
  tolerance: 0.005,
  declaredTolerance: null,
  absoluteDifference: 0.0001,
  outcome: "match",
  verification: "verified",
  reason: null,
  diagnostic: null,
  evidenceIds: [],
  ...changes,
});
