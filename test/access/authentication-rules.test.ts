import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { operationList, rateLimits } from "../../server/__generated__/operations.ts";
import { type Account, createKey, post, signUp } from "../support/accounts.ts";
import type { Json } from "../support/api-reader.ts";
import { createSeed } from "../support/seed.ts";
import { startService, type TestService } from "../support/service.ts";

/**
 * The ten rules of docs/rules/access.md#ten-rules, each by its number. Every operation's own refusals stand in
 * refusals.test.ts, keys one by one in identity.test.ts, organizations in organizations.test.ts, windows in
 * limits.test.ts.
 */
let test: TestService;
let ada: Account;
let eve: Account;
let open: { id: string; evidence: string };
let secret: { id: string; evidence: string };

beforeAll(async () => {
  test = await startService({ SERVICE_ROLE: "web" });
  [ada, eve] = [await signUp(test.url, "ada"), await signUp(test.url, "eve")];
  const seed = createSeed(test);
  const repository = async (visibility: "public" | "private") => {
    const record = await seed.repository({ owner: "ada", visibility });
    const experiment = await seed.experiment(record);
    const run = await seed.run(experiment, [await seed.claim(record, {}, experiment)]);
    return { id: record.id, evidence: (await seed.evidence(run, `bytes of ${visibility}`)).digest };
  };
  [open, secret] = [await repository("public"), await repository("private")];
});
afterAll(() => test[Symbol.asyncDispose]());
afterEach(() => void vi.useRealTimers());

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${test.url}${path}`, { headers });
const star = (repositoryId: string, headers: Record<string, string> = {}) =>
  post(`${test.url}/api/stars`, { repositoryId, action: "star" }, headers);
/** A key in either of its headers. */
const bothWays = (key: string): Record<string, string>[] => [
  { "x-api-key": key },
  { authorization: `Bearer ${key}` },
];
const withKeys = operationList.filter(({ security }) => security.apiKey || security.bearer);
const scopeOf = ({ security }: (typeof operationList)[number]) =>
  (security.apiKey || security.bearer || { scopes: [] }).scopes;

describe("rule 1: public reads need no identity, writes and run requests need one", () => {
  it("holds for a snapshot, an object and a star", async () => {
    expect((await get(`/api/v1/repositories/${open.id}`)).status).toBe(200);
    expect((await get(`/api/objects/${open.evidence}`)).status).toBe(200);
    expect((await star(open.id)).status).toBe(401);
    expect((await post(`${test.url}/api/v1/runs`, {})).status).toBe(401);
  });

  it("holds for every operation that keys may call", () => {
    for (const { id, method, security } of withKeys.filter(({ id }) => id !== "callTool"))
      expect([id, security.anonymous]).toEqual([id, method === "GET"]);
  });
});

describe("rule 2: without a key the session counts, and with a key the key", () => {
  it("reads and writes as the person of the session", async () => {
    expect((await get(`/api/v1/repositories/${secret.id}`, { cookie: ada.cookie })).status).toBe(200);
    expect((await star(open.id, { cookie: ada.cookie })).status).toBe(200);
  });

  it("does not fall back to the session where a key is sent", async () => {
    const headers = { cookie: ada.cookie, "x-api-key": "service_wrong" };
    expect((await get(`/api/v1/repositories/${open.id}`, headers)).status).toBe(401);
    const other = { cookie: ada.cookie, "x-api-key": eve.key };
    expect((await get(`/api/v1/repositories/${secret.id}`, other)).status).toBe(404);
  });

  it("takes a bearer for a key in v1 alone", async () => {
    const headers = { authorization: `Bearer ${ada.key}` };
    expect((await get(`/api/v1/repositories/${secret.id}`, headers)).status).toBe(200);
    expect((await get(`/api/objects/${secret.evidence}`, headers)).status).toBe(404);
  });
});

describe("rule 3: a key is made by a person, named, lives at most 365 days and is shown once", () => {
  const make = (body: object, headers: Record<string, string> = { cookie: ada.cookie }) =>
    post(`${test.url}/api/auth/api-key/create`, body, headers);

  it("holds", async () => {
    expect((await make({ name: "k" }, {})).status).toBe(401);
    expect((await make({})).status).toBe(400);
    const { key, start, prefix } = (await (
      await make({ name: "k", expiresIn: 365 * 86_400 })
    ).json()) as Json;
    expect(key).toMatch(/^service_.{32,}$/);
    expect(prefix).toBe("service_");
    // As much as tells one's own keys apart.
    expect(key.startsWith(start)).toBe(true);
    expect(start.length).toBeLessThan(16);
    expect((await make({ name: "k", expiresIn: 365 * 86_400 + 1 })).status).toBe(400);
    const list = await (await get("/api/auth/api-key/list", { cookie: ada.cookie })).text();
    expect(list).toContain(start);
    expect(list).not.toContain(key);
  });
});

describe("rule 4: each key has a limit of its own, 120 requests a minute", () => {
  it("holds for every operation that keys may call", () => {
    expect(rateLimits["key-minute"]).toMatchObject({ points: 120, seconds: 60, by: "key" });
    // A tool call is passed on to its operation, which counts it.
    for (const spec of withKeys.filter(({ id }) => id !== "callTool"))
      expect(spec.rateLimits, spec.id).toContain("key-minute");
  });
});

describe("rule 5: keys have three scopes unless told, one checked for each operation", () => {
  it("covers reads, writes and requests of Runs", async () => {
    for (const spec of withKeys) {
      const run = ["createRun", "createLegacyRun"].includes(spec.id);
      const read = spec.method === "GET" || spec.id === "callTool";
      expect([spec.id, scopeOf(spec)]).toEqual([spec.id, [run ? "run" : read ? "read" : "write"]]);
    }
    const { apiKeys } = (await (await get("/api/auth/api-key/list", { cookie: ada.cookie })).json()) as Json;
    expect(apiKeys[0].scopes).toEqual(["read", "write", "run"]);
  });
});

describe("rule 6: a key without the scope gets 403, one that is invalid or expired 401", () => {
  it("holds, also on what anybody may read", async () => {
    const key = await createKey(test.url, ada.cookie, ["write"]);
    const path = `/api/v1/repositories/${open.id}`;
    expect((await get(path, { "x-api-key": key })).status).toBe(403);
    expect((await star(open.id, { "x-api-key": key })).status).toBe(200);
    for (const wrong of ["service_", key.slice(0, -1), `${key}x`, key.toUpperCase(), "x".repeat(5000)])
      expect((await get(path, { "x-api-key": wrong })).status, wrong.slice(0, 20)).toBe(401);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 91 * 86_400_000 });
    expect((await star(open.id, { "x-api-key": key })).status).toBe(401);
  });
});

describe("rule 7: the key page lists keys with their use, and revokes them", () => {
  it("holds", async () => {
    const person = await signUp(test.url, "ruth");
    const used = await createKey(test.url, person.cookie);
    for (let call = 0; call < 3; call++) await get("/api/v1/repositories", { "x-api-key": used });
    const list = async () =>
      ((await (await get("/api/auth/api-key/list", { cookie: person.cookie })).json()) as Json).apiKeys;
    const [idle, busy] = await list();
    expect(idle).toMatchObject({ lastRequest: null, rateLimit: { used: 0 } });
    expect(busy).toMatchObject({ lastRequest: expect.any(String), rateLimit: { used: 3 } });
    await post(`${test.url}/api/auth/api-key/delete`, { keyId: busy.id }, { cookie: person.cookie });
    expect((await get("/api/v1/repositories", { "x-api-key": used })).status).toBe(401);
    expect((await get("/api/v1/repositories", { "x-api-key": person.key })).status).toBe(200);
    expect(await list()).toHaveLength(1);
  });
});

describe("rule 8: keys are managed below /api/auth/api-key, from a session alone", () => {
  it("offers create, list and delete, and nothing else of the library's", async () => {
    const below = operationList.filter(({ path }) => path.startsWith("/api/auth/api-key/"));
    expect(below.map(({ id }) => id).sort()).toEqual(["createApiKey", "deleteApiKey", "listApiKeys"]);
    for (const path of ["update", "get", "verify", "delete-all-expired-api-keys"]) {
      const address = `${test.url}/api/auth/api-key/${path}`;
      expect((await post(address, { keyId: "k" }, { cookie: ada.cookie })).status, path).toBe(404);
    }
  });

  it("lets a key neither manage keys nor begin or end sessions", async () => {
    const sessions = operationList.filter(({ path }) => path.startsWith("/api/auth/"));
    const body = { name: "x", username: "by-key", email: "k@example.org", password: "a long password" };
    for (const { id, path } of sessions.filter(({ method }) => method === "POST"))
      for (const headers of bothWays(ada.key)) {
        const sent = /sign-in\/email/.test(path)
          ? { email: body.email, password: body.password }
          : /sign-in\/username/.test(path)
            ? { username: body.username, password: body.password }
            : body;
        const response = await post(`${test.url}${path}`, sent, headers);
        expect([id, response.status]).toEqual([id, 403]);
      }
    expect((await get("/api/auth/get-session", { "x-api-key": ada.key })).status).toBe(403);
    expect(await test.service.composition.deps.store.principals.findUserId("by-key")).toBeNull();
  });
});

describe("rule 9: account operations take a session, and answer a key 403", () => {
  it("holds, and changes nothing", async () => {
    for (const headers of bothWays(ada.key)) {
      const response = await fetch(`${test.url}/api/account/profile`, {
        method: "PATCH",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify({ name: "By a key" }),
      });
      expect(response.status).toBe(403);
      expect(((await response.json()) as Json).error).toMatch(/only be done from a browser session/);
    }
    const session = (await (await get("/api/auth/get-session", { cookie: ada.cookie })).json()) as Json;
    expect(session.user.name).toBe("ada");
  });
});

describe("rule 10: private repositories are for the owner and members, their status and targets too", () => {
  it("holds", async () => {
    const statuses = async (headers: Record<string, string>) => [
      (await get(`/api/v1/repositories/${secret.id}`, headers)).status,
      (await get(`/api/objects/${secret.evidence}`, headers)).status,
      (await star(secret.id, headers)).status,
    ];
    expect(await statuses({ "x-api-key": ada.key })).toEqual([200, 200, 200]);
    expect(await statuses({ cookie: ada.cookie })).toEqual([200, 200, 200]);
    expect(await statuses({ "x-api-key": eve.key })).toEqual([404, 404, 403]);
    expect(await statuses({ cookie: eve.cookie })).toEqual([404, 404, 403]);
    expect(await statuses({})).toEqual([404, 404, 401]);
    // A seeded repository has no job: the two must look alike to one who may not read.
    const processing = async (id: string) =>
      (await get(`/api/processing?repositoryId=${id}`, { "x-api-key": eve.key })).text();
    expect(await processing(secret.id)).toBe(await processing("repo_nothing"));
  });
});
