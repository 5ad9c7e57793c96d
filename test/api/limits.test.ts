import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { ownContract } from "../../contract-tests/src/contract/own-contract.ts";
import { readContract } from "../../contract-tests/src/contract/read-contract.ts";
import { operationList, rateLimits } from "../../server/__generated__/operations.ts";
import { monthOf } from "../../server/domain/account/months.ts";
import { type Account, createKey, post, signUp } from "../support/accounts.ts";
import { startChild } from "../support/child-service.ts";
import { exampleRequestFrom } from "../support/request-from.ts";
import { freePort, startService, type TestService } from "../support/service.ts";
import { pdf, upload } from "../support/upload.ts";

const { operations } = readContract(await ownContract());
/** With the figures of docs/rules/limits-and-quotas.md. */
let test: TestService;
let ada: Account;
beforeAll(async () => {
  test = await startService({ SERVICE_LIMITS: "{}", SERVICE_ROLE: "web" });
  ada = await signUp(test.url, "ada");
});
afterAll(() => test[Symbol.asyncDispose]());
afterEach(() => void vi.useRealTimers());

const read = (key: string, url = test.url) =>
  fetch(`${url}/api/v1/repositories?limit=1`, { headers: { "x-api-key": key } });
const newKey = () => createKey(test.url, ada.cookie);
const statuses = (responses: Response[]) => {
  const groups = Map.groupBy(responses, ({ status }) => status);
  return Object.fromEntries([...groups].map(([status, group]) => [status, group.length]));
};
const figures = ({ headers }: Response, prefix: string) =>
  ["Limit", "Used", "Remaining"].map((name) => headers.get(`${prefix}-${name}`)).filter((v) => v !== null);

async function submit(account: Account, slug: string, changes: Record<string, string> = {}, url = test.url) {
  const body = upload({ paper: await pdf(), slug, ...changes });
  return fetch(`${url}/api/repositories`, { method: "POST", headers: { "x-api-key": account.key }, body });
}

describe("a key", () => {
  it("has 120 requests in a window of a minute, and waits a minute after that", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const key = await newKey();
    for (let left = 119; left >= 0; left--)
      expect(figures(await read(key), "X-RateLimit")).toEqual(["120", `${left}`]);
    vi.setSystemTime(Date.now() + 20_000);
    const refused = await read(key);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("60");
    expect(figures(refused, "X-RateLimit")).toEqual(["120", "0"]);
    expect(refused.headers.get("x-ratelimit-reset")).toBe("40");
    expect(await refused.json()).toMatchObject({
      error: { code: "rate_limited", message: expect.stringMatching(/retry later/) },
    });
    // Refused calls do not make the window longer.
    vi.setSystemTime(Date.now() + 40_001);
    expect(figures(await read(key), "X-RateLimit")).toEqual(["120", "119"]);
  });

  it("at one request a second is never refused", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const key = await newKey();
    for (let second = 0; second < 400; second++) {
      expect((await read(key)).status).toBe(200);
      vi.setSystemTime(Date.now() + 1000);
    }
  });

  it("has exactly 120 of 300 at once, whichever process they reach", async () => {
    const alone = await newKey();
    const one = await Promise.all(Array.from({ length: 300 }, () => read(alone)));
    expect(statuses(one)).toEqual({ 200: 120, 429: 180 });

    const port = String(await freePort());
    const settings = { SERVICE_DATA_DIR: test.dataDir, PORT: port, SERVICE_ROLE: "web" };
    const other = startChild(settings, { script: "server/main.ts" });
    await other.ready;
    const shared = await newKey();
    const both = Array.from({ length: 300 }, (_, index) => read(shared, index % 2 ? test.url : other.url));
    expect(statuses(await Promise.all(both))).toEqual({ 200: 120, 429: 180 });
    other.kill("SIGTERM");
    expect((await other.ended).code).toBe(0);
  });

  it("has its own window: neither another key nor nobody in particular is held up by it", async () => {
    const full = await newKey();
    await Promise.all(Array.from({ length: 121 }, () => read(full)));
    expect((await read(full)).status).toBe(429);
    expect((await read(await newKey())).status).toBe(200);
    expect((await fetch(`${test.url}/api/v1/repositories`)).status).toBe(200);
  });

  it("that is refused for its scope has counted all the same", async () => {
    const key = await createKey(test.url, ada.cookie, ["write"]);
    expect((await read(key)).status).toBe(403);
    expect(figures(await read(key), "X-RateLimit")).toEqual(["120", "118"]);
  });
});

it("a social operation takes 60 requests an hour of an account, each operation by itself", async () => {
  const call = async (path: string) =>
    post(`${test.url}${path}`, {}, { cookie: ada.cookie, origin: test.url });
  const sixty = await Promise.all(Array.from({ length: 60 }, () => call("/api/stars")));
  expect(statuses(sixty)).toEqual({ 400: 60 });
  const refused = await call("/api/stars");
  expect(refused.status).toBe(429);
  expect(figures(refused, "X-RateLimit")).toEqual(["60", "0"]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3500);
  expect(await refused.json()).toEqual({ error: expect.stringMatching(/retry later/) });
  // With a key it is the same account.
  expect((await post(`${test.url}/api/stars`, {}, { "x-api-key": ada.key })).status).toBe(429);
  expect((await call("/api/requests")).status).toBe(400);
  expect((await call("/api/follows")).status).toBe(400);
});

describe("submissions", () => {
  it("are five an hour; what is refused is none of them", async () => {
    const grace = await signUp(test.url, "grace");
    const wrong: Record<string, string>[] = [
      { title: "" },
      { githubUrl: "http://x.example/" },
      { owner: "ada" },
    ];
    const refused = await Promise.all(wrong.map((changes) => submit(grace, "refused", changes)));
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 403]);
    const made = [];
    for (let count = 1; count <= 5; count++) made.push(await submit(grace, `paper-${count}`));
    expect(statuses(made)).toEqual({ 201: 5 });
    expect(figures(made[4]!, "X-Quota")).toEqual(["25", "5", "20"]);
    expect(made[4]!.headers.get("x-quota-reset")).toMatch(/^\d{4}-\d\d-01T00:00:00.000Z$/);

    const sixth = await submit(grace, "paper-6");
    expect(sixth.status).toBe(429);
    expect(figures(sixth, "X-RateLimit")).toEqual(["5", "0"]);
    expect(Number(sixth.headers.get("retry-after"))).toBeGreaterThan(3500);
    expect(sixth.headers.has("x-quota-limit")).toBe(false);
    expect(await quotaOf(grace)).toBe(5);
  });

  it("are 25 a month, counted with the answer that makes one", async () => {
    const anita = await signUp(test.url, "anita");
    const { identity, store } = test.service.composition.deps;
    const account = (await identity.verifyKey(anita.key))!.userId;
    for (let used = 0; used < 24; used++) await store.quotas.consume(account, monthOf(new Date()), 25);
    const last = await submit(anita, "last");
    expect(last.status).toBe(201);
    expect(figures(last, "X-Quota")).toEqual(["25", "25", "0"]);
    const refused = await submit(anita, "one-too-many");
    expect(refused.status).toBe(429);
    expect(figures(refused, "X-Quota")).toEqual(["25", "25", "0"]);
    const reset = new Date(refused.headers.get("x-quota-reset")!).getTime();
    const wait = Number(refused.headers.get("retry-after"));
    expect(Math.abs(reset - Date.now() - wait * 1000)).toBeLessThan(60_000);
    expect(await quotaOf(anita)).toBe(25);
    // What the quota refused has not used up the hour.
    expect(figures(await submit(anita, "again"), "X-RateLimit")).toEqual(["5", "3"]);
  });

  it("that fail give back what they counted", async () => {
    const ruth = await signUp(test.url, "ruth");
    const { store } = test.service.composition.deps;
    const failing = vi.spyOn(store, "transaction").mockRejectedValue(new Error("the disk is full"));
    for (let count = 0; count < 6; count++) expect((await submit(ruth, "failed")).status).toBe(500);
    failing.mockRestore();
    const made = await submit(ruth, "made");
    expect(made.status).toBe(201);
    expect(figures(made, "X-Quota")).toEqual(["25", "1", "24"]);
    expect(figures(made, "X-RateLimit")).toEqual(["5", "4"]);
  });

  async function quotaOf({ key }: Account): Promise<number> {
    const { identity, store } = test.service.composition.deps;
    return store.quotas.getUsed((await identity.verifyKey(key))!.userId, monthOf(new Date()));
  }
});

it("every one of them is a setting, and sign-ins are limited by address", async () => {
  const own = { "key-minute": 3, "social-hour": 1, "submission-hour": 2, "submission-month": 1 };
  await using strict = await startService({
    SERVICE_LIMITS: JSON.stringify({ ...own, "sign-in-minute": 2 }),
    SERVICE_ROLE: "web",
  });
  const account = await signUp(strict.url, "ada");
  const send = (path: string, body: unknown, headers = {}) => post(`${strict.url}${path}`, body, headers);
  const credentials = { email: "ada@example.org", password: "not the password" };
  const tried = [
    await send("/api/auth/sign-in/email", credentials),
    await send("/api/auth/sign-in/username", { username: "ada", password: "nor this one" }),
    await send("/api/auth/sign-in/email", credentials),
    await send("/api/auth/sign-in/username", {}),
  ];
  expect(tried.map(({ status }) => status)).toEqual([401, 401, 429, 429]);
  expect(Number(tried[2]!.headers.get("retry-after"))).toBeGreaterThan(0);

  const session = { cookie: account.cookie };
  expect((await send("/api/stars", {}, session)).status).toBe(400);
  expect((await send("/api/stars", {}, session)).status).toBe(429);
  expect(figures(await submit(account, "one", {}, strict.url), "X-Quota")).toEqual(["1", "1", "0"]);
  expect(figures(await submit(account, "two", {}, strict.url), "X-Quota")).toEqual(["1", "1", "0"]);
  expect((await read(account.key, strict.url)).status).toBe(200);
  expect((await read(account.key, strict.url)).status).toBe(429);
});

describe("behind a proxy", () => {
  const limits = { SERVICE_LIMITS: JSON.stringify({ "address-minute": 2 }), SERVICE_ROLE: "web" };
  const from = async ({ url }: TestService, client: string) =>
    (await fetch(`${url}/api/v1/repositories`, { headers: { "x-forwarded-for": client } })).status;

  it("each client has its own limit, where the proxy is trusted", async () => {
    await using trusting = await startService({ ...limits, SERVICE_TRUSTED_PROXIES: "loopback" });
    const asked = ["192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.2", "9.9.9.9, 192.0.2.1"];
    const answered = [];
    for (const client of asked) answered.push(await from(trusting, client));
    expect(answered).toEqual([200, 200, 429, 200, 429]);
  });

  it("all clients share the proxy's, where it is not", async () => {
    await using service = await startService(limits);
    const answered = [];
    for (const client of ["192.0.2.1", "192.0.2.2", "192.0.2.3"]) answered.push(await from(service, client));
    expect(answered).toEqual([200, 200, 429]);
  });
});

it("sign-ups are limited by address, refused ones counted", async () => {
  await using strict = await startService({
    SERVICE_LIMITS: JSON.stringify({ "sign-up-minute": 2 }),
    SERVICE_ROLE: "web",
  });
  const send = (username: string, password: string) =>
    post(`${strict.url}/api/auth/sign-up/email`, {
      name: username,
      username,
      email: `${username}@example.org`,
      password,
    });
  const tried = [
    await send("ada", "password"),
    await send("ada", "a long password"),
    await send("grace", "a long password"),
  ];
  expect(tried.map(({ status }) => status)).toEqual([400, 200, 429]);
  expect(figures(tried[2]!, "X-RateLimit")).toEqual(["2", "0"]);
  expect(Number(tried[2]!.headers.get("retry-after"))).toBeGreaterThan(0);
});

describe("every operation", () => {
  const exhausted = "203.0.113.1";
  const limitedBy = (limit: string) => {
    const ids = operationList.filter(({ rateLimits }) => (rateLimits as readonly string[]).includes(limit));
    return operations
      .filter(({ operationId }) => ids.some(({ id }) => id === operationId))
      .map((operation) => [operation.operationId, operation] as const);
  };
  let service: TestService;
  let grace: Account;
  beforeAll(async () => {
    const SERVICE_LIMITS = JSON.stringify({ "key-minute": 1 });
    service = await startService({ SERVICE_ROLE: "web", SERVICE_LIMITS });
    grace = await signUp(service.url, "grace");
    const { limiter } = service.service.composition.deps;
    for (let count = 0; count <= rateLimits["address-minute"].points; count++)
      await limiter.consume("address-minute", exhausted);
    expect((await read(grace.key, service.url)).status).toBe(200);
  });
  afterAll(() => service[Symbol.asyncDispose]());

  it.each(limitedBy("address-minute"))("is limited by address: %s", async (_, operation) => {
    const response = await exampleRequestFrom(service, exhausted, operation, { cookie: grace.cookie });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(response.headers.get("x-ratelimit-remaining")).toBe("0");
  });

  it("is limited by address, health alone is not", async () => {
    const health = operations.find(({ operationId }) => operationId === "getHealth")!;
    const response = await exampleRequestFrom(service, exhausted, health, {});
    expect(response.status).toBe(200);
    expect(response.headers.has("x-ratelimit-limit")).toBe(false);
  });

  it.each(limitedBy("key-minute"))("is limited by key: %s", async (_, operation) => {
    const response = await exampleRequestFrom(service, "203.0.113.4", operation, { "x-api-key": grace.key });
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("60");
    expect(response.headers.get("x-ratelimit-remaining")).toBe("0");
  });
});
