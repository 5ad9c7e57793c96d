import { afterAll, beforeAll, expect, it } from "vitest";
import { pipelineStages } from "../../server/__generated__/enumerations.ts";
import type { ExperimentRecord, JobRecord } from "../../server/domain/records.ts";
import { newJob } from "../../server/domain/runs/new-job.ts";
import { signUp } from "../support/accounts.ts";
import { createSeed, type Seed } from "../support/seed.ts";
import { startService, type TestService } from "../support/service.ts";

let test: TestService;
let seed: Seed;
let key: string;
let experiment: ExperimentRecord;

beforeAll(async () => {
  // No worker takes the jobs that are made here.
  test = await startService({ SERVICE_ROLE: "web", SERVICE_RUN_SLOTS: "1" });
  key = (await signUp(test.url, "ada")).key;
  seed = createSeed(test);
  experiment = await seed.experiment(await seed.repository());
});
afterAll(() => test[Symbol.asyncDispose]());

const parts = () => test.service.composition.deps;
const secondsAfter = (from: string, seconds: number) =>
  new Date(Date.parse(from) + seconds * 1000).toISOString();

/** A job of an account of its own, with a Run of the experiment where it waits for its turn to run. */
async function job(changes: Partial<JobRecord> = {}) {
  const { store, newId, now } = parts();
  const repository = await seed.repository();
  const at = now().toISOString();
  const requester = { type: "human" as const, id: newId("job") };
  const made = newJob({ id: newId("job"), repositoryId: repository.id, purpose: "ingestion", requester, at });
  await store.jobs.create({ ...made, ...changes });
  if (changes.stage === "reproduction") await seed.run(experiment, [], { jobId: made.id });
  return { repository, id: made.id };
}

/** A job in which each stage took ten seconds. */
async function finishedJob() {
  const { id } = await job({ state: "completed", stage: "completed", finishedAt: seed.tick() });
  const started = seed.tick();
  for (const [index, stage] of pipelineStages.slice(0, -1).entries()) {
    for (const [outcome, seconds] of [
      ["started", index * 10],
      ["completed", index * 10 + 10],
    ] as const) {
      await parts().store.jobs.appendEvent(id, {
        ...{ eventType: `processing.stage_${outcome}`, state: "running", stage, payload: {} },
        recordedAt: secondsAfter(started, seconds),
      });
    }
  }
}

async function status(repositoryId: string) {
  const response = await fetch(`${test.url}/api/processing?repositoryId=${repositoryId}`, {
    headers: { "x-api-key": key },
  });
  expect(response.status).toBe(200);
  const { job } = (await response.json()) as { job: Record<string, string | number> };
  const { queuePosition, estimatedStartAt, estimatedFinishAt } = job;
  return {
    queuePosition,
    start: estimatedStartAt === undefined ? null : Date.parse(String(estimatedStartAt)) / 1000,
    finish: estimatedFinishAt === undefined ? null : Date.parse(String(estimatedFinishAt)) / 1000,
  };
}

it("a job has a place alone while nothing is known, and estimates from what earlier ones took", async () => {
  const waiting = { state: "running", stage: "reproduction" } as const;
  const [first, second] = [await job(waiting), await job(waiting)];
  expect(await status(second.repository.id)).toEqual({ queuePosition: 2, start: null, finish: null });

  for (let index = 0; index < 3; index++) await finishedJob();
  const startedAt = seed.tick();
  const took = (seconds: number, state: "succeeded" | "unknown") =>
    seed.run(experiment, [], { state, startedAt, finishedAt: secondsAfter(startedAt, seconds) });
  for (const seconds of [90, 100, 400]) await took(seconds, "succeeded");
  // One that was interrupted says nothing.
  await took(3, "unknown");

  // The Run, verification and publishing.
  const duration = 100 + 10 + 10;
  const before = Date.now() / 1000;
  const [next, after] = [await status(first.repository.id), await status(second.repository.id)];
  const then = Date.now() / 1000 + 1;
  expect(next.finish! - next.start!).toBe(duration);
  expect(next.start).toBeGreaterThanOrEqual(before);
  expect(next.start).toBeLessThanOrEqual(then);
  expect(after.queuePosition).toBe(2);
  expect(after.start).toBeGreaterThanOrEqual(before + duration);
  expect(after.start).toBeLessThanOrEqual(then + duration);
  expect(after.finish! - after.start!).toBe(duration);

  const page = await fetch(`${test.url}/r/${second.repository.owner}/${second.repository.slug}`);
  const text = (await page.text()).replace(/<[^>]+>/g, "");
  expect(text).toContain("number 2 in the queue");
  expect(text).toContain("Expected to go on in about 2 minutes and to end in about 4 minutes: an estimate");
});

it("a paper that is read has the stages that are typical, and one under way no start", async () => {
  const { repository, id } = await job();
  const waiting = await status(repository.id);
  expect(waiting.finish! - waiting.start!).toBe(80);
  const { store, now } = parts();
  const at = now().toISOString();
  const leased = await store.jobs.leaseNext(at, secondsAfter(at, 60), ["intake"]);
  expect(leased?.id).toBe(id);
  const recordedAt = at;
  const started = {
    eventType: "processing.stage_started",
    stage: "intake",
    payload: {},
    recordedAt,
  } as const;
  await store.jobs.appendEvent(id, { ...started, state: "running" });
  const underWay = await status(repository.id);
  expect(underWay).toMatchObject({ queuePosition: undefined, start: null });
  expect(underWay.finish).toBeGreaterThanOrEqual(Date.parse(at) / 1000 + 80);
  expect(underWay.finish).toBeLessThanOrEqual(Date.now() / 1000 + 81);
});

it("one that has taken longer than all earlier ones has none, nor has one that is blocked", async () => {
  const { store, now } = parts();
  const { repository, id } = await job();
  const at = now().toISOString();
  expect((await store.jobs.leaseNext(at, secondsAfter(at, 60), ["intake"]))?.id).toBe(id);
  const started = { eventType: "processing.stage_started", stage: "intake", payload: {} } as const;
  await store.jobs.appendEvent(id, { ...started, state: "running", recordedAt: secondsAfter(at, -600) });
  // Taken up again, it is not at its beginning: what earlier ones took has the pauses between attempts too.
  await store.jobs.appendEvent(id, { ...started, state: "running", recordedAt: at });
  expect(await status(repository.id)).toEqual({ queuePosition: undefined, start: null, finish: null });
  const blocked = await job({ state: "blocked", stage: "reproduction" });
  expect(await status(blocked.repository.id)).toEqual({
    queuePosition: undefined,
    start: null,
    finish: null,
  });
});
