import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RepositoryRecord } from "../../server/domain/records.ts";
import { post } from "../support/accounts.ts";
import { type SeededService, startSeededService } from "../support/seeded-service.ts";

let test: SeededService;
let repository: RepositoryRecord;
let page: string;

beforeAll(async () => {
  test = await startSeededService({ SERVICE_LIMITS: JSON.stringify({ "address-minute": 1e6 }) });
  repository = await test.seed.repository({ slug: "kept", title: "A kept paper" });
  await test.seed.claim(repository);
  page = "/r/ada/kept";
});
afterAll(() => test[Symbol.asyncDispose]());

const store = () => test.service.composition.deps.store;

async function ask(target: string, headers: Record<string, string> = {}) {
  const hits = test.cachedAnswers();
  const response = await fetch(`${test.url}${target}`, { headers });
  const fields = Object.fromEntries(response.headers);
  return { status: response.status, fields, body: await response.text(), kept: test.cachedAnswers() > hits };
}

describe("a page that is kept", () => {
  it("is sent again, in the language and the type that is asked for", async () => {
    for (const language of ["en", "de", "zh-Hans"]) {
      const headers = { "accept-language": language };
      const made = await ask(page, headers);
      const again = await ask(page, headers);
      expect([made.kept, again.kept]).toEqual([false, true]);
      expect(again.body).toBe(made.body);
      expect(again.fields["content-language"]).toBe(language);
      const chosen = await ask(page, { cookie: `lang=${language}`, "accept-language": "fr" });
      expect([chosen.kept, chosen.body]).toEqual([true, made.body]);
      expect((await ask(page, { ...headers, "if-none-match": made.fields.etag! })).status).toBe(304);
    }
    const json = await ask(page, { accept: "application/json" });
    expect([json.kept, JSON.parse(json.body).title]).toEqual([false, "A kept paper"]);
    expect((await ask(page, { accept: "image/png" })).status).toBe(406);
  });

  it("is given to nobody who is signed in, or may be", async () => {
    await ask(page);
    const { cookie, key } = test.ada;
    for (const headers of [{ cookie }, { cookie: `lang=de; ${cookie}` }, { cookie: "lang=de; a=b" }])
      expect((await ask(page, headers)).kept).toBe(false);
    expect((await ask(page, { "x-api-key": key })).kept).toBe(false);
    expect((await ask(page, { cookie })).body).toContain("ada");
    const anonymous = await ask(page);
    expect(anonymous.kept).toBe(true);
    expect(anonymous.body).not.toContain("/sign-out");
  });

  it.each([
    ...["/words", "/docs", "/docs/operations/listClaims", "/docs/schemas/Claim", "/llms.txt", "/robots.txt"],
    ...["/favicon.ico", "/assets/progress.js", "/openapi.json", "/schemas/experiment.json"],
    "/.well-known/jwks.json",
  ])("is %s for as long as the process runs", async (target) => {
    expect((await ask(target)).kept).toBe(false);
    await test.seed.repository();
    const again = await ask(target);
    expect([again.status, again.kept]).toEqual([200, true]);
  });

  it("stays where something else is written", async () => {
    await ask(page);
    await test.seed.claim(await test.seed.repository());
    expect((await ask(page)).kept).toBe(true);
  });
});

describe("a kept page is made anew", () => {
  /** Each with what the page says then. */
  const changes: [string, () => Promise<unknown>, string | RegExp][] = [
    ["by a title", () => store().repositories.update(repository.id, { title: "Another" }), "Another"],
    ["by a Claim", () => test.seed.claim(repository, { statement: "It is new." }), "It is new."],
    ["by a star", () => react("stars", { repositoryId: repository.id, action: "star" }), /1 star/],
    [
      "by a follower",
      () => react("follows", { targetType: "repository", targetId: repository.id, action: "follow" }),
      /1 follower/,
    ],
    ["by a fork", () => test.seed.repository({ forkedFrom: repository.id, slug: "fork" }), /1 fork/],
    ["by a job that is not over", () => queue(), "queued"],
    ["by its end", () => fail(), "It was too long."],
  ];
  const react = async (path: string, body: object) => {
    const response = await post(`${test.url}/api/${path}`, body, { "x-api-key": test.grace.key });
    expect(response.status, await response.text()).toBe(200);
  };
  let jobId: string;
  const queue = async () => {
    jobId = (await test.seed.job(repository, { state: "queued" })).id;
  };
  const fail = async () => {
    const now = new Date().toISOString();
    const leased = await store().jobs.leaseNext(now, now);
    expect(leased?.id).toBe(jobId);
    for (const state of ["dispatched", "running"] as const)
      await store().jobs.updateLeased(jobId, leased!.leaseToken, { state });
    const end = { state: "failed", lastError: "It was too long.", finishedAt: now } as const;
    await store().jobs.updateLeased(jobId, leased!.leaseToken, end);
  };

  it.each(changes)("%s", async (_, change, words) => {
    await ask(page);
    const before = await ask(page);
    await change();
    const after = await ask(page, { "if-none-match": before.fields.etag! });
    expect([after.status, after.kept]).toEqual([200, false]);
    expect(before.body).not.toMatch(words);
    expect(after.body).toMatch(words);
  });

  it("for as long as a job is under way", async () => {
    const other = await test.seed.repository({ slug: "under-way" });
    await test.seed.job(other, { state: "queued" });
    for (const _ of [1, 2]) expect((await ask("/r/ada/under-way")).kept).toBe(false);
  });

  it("where what it is a fork of is hidden, or itself", async () => {
    const fork = "/r/ada/fork";
    const setVisibility = (id: string, visibility: "public" | "private") =>
      store().repositories.update(id, { visibility });
    for (const _ of [1, 2]) expect((await ask(fork)).body).toContain("ada/kept");
    await setVisibility(repository.id, "private");
    const hidden = await ask(fork);
    expect([hidden.kept, hidden.body.includes("ada/kept")]).toEqual([false, false]);
    for (const _ of [1, 2]) expect((await ask(page)).status).toBe(404);
    await setVisibility(repository.id, "public");
    expect((await ask(page)).status).toBe(200);
    expect((await ask(fork)).body).toContain("ada/kept");
  });
});
