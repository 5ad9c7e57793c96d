import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { post, signUp } from "../support/accounts.ts";
import { startService, type TestService } from "../support/service.ts";

let test: TestService;
beforeAll(async () => {
  test = await startService({ SERVICE_ROLE: "web" });
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
