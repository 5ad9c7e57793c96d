import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSeed } from "../support/seed.ts";
import { type SeededService, startSeededService } from "../support/seeded-service.ts";
import { startService } from "../support/service.ts";

let test: SeededService;

beforeAll(async () => {
  test = await startSeededService();
  await test.seed.claim(await test.seed.repository());
});
afterAll(() => test[Symbol.asyncDispose]());

async function ask(target: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${test.url}${target}`, { headers });
  return { status: response.status, tag: response.headers.get("etag")!, body: await response.text() };
}

describe("an answer out of the cache", () => {
  it("is counted and logged as any other", async () => {
    const target = "/api/v1/claims?limit=3";
    const remaining = async () =>
      Number((await fetch(`${test.url}${target}`)).headers.get("x-ratelimit-remaining"));
    const first = await remaining();
    const hits = test.cachedAnswers();
    expect([await remaining(), await remaining()]).toEqual([first - 1, first - 2]);
    expect(test.cachedAnswers()).toBe(hits + 2);
    const ids = await Promise.all(
      [1, 2].map(async () => (await fetch(`${test.url}${target}`)).headers.get("x-request-id")),
    );
    expect(new Set(ids).size).toBe(2);
  });

  it("is given to nobody who sends credentials, whatever they are worth", async () => {
    const target = "/api/v1/repositories?limit=4";
    await ask(target);
    await ask(target);
    const hits = test.cachedAnswers();
    const credentials = [
      { cookie: "a=b" },
      { "x-api-key": "service_none" },
      { "x-api-key": "" },
      { authorization: "Bearer service_none" },
      { authorization: "Basic eDp5" },
    ] as Record<string, string>[];
    for (const headers of credentials) await ask(target, headers);
    expect(test.cachedAnswers()).toBe(hits);
  });

  it("is none where the setting says so", async () => {
    await using off = await startSeededService({ SERVICE_ANSWER_CACHE_MIB: "0" });
    for (const _ of [1, 2, 3]) expect((await fetch(`${off.url}/api/v1/claims`)).status).toBe(200);
    expect(off.cachedAnswers()).toBe(0);
  });
});

it("does not outlive what another process of the same database writes", async () => {
  await using other = await startService({ SERVICE_DATA_DIR: test.dataDir, SERVICE_ROLE: "web" });
  const target = "/api/v1/claims?q=elsewhere";
  for (let time = 1; time <= 5; time++) {
    await ask(target);
    const hits = test.cachedAnswers();
    const before = await ask(target);
    expect(test.cachedAnswers()).toBe(hits + 1);
    const seed = createSeed(other);
    await seed.claim(await seed.repository({ slug: `elsewhere-${time}` }), {
      statement: `Elsewhere, ${time}.`,
    });
    const after = await ask(target, { "if-none-match": before.tag });
    expect([after.status, JSON.parse(after.body).data.length]).toEqual([200, time]);
  }
});

describe("what was written elsewhere", () => {
  const store = () => test.service.composition.deps.store;
  const targets = async () => {
    const { seed } = test;
    const repository = await seed.repository({ slug: `seen-${Date.now()}` });
    const claim = await seed.claim(repository);
    const one = `/api/v1/claims/${claim.id}?repository_id=${repository.id}`;
    return { repository, claim, one, list: "/api/v1/claims?limit=1" };
  };
  const hitsOf = async (work: () => Promise<unknown>) => {
    const before = test.cachedAnswers();
    await work();
    return test.cachedAnswers() - before;
  };

  it("leaves an answer as it is that does not rest on it, under a tag that is told anew", async () => {
    const { one, list, repository } = await targets();
    const other = await test.seed.repository({ slug: "written" });
    for (const target of [one, list]) {
      await ask(target);
      const before = await ask(target);
      await store().repositories.update(other.id, { title: `Not ${target}` });
      let after = before;
      expect(await hitsOf(async () => (after = await ask(target)))).toBe(1);
      expect(after.body).toBe(before.body);
      expect(after.tag).not.toBe(before.tag);
      expect((await ask(target, { "if-none-match": after.tag })).status).toBe(304);
      expect((await ask(target, { "if-none-match": before.tag })).status).toBe(304);
    }
    await store().repositories.update(repository.id, { title: "Another title" });
    for (const target of [one, list]) {
      let after = { body: "" };
      expect(await hitsOf(async () => (after = await ask(target)))).toBe(0);
      expect(after.body).toContain("Another title");
    }
  });

  it("leaves the texts of records as they are that it did not change", async () => {
    const { list } = await targets();
    const other = await test.seed.claim(await test.seed.repository({ slug: "further" }));
    await ask("/api/v1/claims?limit=5");
    const kept = test.keptTexts();
    await store().claims.update(other.id, { updatedAt: new Date().toISOString() });
    await ask("/api/v1/claims?limit=6");
    expect(test.keptTexts()).toBeGreaterThan(kept);
    expect(list).toBeDefined();
  });

  it("is seen where it hides or shows what is asked for", async () => {
    const { one, list, repository, claim } = await targets();
    const withdraw = { withdrawnAt: new Date().toISOString(), withdrawalReason: "Wrong." };
    const [hide, show] = [{ visibility: "private" as const }, { visibility: "public" as const }];
    for (const changes of [hide, show, withdraw]) {
      for (const target of [one, list]) for (const _ of [1, 2]) await ask(target);
      await store().repositories.update(repository.id, changes);
      expect((await ask(list)).body.includes(claim.id)).toBe(changes === show);
      expect((await ask(one)).status).toBe(changes === hide ? 404 : 200);
    }
  });
});
