import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { operationList } from "../../server/__generated__/operations.ts";
import { type Account, createKey, post, signUp } from "../support/accounts.ts";
import type { Json } from "../support/api-reader.ts";
import { withoutRequestId } from "../support/pages.ts";
import { createSeed } from "../support/seed.ts";
import { startService, type TestService } from "../support/service.ts";
import { pdf, upload } from "../support/upload.ts";

/**
 * The rules of docs/rules/access.md#ten-rules on who the caller is and what they may do, by their numbers: those on keys
 * (3, 4, 5, 7, 8) are in api-keys.test.ts. Refusals of each operation: authorization-matrix.test.ts.
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
  it("holds for reads, objects, stars and the processing status", async () => {
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

  it("a submitted one is as one that does not exist to anybody else", async () => {
    const body = upload({ paper: await pdf(), slug: "secret", visibility: "private" });
    const created = await fetch(`${test.url}/api/repositories`, {
      method: "POST",
      headers: { "x-api-key": ada.key },
      body,
    });
    const { repository } = (await created.json()) as { repository: { id: string } };
    const record = await test.service.composition.deps.store.repositories.get(repository.id);
    const paths = [
      `/api/v1/repositories/${repository.id}`,
      "/api/v1/repositories/resolve?owner=ada&slug=secret",
      `/api/v1/claims?repository_id=${repository.id}`,
      `/api/v1/runs?repository_id=${repository.id}`,
      `/api/processing?repositoryId=${repository.id}`,
      "/api/badge/ada/secret",
      "/r/ada/secret",
      `/api/objects/${record!.paperDigest}`,
    ];
    const absent = [
      "/api/v1/repositories/repo_0",
      "/api/v1/repositories/resolve?owner=ada&slug=nothing",
      "/api/v1/claims?repository_id=repo_0",
      "/api/v1/runs?repository_id=repo_0",
      "/api/processing?repositoryId=repo_0",
      "/api/badge/ada/nothing",
      "/r/ada/nothing",
      `/api/objects/sha256:${"0".repeat(64)}`,
    ];
    for (const [index, path] of paths.entries()) {
      for (const headers of [{}, { "x-api-key": eve.key }, { cookie: eve.cookie }] as Record<
        string,
        string
      >[]) {
        const hidden = await fetch(`${test.url}${path}`, { headers });
        const nothing = await fetch(`${test.url}${absent[index]}`, { headers });
        expect(hidden.status, path).toBe(404);
        // A page of an error leads back to what was asked for.
        const textOf = async (answer: Response, asked: string) =>
          withoutRequestId(await answer.text()).replace(encodeURIComponent(asked), "");
        expect(await textOf(hidden, path)).toBe(await textOf(nothing, absent[index]!));
      }
      expect((await fetch(`${test.url}${path}`, { headers: { "x-api-key": ada.key } })).status, path).toBe(
        200,
      );
    }
    const list = await (
      await fetch(`${test.url}/api/v1/repositories`, { headers: { "x-api-key": eve.key } })
    ).text();
    expect(list).not.toContain(repository.id);
    const own = await (
      await fetch(`${test.url}/api/v1/repositories`, { headers: { "x-api-key": ada.key } })
    ).text();
    expect(own).toContain(repository.id);
  });
});

it("another site cannot write with a cookie of the service", async () => {
  const body = upload({ paper: await pdf(), slug: "forged" });
  const headers = { cookie: ada.cookie, origin: "https://evil.example" };
  const response = await fetch(`${test.url}/api/repositories`, { method: "POST", headers, body });
  expect(response.status).toBe(403);
});
