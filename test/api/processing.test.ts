import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RepositoryRecord } from "../../server/domain/records.ts";
import { newJob } from "../../server/domain/runs/new-job.ts";
import { type Account, createKey, signUp } from "../support/accounts.ts";
import type { Json } from "../support/api-reader.ts";
import { createSeed, type Seed } from "../support/seed.ts";
import { startService, type TestService } from "../support/service.ts";

let test: TestService;
let ada: Account;
let seed: Seed;

beforeAll(async () => {
  // The web role alone: no worker takes the jobs that are made here.
  test = await startService({ SERVICE_ROLE: "web" });
  ada = await signUp(test.url, "ada");
  seed = createSeed(test);
});
afterAll(() => test[Symbol.asyncDispose]());

const ask = (query: string, headers: Record<string, string> = {}) =>
  fetch(`${test.url}/api/processing${query}`, { headers });

/** A repository with a job and this many events. */
async function processing(events: number, changes: Partial<RepositoryRecord> = {}) {
  const repository = await seed.repository(changes);
  const { store, newId } = test.service.composition.deps;
  const at = seed.tick();
  const requester = { type: "human" as const, id: "somebody" };
  const job = newJob({ id: newId("job"), repositoryId: repository.id, purpose: "ingestion", requester, at });
  await store.jobs.create(job);
  for (let event = 1; event < events; event++) {
    await store.jobs.appendEvent(job.id, {
      eventType: "processing.stage_started",
      state: "running",
      stage: "intake",
      payload: { event },
      recordedAt: seed.tick(),
    });
  }
  return { repository, job };
}

describe("GET /api/processing", () => {
  it("tells of the job, with what has not happened left out, and may not be kept", async () => {
    const { repository, job } = await processing(1);
    const response = await ask(`?repositoryId=${repository.id}`);
    expect(response.status).toBe(200);
    // The literal value of docs/rules/interface.md#processing-status.
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("etag")).toBeNull();
    const body = (await response.json()) as Json;
    expect(body.job).toEqual({
      id: job.id,
      repositoryId: repository.id,
      kind: "research_ingestion",
      state: "queued",
      stage: "intake",
      priority: 0,
      requestedBy: { type: "human", id: "somebody" },
      attemptCount: 0,
      maxAttempts: 5,
      availableAt: job.createdAt,
      queuePosition: 1,
      createdAt: job.createdAt,
      updatedAt: job.createdAt,
    });
    expect(body.events).toEqual([
      {
        eventType: "processing.queued",
        state: "queued",
        stage: "intake",
        payload: { kind: "research_ingestion", purpose: "ingestion" },
        recordedAt: job.createdAt,
        sequence: 1,
        previousEventDigest: null,
        eventDigest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
      },
    ]);
  });

  it.each([
    [29, 1, 29],
    [30, 1, 30],
    [31, 2, 31],
    [47, 18, 47],
  ])("of %i events shows the latest 30, in the order in which they happened", async (events, first, last) => {
    const { repository } = await processing(events);
    const body = (await (await ask(`?repositoryId=${repository.id}`)).json()) as Json;
    const sequences = body.events.map(({ sequence }: Json) => sequence);
    expect(sequences).toEqual(Array.from({ length: last - first + 1 }, (_, at) => first + at));
    for (const [at, event] of body.events.entries()) {
      if (at > 0) expect(event.previousEventDigest).toBe(body.events[at - 1].eventDigest);
    }
  });

  it("tells a waiting job's place, and none of one that a worker has", async () => {
    const { store, now } = test.service.composition.deps;
    const placeOf = async ({ id }: RepositoryRecord) =>
      ((await (await ask(`?repositoryId=${id}`)).json()) as Json).job.queuePosition;
    const [one, other] = [await processing(1), await processing(1)];
    const [first, second] = [await placeOf(one.repository), await placeOf(other.repository)];
    expect(second).toBe(first + 1);
    const at = now().toISOString();
    const expiry = new Date(now().getTime() + 60_000).toISOString();
    while ((await store.jobs.leaseNext(at, expiry))?.id !== one.job.id);
    expect(await placeOf(one.repository)).toBeUndefined();
    expect(await placeOf(other.repository)).toBe(1);
  });

  it("shows the paper's own job, not that of a Run asked for later", async () => {
    const { repository, job } = await processing(2);
    const { store, newId } = test.service.composition.deps;
    const requester = { type: "api_key" as const, id: "somebody" };
    const at = seed.tick();
    await store.jobs.create(
      newJob({ id: newId("job"), repositoryId: repository.id, purpose: "run", requester, at }),
    );
    expect(((await (await ask(`?repositoryId=${repository.id}`)).json()) as Json).job.id).toBe(job.id);
  });

  it("answers alike where there is no repository, no job, or no permission", async () => {
    const hidden = (await processing(3, { visibility: "private", owner: "ada" })).repository;
    const jobless = await seed.repository();
    const grace = await signUp(test.url, "grace");
    const answers = [
      await ask("?repositoryId=repo_none"),
      await ask(`?repositoryId=${jobless.id}`),
      await ask(`?repositoryId=${hidden.id}`),
      await ask(`?repositoryId=${hidden.id}`, { cookie: grace.cookie }),
      await ask(`?repositoryId=${"a".repeat(128)}`),
      await ask("?repositoryId=%20"),
    ];
    for (const response of answers) {
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ error: "Processing job not found." });
      expect(response.headers.get("cache-control")).toBe("no-store");
    }
    const names = (response: Response) =>
      [...response.headers.keys()].filter((name) => !name.startsWith("x-ratelimit"));
    for (const response of answers) expect(names(response)).toEqual(names(answers[0]!));
    for (const headers of [{ cookie: ada.cookie }, { "x-api-key": ada.key }] as Record<string, string>[]) {
      expect((await ask(`?repositoryId=${hidden.id}`, headers)).status).toBe(200);
    }
  });

  it.each([
    "",
    "?repositoryId=",
    `?repositoryId=${"a".repeat(129)}`,
    "?repositoryId=a&repositoryId=a",
    "?repositoryid=a",
  ])("%s is 400, and names the parameter", async (query) => {
    const response = await ask(query);
    expect(response.status).toBe(400);
    expect(((await response.json()) as Json).error).toContain("repositoryId");
  });

  it("counts characters, not bytes", async () => {
    expect((await ask(`?repositoryId=${encodeURIComponent("ß".repeat(128))}`)).status).toBe(404);
    expect((await ask(`?repositoryId=${encodeURIComponent("😀".repeat(128))}`)).status).toBe(404);
    expect((await ask(`?repositoryId=${encodeURIComponent("😀".repeat(129))}`)).status).toBe(400);
  });

  it("needs the read scope of a key", async () => {
    const { repository } = await processing(1);
    const key = await createKey(test.url, ada.cookie, ["write"]);
    expect((await ask(`?repositoryId=${repository.id}`, { "x-api-key": key })).status).toBe(403);
  });
});

describe("GET /api/badge/{owner}/{slug}", () => {
  const states = ["supported", "challenged", "contradicted", "mixed", "inconclusive", "notAssessed"] as const;
  const badge = (slug: string, headers: Record<string, string> = {}) =>
    fetch(`${test.url}/api/badge/badges/${slug}`, { headers });
  let made = 0;
  async function shown(claims: (typeof states)[number][]): Promise<string> {
    const slug = `badge-${made++}`;
    const repository = await seed.repository({ owner: "badges", slug });
    const experiment = await seed.experiment(repository);
    for (const evidenceState of claims) {
      const claim = await seed.claim(repository, { evidenceState }, experiment);
      if (evidenceState === "supported") await seed.assessment(claim, await seed.run(experiment, [claim]));
    }
    const response = await badge(slug);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/svg+xml");
    const svg = await response.text();
    expect(svg).toMatch(/^<svg /);
    return /<title>(.*?)<\/title>/.exec(svg)![1]!;
  }

  it.each([
    [[], "not assessed"],
    [["notAssessed", "notAssessed"], "not assessed"],
    [["supported"], "1 of 1 supported"],
    [["supported", "supported", "notAssessed"], "2 supported, 1 not assessed"],
    [["supported", "mixed"], "1 supported, 1 mixed"],
    [["supported", "challenged", "mixed"], "1 supported, 1 challenged, 1 mixed"],
    [
      ["supported", "challenged", "contradicted", "mixed"],
      "1 supported, 1 contradicted, 1 challenged, 1 mixed",
    ],
    [["inconclusive", "notAssessed"], "1 inconclusive, 1 not assessed"],
    [["supported", "inconclusive"], "1 supported, 1 inconclusive"],
  ] as [(typeof states)[number][], string][])("of Claims that are %j says %s", async (claims, message) => {
    expect(await shown(claims)).toBe(`reproduction: ${message}`);
  });

  it("is there for a public repository with nothing run, and not for one that may not be read", async () => {
    await seed.repository({ owner: "ada", slug: "hidden", visibility: "private" });
    const [absent, refused] = [await badge("nothing"), await fetch(`${test.url}/api/badge/ada/hidden`)];
    for (const response of [absent, refused]) {
      expect(response.status).toBe(404);
      expect(response.headers.get("content-type")).toBe("application/json");
      expect(await response.json()).toEqual({ error: "Repository not found." });
    }
    const own = await fetch(`${test.url}/api/badge/ada/hidden`, { headers: { "x-api-key": ada.key } });
    expect(own.headers.get("cache-control")).toBe("private, no-store");
    expect(await own.text()).toContain("not assessed");
  });

  it("may stand in any page, and runs nothing", async () => {
    await seed.repository({ owner: "badges", slug: "anywhere" });
    const { headers } = await badge("anywhere");
    expect(headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("access-control-allow-origin")).toBe("*");
  });
});
