import { expect, it } from "vitest";
import { newJob, queuedEvent } from "./new-job.ts";

const at = "2026-01-02T03:04:05.678Z";
const requester = { type: "api_key" as const, id: "u" };

it.each([
  ["ingestion", "intake"],
  ["run", "reproduction"],
] as const)("a job for %s starts queued, at %s, with an event that says so", (purpose, stage) => {
  const job = newJob({ id: "job_1", repositoryId: "repo_1", purpose, requester, at });
  expect(job).toMatchObject({
    kind: "research_ingestion",
    state: "queued",
    stage,
    attemptCount: 0,
    leaseToken: 0,
    leaseExpiresAt: null,
    availableAt: at,
    requestedByType: "api_key",
    requestedById: "u",
  });
  expect(queuedEvent(job)).toEqual({
    eventType: "processing.queued",
    state: "queued",
    stage: "intake",
    payload: { kind: "research_ingestion", purpose, ...(stage === "intake" ? {} : { startsAt: stage }) },
    recordedAt: at,
  });
});

it("gives Run requests priority over ingestion", () => {
  const [ingestion, run] = (["ingestion", "run"] as const).map((purpose) =>
    newJob({ id: "job_1", repositoryId: "repo_1", purpose, requester, at }),
  );
  expect(run!.priority).toBeGreaterThan(ingestion!.priority);
});
