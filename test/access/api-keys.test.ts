import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operationList, rateLimits } from "../../server/__generated__/operations.ts";
import { type Account, createKey, post, signUp } from "../support/accounts.ts";
import type { Json } from "../support/api-reader.ts";
import { startService, type TestService } from "../support/service.ts";

/** The rules of docs/rules/access.md#ten-rules on API keys, by their numbers. Their windows: limits.test.ts. */
let test: TestService;
let ada: Account;

beforeAll(async () => {
  test = await startService({ SERVICE_ROLE: "web" });
  ada = await signUp(test.url, "ada");
});
afterAll(() => test[Symbol.asyncDispose]());

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${test.url}${path}`, { headers });
/** A key in either of its headers. */
const bothWays = (key: string): Record<string, string>[] => [
  { "x-api-key": key },
  { authorization: `Bearer ${key}` },
];
const withKeys = operationList.filter(({ security }) => security.apiKey || security.bearer);
const scopeOf = ({ security }: (typeof operationList)[number]) =>
  (security.apiKey || security.bearer || { scopes: [] }).scopes;

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

  it.each([
    [{}, /name is required/],
    [{ name: "" }, /name/],
    [{ name: " \u00a0\t" }, /name/],
    [{ name: "k", scopes: ["admin"] }, /scopes/],
    [{ name: "k", expiresIn: 366 * 86_400 }, /expiresIn/],
    [{ name: "k", prefix: "mine_" }, /prefix is not a known member/],
    [{ name: "k", permissions: { service: ["run"] } }, /permissions is not a known member/],
  ])("refuses to make one of %j", async (body, message) => {
    const { cookie } = await signUp(test.url, `user-${Math.random().toString(36).slice(2, 10)}`);
    const response = await post(`${test.url}/api/auth/api-key/create`, body, { cookie });
    expect(response.status).toBe(400);
    expect(((await response.json()) as { error: string }).error).toMatch(message);
  });

  it("refuses a key that has expired", async () => {
    const { cookie } = await signUp(test.url, "brief");
    const response = await post(
      `${test.url}/api/auth/api-key/create`,
      { name: "brief", expiresIn: 1 },
      { cookie },
    );
    const { key } = (await response.json()) as { key: string };
    expect(response.status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect((await fetch(`${test.url}/api/v1/repositories`, { headers: { "x-api-key": key } })).status).toBe(
      401,
    );
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

describe("rule 7: the key page lists keys with their use, and revokes them", () => {
  it("holds", async () => {
    const ruth = await signUp(test.url, "ruth");
    const used = await createKey(test.url, ruth.cookie);
    for (let call = 0; call < 3; call++) await get("/api/v1/repositories", { "x-api-key": used });
    const list = async () =>
      ((await (await get("/api/auth/api-key/list", { cookie: ruth.cookie })).json()) as Json).apiKeys;
    const [idle, busy] = await list();
    expect(idle).toMatchObject({ lastRequest: null, rateLimit: { used: 0 } });
    expect(busy).toMatchObject({ lastRequest: expect.any(String), rateLimit: { used: 3 } });
    await post(`${test.url}/api/auth/api-key/delete`, { keyId: busy.id }, { cookie: ruth.cookie });
    expect((await get("/api/v1/repositories", { "x-api-key": used })).status).toBe(401);
    expect((await get("/api/v1/repositories", { "x-api-key": ruth.key })).status).toBe(200);
    expect(await list()).toHaveLength(1);
  });

  it("holds for a key of one scope, which lives 90 days unless told", async () => {
    const { cookie } = await signUp(test.url, "edsger");
    const created = await post(
      `${test.url}/api/auth/api-key/create`,
      { name: "agent", scopes: ["read"] },
      { cookie },
    );
    const key = (await created.json()) as {
      id: string;
      key: string;
      start: string;
      scopes: string[];
      expiresAt: string;
    };
    expect(key.key).toMatch(/^service_/);
    expect(key.scopes).toEqual(["read"]);
    const days = (new Date(key.expiresAt).getTime() - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(90);

    expect(
      (await fetch(`${test.url}/api/v1/repositories`, { headers: { "x-api-key": key.key } })).status,
    ).toBe(200);
    const list = await (await fetch(`${test.url}/api/auth/api-key/list`, { headers: { cookie } })).json();
    const listed = (list as { apiKeys: Record<string, unknown>[] }).apiKeys.find(({ id }) => id === key.id)!;
    expect(listed).not.toHaveProperty("key");
    expect(listed).toMatchObject({ name: "agent", requestCount: 1, rateLimit: { used: 1 } });
    expect(listed.lastRequest).toBeTruthy();

    const removed = await post(`${test.url}/api/auth/api-key/delete`, { keyId: key.id }, { cookie });
    expect(await removed.json()).toEqual({ success: true });
    expect(
      (await fetch(`${test.url}/api/v1/repositories`, { headers: { "x-api-key": key.key } })).status,
    ).toBe(401);
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

  it("lets nobody delete another's key, and no key make another", async () => {
    const one = await signUp(test.url, "one");
    const two = await signUp(test.url, "two");
    const mine = await post(`${test.url}/api/auth/api-key/create`, { name: "mine" }, { cookie: one.cookie });
    const { id } = (await mine.json()) as { id: string };
    const stolen = await post(`${test.url}/api/auth/api-key/delete`, { keyId: id }, { cookie: two.cookie });
    expect(stolen.status).toBe(404);
    const key = await createKey(test.url, one.cookie);
    expect(
      (await post(`${test.url}/api/auth/api-key/create`, { name: "more" }, { "x-api-key": key })).status,
    ).toBe(403);
  });
});
