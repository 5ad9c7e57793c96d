import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createJobHarness, type JobHarness } from "../../test/support/job-harness.ts";
import { pipelineStages } from "../__generated__/enumerations.ts";
import { newJob } from "../domain/runs/new-job.ts";
import { queueOrder } from "../domain/runs/queue-order.ts";
import { leaseExpiry, leaseMilliseconds } from "../pipeline/lease.ts";
import { readingSlot, runSlot } from "../pipeline/slots.ts";

let harness: JobHarness;
beforeEach(async () => {
  harness = await createJobHarness();
});
afterEach(() => harness[Symbol.asyncDispose]());

const claims = (count: number) => Promise.allSettled(Array.from({ length: count }, () => harness.claim()));

describe("a queued job", () => {
  it("is leased by one of several concurrent requests, and by none afterwards", async () => {
    const answers = await claims(10);
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(harness.claim()).rejects.toThrow("no job");
  });

  it("is not leased before it is due", async () => {
    const { leaseToken } = await harness.claim();
    const availableAt = new Date(harness.deps.now().getTime() + 1_000).toISOString();
    await harness.store.jobs.updateLeased(harness.jobId, leaseToken, {
      state: "queued",
      availableAt,
      leaseExpiresAt: null,
    });
    // A heartbeat in flight when the job was queued again.
    const { store, jobId } = harness;
    expect(await store.jobs.renewLease(jobId, leaseToken, "2030-01-01T00:00:00.000Z")).toBe(false);

    harness.advanceTime(999);
    await expect(harness.claim()).rejects.toThrow("no job");
    harness.advanceTime(1);
    expect((await harness.claim()).attemptCount).toBe(2);
  });
});

describe("a clock that is stepped back", () => {
  it("does not keep a job from its first attempt", async () => {
    harness.advanceTime(-120_000);
    expect((await harness.claim()).id).toBe(harness.jobId);
  });

  it("delays a retry, and the job of a dead worker, by the longest backoff at most", async () => {
    const { store, jobId, deps } = harness;
    const { leaseToken } = await harness.claim();
    await store.jobs.updateLeased(jobId, leaseToken, {
      state: "queued",
      availableAt: new Date(deps.now().getTime() + 1_000).toISOString(),
      leaseExpiresAt: null,
    });
    harness.advanceTime(-3_600_000);
    expect((await harness.claim()).attemptCount).toBe(2);
    harness.advanceTime(-120_000);
    await expect(harness.claim()).rejects.toThrow("no job");
    harness.advanceTime(-3_600_000);
    expect((await harness.claim()).attemptCount).toBe(3);
  });
});

it("a lease is not taken over on request of a worker whose clock was stepped", async () => {
  const { store, deps } = harness;
  await harness.claim();
  harness.advanceTime(3_600_000);
  const [now, expiry] = [deps.now().toISOString(), leaseExpiry(deps.now())];
  expect(await store.jobs.leaseNext(now, expiry, undefined, { takesOver: false })).toBeNull();
  expect((await store.jobs.leaseNext(now, expiry))?.id).toBe(harness.jobId);
});

describe("queued jobs of several accounts", () => {
  const lease = (stages?: Parameters<JobHarness["store"]["jobs"]["leaseNext"]>[2]) => {
    const { store, deps } = harness;
    return store.jobs.leaseNext(deps.now().toISOString(), leaseExpiry(deps.now()), stages);
  };
  const create = async (id: string, account: string, purpose: "ingestion" | "run" = "ingestion") => {
    const { store, repositoryId, deps } = harness;
    const requester = { type: "human" as const, id: account };
    await store.jobs.create(newJob({ id, repositoryId, purpose, requester, at: deps.now().toISOString() }));
  };

  it("are leased in turn, whatever the length of an account's queue", async () => {
    for (let index = 0; index < 49; index++) await create(`job_of-ada-${index}`, "ada");
    harness.advanceTime(60_000);
    await create("job_of-grace", "grace");
    const leased = [await lease(), await lease(), await lease()];
    expect(leased.map((job) => job?.requestedById)).toEqual(["ada", "grace", "ada"]);
    // A lapsed lease is no longer counted.
    harness.advanceTime(leaseMilliseconds);
    await create("job_of-ada-last", "ada");
    expect((await lease())?.requestedById).toBe("ada");
    expect((await lease())?.requestedById).toBe("grace");
  });

  it("are leased in the order that their places tell", async () => {
    const { store, deps } = harness;
    const accounts = ["ada", "ada", "grace", "ada", "mary", "grace", "ada"];
    for (const [index, account] of accounts.entries()) {
      harness.advanceTime(1_000);
      await create(`job_${index}`, account, index === 5 ? "run" : "ingestion");
    }
    await lease();
    const { waiting, leased } = await store.queue.listWaiting(deps.now().toISOString(), pipelineStages);
    const place = ({ id }: { id: string }) =>
      queueOrder(waiting, leased).findIndex((job) => job.id === id) + 1;
    const told = waiting.toSorted((a, b) => place(a)! - place(b)!).map(({ id }) => id);
    const order: (string | undefined)[] = [];
    while (order.length < waiting.length) order.push((await lease())?.id);
    expect(told).toEqual(order);
    expect((await store.queue.listWaiting(deps.now().toISOString(), pipelineStages)).waiting).toEqual([]);
  });

  it("are leased only at the given stages", async () => {
    await create("job_run", "grace", "run");
    expect((await lease(readingSlot.leases))?.id).toBe(harness.jobId);
    expect(await lease(readingSlot.leases)).toBeNull();
    expect((await lease(runSlot.leases))?.id).toBe("job_run");
    expect(await lease(runSlot.leases)).toBeNull();
  });
});

describe("a leased job", () => {
  it("is updated only with the newest fencing token", async () => {
    const { store, jobId } = harness;
    const first = await harness.claim();
    for (const state of ["dispatched", "running"] as const)
      await store.jobs.updateLeased(jobId, first.leaseToken, { state });
    harness.advanceTime(60_000);
    const second = await harness.claim();
    expect(second.leaseToken).toBe(first.leaseToken + 1);
    expect(await store.jobs.updateLeased(jobId, first.leaseToken, { state: "failed" })).toBe(false);
    expect(await store.jobs.updateLeased(jobId, second.leaseToken, { stage: "publishing" })).toBe(true);
    expect(await store.jobs.get(jobId)).toMatchObject({ state: "running", stage: "publishing" });
  });

  it("is available immediately after all leases were ended", async () => {
    const { store, jobId } = harness;
    const { leaseToken } = await harness.claim();
    await store.jobs.updateLeased(jobId, leaseToken, { state: "dispatched" });
    await expect(harness.claim()).rejects.toThrow("no job");
    await store.jobs.endLeases(harness.deps.now().toISOString());
    expect((await harness.claim()).state).toBe("dispatched");
  });

  it("stays completed when leases are ended", async () => {
    const { store, jobId } = harness;
    const { leaseToken } = await harness.claim();
    for (const state of ["dispatched", "running", "completed"] as const)
      await store.jobs.updateLeased(jobId, leaseToken, { state });
    await store.jobs.updateLeased(jobId, leaseToken, { leaseExpiresAt: null });
    const again = store.jobs.updateLeased(jobId, leaseToken, { state: "queued" });
    await expect(again).rejects.toThrow("A job that is completed may not be queued.");
    await store.jobs.endLeases(harness.deps.now().toISOString());
    expect(await store.jobs.get(jobId)).toMatchObject({ state: "completed", leaseExpiresAt: null });
    await expect(harness.claim()).rejects.toThrow("no job");
  });
});
