import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { JobRecord, RepositoryRecord, RunRecord } from "../../server/domain/records.ts";
import { leaseExpiry } from "../../server/pipeline/lease.ts";
import { type Account, createKey, post, signUp } from "../support/accounts.ts";
import type { Json } from "../support/api-reader.ts";
import { createSeed, type Seed } from "../support/seed.ts";
import { startService, type TestService } from "../support/service.ts";

let test: TestService;
let ada: Account;
let eve: Account;
let seed: Seed;

beforeAll(async () => {
  // The web role alone: no worker takes the jobs that are made here.
  test = await startService({ SERVICE_ROLE: "web", SERVICE_ACCOUNT_JOBS: "50" });
  [ada, eve] = [await signUp(test.url, "ada"), await signUp(test.url, "eve")];
  seed = createSeed(test);
});
afterAll(() => test[Symbol.asyncDispose]());

const ask = (path: string, who: Account | null = ada, body?: unknown) =>
  body === undefined
    ? fetch(`${test.url}${path}`, { method: "POST", headers: who ? { cookie: who.cookie } : {} })
    : post(`${test.url}${path}`, body, who ? { cookie: who.cookie } : {});
const answerTo = async (response: Promise<Response>) => {
  const answer = await response;
  return { status: answer.status, body: (await answer.json()) as Json };
};
const userId = async (who: Account) =>
  (
    (await (
      await fetch(`${test.url}/api/auth/get-session`, { headers: { cookie: who.cookie } })
    ).json()) as Json
  ).user.id as string;
const stored = (job: JobRecord) => test.service.composition.deps.store.jobs.get(job.id);
const eventsOf = async ({ id }: { id: string }) => {
  const events = await test.service.composition.deps.store.jobs.listEvents(id, 30);
  return events.map(({ eventType, state }) => `${eventType.slice("processing.".length)} ${state}`);
};

const ended = { state: "failed", finishedAt: "2026-01-01T00:00:00.000Z", stage: "reproduction" } as const;

async function seedRun(repository: RepositoryRecord, job: JobRecord, changes: Partial<RunRecord> = {}) {
  const experiment = await seed.experiment(repository);
  const claim = await seed.claim(repository, {}, experiment);
  return seed.run(experiment, [claim], { jobId: job.id, ...changes });
}

describe("POST /api/ingestions", () => {
  it("queues a job, once at a time", async () => {
    const { id: repositoryId } = await seed.repository();
    const { status, body } = await answerTo(ask("/api/ingestions", ada, { repositoryId }));
    expect(status).toBe(202);
    expect(body.job).toMatchObject({ repositoryId, state: "queued", stage: "intake", attemptCount: 0 });
    const again = await answerTo(ask("/api/ingestions", ada, { repositoryId }));
    expect(again.status).toBe(409);
    expect(again.body.error).toContain(`the job ${body.job.id} is queued`);
    expect((await ask(`/api/jobs/${body.job.id}/cancel`)).status).toBe(200);
    expect((await ask("/api/ingestions", ada, { repositoryId })).status).toBe(202);
  });

  it("of two at the same time accepts one", async () => {
    const { id: repositoryId } = await seed.repository();
    const both = await Promise.all([1, 2].map(() => ask("/api/ingestions", ada, { repositoryId })));
    expect(both.map(({ status }) => status).sort()).toEqual([202, 409]);
  });

  it("refuses an address that is none of a code repository, and says which are", async () => {
    const { id: repositoryId } = await seed.repository();
    const request = { repositoryId, githubUrl: "https://127.0.0.1/a/b" };
    const { status, body } = await answerTo(ask("/api/ingestions", ada, request));
    expect(status).toBe(400);
    expect(body.error).toContain("github.com");
    expect((await ask("/api/ingestions", ada, { repositoryId })).status).toBe(202);
  });

  it("is for the owner alone", async () => {
    const { id: repositoryId } = await seed.repository();
    expect((await ask("/api/ingestions", eve, { repositoryId })).status).toBe(403);
    expect((await ask("/api/ingestions", null, { repositoryId })).status).toBe(401);
    const { id } = await seed.repository({ visibility: "private" });
    expect((await ask("/api/ingestions", eve, { repositoryId: id })).status).toBe(404);
  });

  it("is limited by the hour", async () => {
    await using limited = await startService({
      SERVICE_ROLE: "web",
      SERVICE_LIMITS: '{"ingestion-hour": 1}',
    });
    const owner = await signUp(limited.url, "ada");
    const { id: repositoryId } = await createSeed(limited).repository();
    const request = () => post(`${limited.url}/api/ingestions`, { repositoryId }, { cookie: owner.cookie });
    expect((await request()).status).toBe(202);
    const refused = await request();
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
  });
});

describe("POST /api/jobs/{jobId}/retry", () => {
  it("goes on with a failed job in a new one, where it failed", async () => {
    const repository = await seed.repository();
    const result = { compilationDigest: `sha256:${"1".repeat(64)}` };
    const failed = await seed.job(repository, {
      ...ended,
      stage: "research_import",
      result,
      attemptCount: 5,
    });
    const { status, body } = await answerTo(ask(`/api/jobs/${failed.id}/retry`));
    expect(status).toBe(202);
    expect(body.job).toMatchObject({ state: "queued", stage: "research_import", attemptCount: 0 });
    expect(body.job).toMatchObject({ retryOf: failed.id });
    expect(body.job).not.toHaveProperty("result");
    expect(await stored(body.job)).toMatchObject({ result });
    expect(await stored(failed)).toMatchObject({ state: "failed" });
    expect(await eventsOf(body.job)).toEqual(["queued queued"]);
    const shown = await fetch(`${test.url}/api/processing?repositoryId=${repository.id}`);
    expect(await shown.json()).toMatchObject({
      job: { id: body.job.id },
      events: [{ stage: "intake", payload: { retryOf: failed.id, startsAt: "research_import" } }],
    });
    const again = await answerTo(ask(`/api/jobs/${failed.id}/retry`));
    expect(again).toMatchObject({ status: 409, body: { error: /Another job came after/ } });
  });

  it("of two at the same time accepts one, of a paper's job and of a Run's", async () => {
    for (const purpose of ["ingestion", "run"] as const) {
      const failed = await seed.job(await seed.repository(), { ...ended, purpose });
      const both = await Promise.all([1, 2].map(() => ask(`/api/jobs/${failed.id}/retry`)));
      expect(both.map(({ status }) => status).sort()).toEqual([202, 409]);
    }
  });

  it("keeps the Runs that ended, and replaces those that ended with the job", async () => {
    const repository = await seed.repository();
    const failed = await seed.job(repository, ended);
    const finished = await seedRun(repository, failed, { state: "succeeded" });
    const failure = {
      code: "job_failed",
      category: "environment",
      retryable: true,
      summary: "",
      recoveryAction: null,
    };
    const cut = await seedRun(repository, failed, { state: "failed", failure: failure as never });
    const { body } = await answerTo(ask(`/api/jobs/${failed.id}/retry`));
    const { runs } = test.service.composition.deps.store;
    const found = await runs.listByJob(body.job.id);
    const replacement = found.find(({ attempt }) => attempt === 2)!;
    expect(found.map(({ id }) => id).sort()).toEqual([finished.id, cut.id, replacement.id].sort());
    expect(replacement).toMatchObject({ state: "queued", claimIds: cut.claimIds });
    expect((await runs.get(cut.id))!.replacedBy).toBe(replacement.id);
    expect((await runs.get(finished.id))!.replacedBy).toBeNull();
  });

  it("queues a blocked job again", async () => {
    const blocked = await seed.job(await seed.repository(), { state: "blocked", requiredBudgetSeconds: 99 });
    const { status, body } = await answerTo(ask(`/api/jobs/${blocked.id}/retry`));
    expect(status).toBe(202);
    expect(body.job).toMatchObject({ id: blocked.id, state: "queued" });
    expect(await stored(blocked)).toMatchObject({ requiredBudgetSeconds: null, attemptCount: 0 });
    expect(await eventsOf(blocked)).toEqual(["queued queued", "unblocked queued"]);
    expect((await ask(`/api/jobs/${blocked.id}/retry`)).status).toBe(409);
  });

  it.each(["queued", "running", "completed", "cancelled"] as const)(
    "refuses one that is %s",
    async (state) => {
      const finishedAt = ["completed", "cancelled"].includes(state) ? ended.finishedAt : null;
      const job = await seed.job(await seed.repository(), { state, finishedAt });
      const { status, body } = await answerTo(ask(`/api/jobs/${job.id}/retry`));
      expect(status).toBe(409);
      expect(body.error).toContain(state);
    },
  );

  it("counts as a job of the account", async () => {
    await using full = await startService({ SERVICE_ROLE: "web", SERVICE_ACCOUNT_JOBS: "1" });
    const owner = await signUp(full.url, "ada");
    const seeding = createSeed(full);
    const failed = [1, 2].map(async () => seeding.job(await seeding.repository(), ended));
    const answers = [];
    for (const job of failed) {
      const path = `${full.url}/api/jobs/${(await job).id}/retry`;
      answers.push(await fetch(path, { method: "POST", headers: { cookie: owner.cookie } }));
    }
    expect(answers.map(({ status }) => status)).toEqual([202, 429]);
    expect(answers[1]!.headers.get("retry-after")).toBe("60");
  });
});

describe("POST /api/jobs/{jobId}/cancel", () => {
  it("ends a job and its open Runs, and lets no worker write any more", async () => {
    const { store, now } = test.service.composition.deps;
    const repository = await seed.repository();
    const job = await seed.job(repository);
    const [open, over] = [
      await seedRun(repository, job),
      await seedRun(repository, job, { state: "succeeded" }),
    ];
    while ((await store.jobs.leaseNext(now().toISOString(), leaseExpiry(now())))?.id !== job.id);
    const leased = (await stored(job))!;
    await store.jobs.updateLeased(job.id, leased.leaseToken, { state: "dispatched" });

    const { status, body } = await answerTo(ask(`/api/jobs/${job.id}/cancel`));
    expect(status).toBe(200);
    expect(body.job).toMatchObject({ id: job.id, state: "cancelled", finishedAt: expect.any(String) });
    expect(await store.jobs.renewLease(job.id, leased.leaseToken, leaseExpiry(now()))).toBe(false);
    expect(await store.jobs.updateLeased(job.id, leased.leaseToken, { lastError: "late" })).toBe(false);
    expect(await store.runs.get(open.id)).toMatchObject({
      state: "cancelled",
      verification: "cancelled",
      failure: { code: "cancelled" },
    });
    expect(await store.runs.get(over.id)).toMatchObject({ state: "succeeded" });
    expect(await eventsOf(job)).toEqual(["queued queued", "cancelled cancelled"]);

    const again = await answerTo(ask(`/api/jobs/${job.id}/cancel`));
    expect(again).toMatchObject({
      status: 409,
      body: { error: "The job has ended already: it is cancelled." },
    });
  });

  it("of two at the same time accepts one", async () => {
    const job = await seed.job(await seed.repository(), { state: "blocked" });
    const both = await Promise.all([1, 2].map(() => ask(`/api/jobs/${job.id}/cancel`)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await eventsOf(job)).toEqual(["queued queued", "cancelled cancelled"]);
  });

  it("is for the owner and whoever requested the job", async () => {
    const requestedById = await userId(eve);
    const grace = await signUp(test.url, "grace");
    for (const [visibility, others] of [
      ["public", 403],
      ["private", 404],
    ] as const) {
      const job = await seed.job(await seed.repository({ visibility }), { purpose: "run", requestedById });
      expect((await ask(`/api/jobs/${job.id}/cancel`, grace)).status).toBe(others);
      expect((await ask(`/api/jobs/${job.id}/retry`, grace)).status).toBe(others);
      expect((await ask(`/api/jobs/${job.id}/cancel`, eve)).status).toBe(visibility === "public" ? 200 : 404);
    }
    const response = await ask("/api/jobs/job_none/cancel");
    expect(response.status).toBe(404);
  });

  it("refuses another site's request with a cookie", async () => {
    const job = await seed.job(await seed.repository());
    const headers = { cookie: ada.cookie, origin: "https://evil.example" };
    const response = await fetch(`${test.url}/api/jobs/${job.id}/cancel`, { method: "POST", headers });
    expect(response.status).toBe(403);
    expect((await stored(job))!.state).toBe("queued");
  });
});

describe("POST /api/runs/{runId}/cancel", () => {
  it("takes a requested Run's job with it", async () => {
    const repository = await seed.repository();
    const job = await seed.job(repository, { purpose: "run", requestedById: await userId(eve) });
    const run = await seedRun(repository, job);
    const key = await createKey(test.url, eve.cookie, ["write"]);
    const response = await fetch(`${test.url}/api/runs/${run.id}/cancel`, {
      method: "POST",
      headers: { "x-api-key": key },
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ run: { id: run.id, state: "cancelled" } });
    expect((await stored(job))!.state).toBe("cancelled");
    const shown = (await (await fetch(`${test.url}/api/v1/runs/${run.id}`)).json()) as Json;
    expect(shown.execution).toMatchObject({ state: "cancelled", failure: { code: "cancelled" } });
    const again = await answerTo(ask(`/api/runs/${run.id}/cancel`));
    expect(again).toMatchObject({
      status: 409,
      body: { error: "The Run has ended already: it is cancelled." },
    });
  });

  it("leaves a paper's job to go on with the others", async () => {
    const repository = await seed.repository();
    const job = await seed.job(repository, { state: "running", stage: "reproduction" });
    const [run, other] = [await seedRun(repository, job), await seedRun(repository, job)];
    expect((await ask(`/api/runs/${run.id}/cancel`)).status).toBe(200);
    const { runs } = test.service.composition.deps.store;
    expect(await runs.get(other.id)).toMatchObject({ state: "queued" });
    expect((await stored(job))!.state).toBe("running");
  });

  it("is for the owner and whoever requested it", async () => {
    const repository = await seed.repository();
    const run = await seedRun(repository, await seed.job(repository));
    expect((await ask(`/api/runs/${run.id}/cancel`, eve)).status).toBe(403);
    expect((await ask("/api/runs/run_none/cancel", eve)).status).toBe(404);
    expect((await ask(`/api/runs/${run.id}/cancel`)).status).toBe(200);
  });
});
