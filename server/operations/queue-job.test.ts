import { afterEach, beforeEach, expect, it } from "vitest";
import { createJobHarness, type JobHarness } from "../../test/support/job-harness.ts";
import type { Deps } from "../deps.ts";
import { newJob } from "../domain/runs/new-job.ts";
import { queueJob, requireQueuePlace } from "./queue-job.ts";

let harness: JobHarness;
/** The harness has one job of ada's. */
const deps = { accountJobs: 3 } as Deps;
beforeEach(async () => {
  harness = await createJobHarness();
});
afterEach(() => harness[Symbol.asyncDispose]());

const queue = (id: string, account = "ada") => {
  const { store, repositoryId } = harness;
  const at = harness.deps.now().toISOString();
  const requester = { type: "api_key" as const, id: account };
  const job = newJob({ id, repositoryId, purpose: "run", requester, at });
  return store.transaction((transaction) => queueJob(deps, transaction, job));
};

it("an account queues as many jobs as its limit, whatever others have, and more when one is finished", async () => {
  const { store, jobId } = harness;
  await queue("job_2");
  await queue("job_3");
  const refused = {
    code: "rate_limited",
    key: "limit.jobs",
    parameters: { limit: 3 },
    facts: { retryAfterSeconds: 60 },
  };
  await expect(queue("job_4")).rejects.toMatchObject(refused);
  await expect(requireQueuePlace(deps, store, "ada")).rejects.toMatchObject(refused);
  expect(await store.jobs.get("job_4")).toBeNull();
  await queue("job_of-grace", "grace");

  const finishedAt = harness.deps.now().toISOString();
  await store.jobs.updateLeased(jobId, 0, { state: "failed", finishedAt });
  await queue("job_4");
  await expect(queue("job_5")).rejects.toMatchObject(refused);
});

it("of 10 concurrent requests those up to the limit succeed", async () => {
  const answers = await Promise.allSettled(Array.from({ length: 10 }, (_, index) => queue(`job_${index}`)));
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  expect(await harness.store.jobs.countUnfinished("ada")).toBe(3);
});
