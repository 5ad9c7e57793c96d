import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ReactionRecord, RepositoryRecord } from "../../server/domain/records.ts";
import { type Account, createKey, post, signUp } from "../support/accounts.ts";
import type { Json } from "../support/api-reader.ts";
import { createSeed, type Seed } from "../support/seed.ts";
import { startService, type TestService } from "../support/service.ts";

let test: TestService;
let people: Record<"ada" | "grace" | "emmy", Account>;
let seed: Seed;
let repository: RepositoryRecord;
let secret: RepositoryRecord;

beforeAll(async () => {
  test = await startService({
    SERVICE_ROLE: "web",
    SERVICE_LIMITS: JSON.stringify({ "key-minute": 10_000, "social-hour": 10_000 }),
  });
  const [ada, grace, emmy] = await Promise.all(
    ["ada", "grace", "emmy"].map((name) => signUp(test.url, name)),
  );
  people = { ada: ada!, grace: grace!, emmy: emmy! };
  seed = createSeed(test);
  secret = await seed.repository({ owner: "ada", visibility: "private" });
});
afterAll(() => test[Symbol.asyncDispose]());

async function send(path: string, body: unknown, who: keyof typeof people = "ada") {
  const response = await post(`${test.url}${path}`, body, { "x-api-key": people[who].key });
  return { status: response.status, body: (await response.json()) as Json };
}

interface Family {
  path: string;
  count: string;
  set: string;
  clear: string;
  target(id: string): Record<string, string>;
}

const families: Family[] = [
  {
    ...{ path: "/api/stars", count: "starCount", set: "star", clear: "unstar" },
    target: (repositoryId) => ({ repositoryId }),
  },
  {
    ...{ path: "/api/requests", count: "requestCount", set: "request", clear: "withdraw" },
    target: (repositoryId) => ({ repositoryId }),
  },
  {
    ...{ path: "/api/follows", count: "followerCount", set: "follow", clear: "unfollow" },
    target: (targetId) => ({ targetType: "repository", targetId }),
  },
];

describe.each(families.map((family) => [family.path, family] as const))("POST %s", (path, family) => {
  const { count, set, clear, target } = family;

  beforeAll(async () => {
    repository = await seed.repository({ owner: "grace" });
  });

  const act = (action: string, who?: keyof typeof people, id = repository.id) =>
    send(path, { ...target(id), action }, who);

  it("counts an account once, however often it asks, and takes back once", async () => {
    expect(await act(clear)).toEqual({ status: 200, body: { [count]: 0 } });
    expect(await act(set)).toEqual({ status: 200, body: { [count]: 1 } });
    expect(await act(set)).toEqual({ status: 200, body: { [count]: 1 } });
    expect(await act(set, "grace")).toEqual({ status: 200, body: { [count]: 2 } });
    expect(await act(clear)).toEqual({ status: 200, body: { [count]: 1 } });
    expect(await act(clear)).toEqual({ status: 200, body: { [count]: 1 } });
    expect(await act(clear, "grace")).toEqual({ status: 200, body: { [count]: 0 } });
  });

  it("counts right when fifty come at once", async () => {
    const who = (["ada", "grace", "emmy"] as const).flatMap((name) => Array<typeof name>(17).fill(name));
    const answers = await Promise.all(who.slice(0, 50).map((name) => act(set, name)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(Math.max(...answers.map(({ body }) => body[count]))).toBe(3);
    const mixed = await Promise.all(who.slice(0, 50).map((name) => act(name === "emmy" ? set : clear, name)));
    expect(new Set(mixed.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await act(set, "emmy")).body).toEqual({ [count]: 1 });
    expect((await act(clear, "emmy")).body).toEqual({ [count]: 0 });
  });

  it("says nothing of whether a repository that may not be read is there", async () => {
    const forbidden = { status: 403, body: { error: "You do not have permission to do this." } };
    expect(await act(set, "grace", secret.id)).toEqual(forbidden);
    expect(await act(clear, "grace", secret.id)).toEqual(forbidden);
    expect(await act(set, "grace", "repo_none")).toEqual(forbidden);
    expect(await act(set, "grace", "grace/slug")).toEqual(forbidden);
    expect(await act(set, "ada", secret.id)).toEqual({ status: 200, body: { [count]: 1 } });
  });

  it.each([
    ["no action", { action: undefined }],
    ["another action", { action: "like" }],
    ["an unknown member", { colour: "red" }],
    ["an empty target", target("")],
    ["a target of 129 characters", target("a".repeat(129))],
  ])("refuses %s", async (_, changes) => {
    const { status, body } = await send(path, { ...target(repository.id), action: set, ...changes });
    expect(status).toBe(400);
    expect(body).toEqual({ error: expect.any(String) });
  });

  it("needs the scope `write`, or a session", async () => {
    const body = { ...target(repository.id), action: clear };
    const call = async (headers: Record<string, string>) =>
      (await post(`${test.url}${path}`, body, headers)).status;
    const { cookie } = people.ada;
    expect(await call({})).toBe(401);
    expect(await call({ cookie })).toBe(200);
    expect(await call({ "x-api-key": await createKey(test.url, cookie, ["write"]) })).toBe(200);
    expect(await call({ "x-api-key": await createKey(test.url, cookie, ["read", "run"]) })).toBe(403);
  });
});

describe("following a person", () => {
  const follow = (targetId: string, action = "follow", who?: keyof typeof people) =>
    send("/api/follows", { targetType: "user", targetId, action }, who);

  it("goes by the name", async () => {
    expect(await follow("grace")).toEqual({ status: 200, body: { followerCount: 1 } });
    expect(await follow("grace", "follow", "emmy")).toEqual({ status: 200, body: { followerCount: 2 } });
    expect(await follow("grace")).toEqual({ status: 200, body: { followerCount: 2 } });
    expect(await follow("grace", "unfollow")).toEqual({ status: 200, body: { followerCount: 1 } });
    const { store } = test.service.composition.deps;
    expect(await follow((await store.principals.findUserId("grace"))!)).toMatchObject({ status: 404 });
  });

  it("cannot be oneself", async () => {
    expect(await follow("ada")).toEqual({ status: 400, body: { error: "You cannot follow yourself." } });
    expect(await follow("ada", "unfollow")).toEqual({ status: 200, body: { followerCount: 0 } });
  });

  it("is of users, and organizations are none", async () => {
    const { store } = test.service.composition.deps;
    await store.principals.reserveNamespace("numerics-lab", "organization", seed.tick());
    for (const name of ["nobody", "numerics-lab", "Grace", "grace ", "' or 1=1 --", repository.id]) {
      expect(await follow(name)).toEqual({ status: 404, body: { error: "User not found." } });
    }
  });
});

it("fifty accounts that star at once are fifty, and none when all took it back", async () => {
  const { store } = test.service.composition.deps;
  const accounts = Array.from({ length: 50 }, (_, at) => `user-${at}`);
  const { id: targetId } = await seed.repository();
  const reaction = (accountId: string): ReactionRecord => ({ kind: "star", targetId, accountId });
  const set = await Promise.all(
    accounts.map((id) => store.transaction(({ reactions }) => reactions.add(reaction(id), seed.tick()))),
  );
  expect(set.sort((one, other) => one - other)).toEqual(accounts.map((_, at) => at + 1));
  expect(await store.reactions.countByRepository(targetId)).toEqual({ stars: 50, requests: 0, followers: 0 });
  await Promise.all(
    accounts.map((id) => store.transaction(({ reactions }) => reactions.delete(reaction(id)))),
  );
  expect(await store.reactions.countByRepository(targetId)).toEqual({ stars: 0, requests: 0, followers: 0 });
});

it("the page and the snapshot of a repository show what its readers say", async () => {
  const { owner, slug, id } = await seed.repository({ owner: "grace" });
  const shown = async () => (await fetch(`${test.url}/r/${owner}/${slug}`)).text();
  expect(await shown()).toContain(">0 people<");
  await send("/api/requests", { repositoryId: id, action: "request" });
  expect(await shown()).toContain(">1 person<");
  await send("/api/requests", { repositoryId: id, action: "request" }, "emmy");
  await send("/api/stars", { repositoryId: id, action: "star" });
  await send("/api/follows", { targetType: "repository", targetId: id, action: "follow" });
  const html = await shown();
  expect(html).toContain(">2 people<");
  expect(html).toContain("1 star");
  expect(html).toContain("1 follower");
  await send("/api/stars", { repositoryId: id, action: "star" }, "emmy");
  await send("/api/stars", { repositoryId: id, action: "star" }, "grace");
  const snapshot = await fetch(`${test.url}/api/repositories?owner=${owner}&slug=${slug}`);
  expect(((await snapshot.json()) as Json).repository.counts).toMatchObject({
    ...{ starCount: 3, requestCount: 2, followerCount: 1 },
  });
});
