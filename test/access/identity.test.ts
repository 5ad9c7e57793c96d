import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createKey, post, signUp } from "../support/accounts.ts";
import { startService, type TestService } from "../support/service.ts";
import { pdf, upload } from "../support/upload.ts";

let test: TestService;
beforeAll(async () => {
  test = await startService();
});
afterAll(() => test[Symbol.asyncDispose]());

const account = (username: string) => ({
  name: username,
  username,
  email: `${username}@example.org`,
  password: "a long password",
});

describe("an account", () => {
  it("is signed in at once, out and in again", async () => {
    const response = await post(`${test.url}/api/auth/sign-up/email`, account("ada"));
    expect(response.status).toBe(200);
    const cookie = response.headers.getSetCookie()[0]!;
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    const session = await fetch(`${test.url}/api/auth/get-session`, {
      headers: { cookie: cookie.split(";")[0]! },
    });
    expect(await session.json()).toMatchObject({ user: { username: "ada" } });

    expect((await post(`${test.url}/api/auth/sign-out`, {}, { cookie: cookie.split(";")[0]! })).status).toBe(
      200,
    );
    const after = await fetch(`${test.url}/api/auth/get-session`, {
      headers: { cookie: cookie.split(";")[0]! },
    });
    expect(await after.json()).toBeNull();

    for (const [path, body] of [
      ["email", { email: "ada@example.org", password: "a long password" }],
      ["username", { username: "ada", password: "a long password" }],
    ] as const) {
      expect((await post(`${test.url}/api/auth/sign-in/${path}`, body)).status).toBe(200);
    }
    const wrong = await post(`${test.url}/api/auth/sign-in/email`, {
      email: "ada@example.org",
      password: "a wrong password",
    });
    expect(wrong.status).toBe(401);
    expect(await wrong.json()).toMatchObject({ error: expect.any(String) });
  });

  it("has a name of its own, and a failed sign-up claims none", async () => {
    await signUp(test.url, "grace");
    const taken = await post(`${test.url}/api/auth/sign-up/email`, {
      ...account("grace"),
      email: "other@example.org",
    });
    expect(taken.status).toBe(409);
    const sameMail = await post(`${test.url}/api/auth/sign-up/email`, {
      ...account("hopper"),
      email: "grace@example.org",
    });
    expect(sameMail.status).toBe(409);
    await signUp(test.url, "hopper");
    for (const username of ["Upper", "with space", "a".repeat(65), "dot.ted", "../etc"]) {
      const body = { ...account("x"), username, email: `e${username.length}@example.org` };
      expect((await post(`${test.url}/api/auth/sign-up/email`, body)).status, username).toBe(400);
    }
  });
});

describe("an API key", () => {
  it("is shown whole once, listed with its use, and revoked", async () => {
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

  it.each([
    [{}, /name is required/],
    [{ name: "" }, /name/],
    [{ name: " \u00a0\t" }, /name/],
    [{ name: "k", scopes: ["admin"] }, /scopes/],
    [{ name: "k", expiresIn: 366 * 86_400 }, /expiresIn/],
    [{ name: "k", prefix: "mine_" }, /prefix is not a known member/],
    [{ name: "k", permissions: { service: ["run"] } }, /permissions is not a known member/],
  ])("is refused for %j", async (body, message) => {
    const { cookie } = await signUp(test.url, `user-${Math.random().toString(36).slice(2, 10)}`);
    const response = await post(`${test.url}/api/auth/api-key/create`, body, { cookie });
    expect(response.status).toBe(400);
    expect(((await response.json()) as { error: string }).error).toMatch(message);
  });

  it("no longer works once it has expired", async () => {
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

  it("cannot manage keys, nor be somebody else's", async () => {
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

it("does not let another site write with somebody's cookie", async () => {
  const { cookie } = await signUp(test.url, "victim");
  const body = upload({ paper: await pdf(), slug: "forged" });
  const headers = { cookie, origin: "https://evil.example" };
  const response = await fetch(`${test.url}/api/repositories`, { method: "POST", headers, body });
  expect(response.status).toBe(403);
});

describe("a private repository", () => {
  it("cannot be learnt of by anybody else", async () => {
    const owner = await signUp(test.url, "owner");
    const stranger = await signUp(test.url, "stranger");
    const body = upload({ paper: await pdf(), slug: "secret", visibility: "private" });
    const created = await fetch(`${test.url}/api/repositories`, {
      method: "POST",
      headers: { "x-api-key": owner.key },
      body,
    });
    const { repository } = (await created.json()) as { repository: { id: string } };
    const record = await test.service.composition.deps.store.repositories.get(repository.id);
    const paths = [
      `/api/v1/repositories/${repository.id}`,
      "/api/v1/repositories/resolve?owner=owner&slug=secret",
      `/api/v1/claims?repository_id=${repository.id}`,
      `/api/v1/runs?repository_id=${repository.id}`,
      `/api/processing?repositoryId=${repository.id}`,
      "/api/badge/owner/secret",
      "/r/owner/secret",
      `/api/objects/${record!.paperDigest}`,
    ];
    const absent = [
      "/api/v1/repositories/repo_0",
      "/api/v1/repositories/resolve?owner=owner&slug=nothing",
      "/api/v1/claims?repository_id=repo_0",
      "/api/v1/runs?repository_id=repo_0",
      "/api/processing?repositoryId=repo_0",
      "/api/badge/owner/nothing",
      "/r/owner/nothing",
      `/api/objects/sha256:${"0".repeat(64)}`,
    ];
    for (const [index, path] of paths.entries()) {
      for (const headers of [{}, { "x-api-key": stranger.key }, { cookie: stranger.cookie }] as Record<
        string,
        string
      >[]) {
        const hidden = await fetch(`${test.url}${path}`, { headers });
        const nothing = await fetch(`${test.url}${absent[index]}`, { headers });
        expect(hidden.status, path).toBe(404);
        expect(await hidden.text()).toBe(await nothing.text());
      }
      expect((await fetch(`${test.url}${path}`, { headers: { "x-api-key": owner.key } })).status, path).toBe(
        200,
      );
    }
    const list = await (
      await fetch(`${test.url}/api/v1/repositories`, { headers: { "x-api-key": stranger.key } })
    ).text();
    expect(list).not.toContain(repository.id);
    const own = await (
      await fetch(`${test.url}/api/v1/repositories`, { headers: { "x-api-key": owner.key } })
    ).text();
    expect(own).toContain(repository.id);
  });
});
