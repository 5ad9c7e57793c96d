import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createJobHarness, type JobHarness } from "../../test/support/job-harness.ts";
import type { ClaimRecord, ExperimentRecord, JobRecord } from "../domain/records.ts";
import { newJob } from "../domain/runs/new-job.ts";
import { queuedRun } from "../domain/runs/queued-run.ts";
import { runJob } from "./run-job.ts";
import { reproduction } from "./stages/reproduction.ts";
import { reproductionScheduling } from "./stages/reproduction-scheduling.ts";
import { unblockJobs } from "./unblock-jobs.ts";

let harness: JobHarness;
let experiment: ExperimentRecord;
let claim: ClaimRecord;
const never = new AbortController().signal;
const reading = [reproductionScheduling, reproduction];

beforeEach(async () => {
  harness = await createJobHarness();
  const { store, deps, repositoryId, jobId } = harness;
  const at = deps.now().toISOString();
  deps.executor = { available: async () => ({ ok: true }) } as typeof deps.executor;
  const digest = `sha256:${"0".repeat(64)}`;
  experiment = {
    ...{ id: "exp_1", repositoryId, key: "main", versionId: digest, createdAt: at },
    definition: {
      ...{ command: "true", timeoutSeconds: 600, memoryMiB: 1, seed: null, repetitions: 100 },
      ...{ requires: [], outputs: [], sourceCommit: "0", sourceDigest: digest },
    },
  };
  claim = {
    ...{ id: "claim_1", repositoryId, key: "value", versionId: digest, type: "empirical" },
    ...{
      statement: "It holds.",
      sourceLocator: "1",
      origin: null,
      experimentId: "exp_1",
      plan: null,
      measurements: [],
    },
    ...{ expectations: [], evidenceState: "notAssessed", verification: "unverified" },
    ...{ createdAt: at, updatedAt: at },
  };
  await store.experiments.save(experiment);
  await store.claims.save(claim);
  await store.jobs.updateLeased(jobId, 0, { stage: "reproduction_scheduling" });
});
afterEach(() => harness[Symbol.asyncDispose]());

async function run(): Promise<JobRecord> {
  const job = await harness.claim();
  await runJob(harness.deps, reading, job, never, "reproduction");
  return (await harness.store.jobs.get(job.id))!;
}

/** As after a restart with another SERVICE_JOB_BUDGET_SECONDS. */
const unblockWith = (seconds: number) => {
  const { deps } = harness;
  deps.limits.job.seconds = seconds;
  return unblockJobs(deps);
};

/** Replaces the ingestion job by one with two requested Runs. */
async function requestRun(): Promise<void> {
  const { store, deps, jobId, repositoryId } = harness;
  const at = deps.now().toISOString();
  const { leaseToken } = await harness.claim();
  await store.jobs.updateLeased(jobId, leaseToken, { state: "failed", finishedAt: at, leaseExpiresAt: null });
  const requester = { type: "human" as const, id: "ada" };
  await store.jobs.create(newJob({ id: "job_run", repositoryId, purpose: "run", requester, at }));
  const queued = { experiment, claims: [claim], jobId: "job_run", at };
  for (const attempt of [1, 2])
    await store.runs.create(queuedRun({ ...queued, id: `run_${attempt}`, attempt }));
}

describe("a job whose Runs may take longer than its budget", () => {
  it("is blocked with figure, limit and remedy, until the limit is raised", async () => {
    const { store, jobId } = harness;
    const blocked = await run();
    expect(blocked).toMatchObject({
      state: "blocked",
      stage: "reproduction_scheduling",
      leaseExpiresAt: null,
    });
    expect(blocked.lastError).toBe(
      "The Runs of this job may take 61200 s (the sum of timeout times repetitions, with two more for each experiment), and this server allows 3600 s " +
        "for a job. Declare shorter timeouts or fewer repetitions in .research/experiment.yml and submit the paper " +
        "again, or ask the operator to raise SERVICE_JOB_BUDGET_SECONDS to 61200.",
    );
    // A sandbox is available, but that is not what it waits for.
    const events = await harness.eventLog();
    for (const seconds of [3600, 61_199]) await unblockWith(seconds);
    expect(await harness.eventLog()).toEqual(events);
    expect(await store.runs.listByJob(jobId)).toEqual([]);

    await unblockWith(61_200);
    expect(await store.jobs.get(jobId)).toMatchObject({ state: "queued", requiredBudgetSeconds: null });
    expect(await run()).toMatchObject({ state: "running", stage: "reproduction", leaseExpiresAt: null });
    expect(await store.runs.listByJob(jobId)).toHaveLength(1);
  });

  it("is blocked before its requested Run", async () => {
    await requestRun();
    expect(await run()).toMatchObject({
      state: "blocked",
      stage: "reproduction",
      requiredBudgetSeconds: 61_200,
    });
    const runs = await harness.store.runs.listByJob("job_run");
    expect(runs.map(({ state }) => state)).toEqual(["queued", "queued"]);
  });
});

it("a job whose executed Runs used up its budget does not execute the rest", async () => {
  const { store, deps } = harness;
  deps.limits.job.seconds = 61_200;
  await requestRun();
  const [startedAt, finishedAt] = ["2026-01-01T00:00:00.000Z", "2026-01-01T17:00:00.000Z"];
  await store.runs.update("run_1", { state: "running", startedAt });
  await store.runs.update("run_1", { state: "succeeded", finishedAt });
  const blocked = await run();
  expect(blocked).toMatchObject({ state: "blocked", stage: "reproduction", requiredBudgetSeconds: 61_201 });
  expect(blocked.lastError).toMatch(
    /^The Runs of this job have taken 61200 s, .* allows 61200 s for a job\./,
  );
  const runs = await store.runs.listByJob("job_run");
  expect(runs.map(({ state }) => state)).toEqual(["succeeded", "queued"]);
  await unblockWith(61_200);
  expect((await store.jobs.get("job_run"))?.state).toBe("blocked");
  await unblockWith(61_201);
  expect((await store.jobs.get("job_run"))?.state).toBe("queued");
});
