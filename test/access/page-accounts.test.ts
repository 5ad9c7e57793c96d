import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBrowser } from "../support/browser.ts";
import { startService, type TestService } from "../support/service.ts";

let test: TestService;
beforeAll(async () => {
  test = await startService(
    {
      SERVICE_ROLE: "web",
      SERVICE_LIMITS: JSON.stringify({ "sign-in-minute": 12 }),
    },
    { passwordHash: null },
  );
});
afterAll(() => test[Symbol.asyncDispose]());

const ada = { name: "Ada <L>", username: "ada", email: "ada@example.org", password: "correct horse battery" };

/** A form as it is sent by whoever wants, with these headers alone. */
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${test.url}${path}`, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { accept: "text/html", ...headers },
    redirect: "manual",
  });

describe("signing up and in with pages", () => {
  it("makes an account, shows who is signed in, ends the session, and begins another", async () => {
    const browser = createBrowser(test.url);
    const home = await browser.open("/");
    expect(home.text).toContain('<a href="/sign-up">Sign up</a>');
    await browser.open("/sign-up?next=%2Fr%2Fada%2Fpaper");
    const signedUp = await browser.send("/sign-up", ada);
    expect(signedUp.redirect).toEqual({ status: 303, location: "/r/ada/paper" });
    const again = await browser.open("/");
    expect(again.text).toContain("Signed in as <strong>ada</strong>");
    expect(again.text).not.toContain("/sign-in");
    expect(again.headers.get("cache-control")).toBe("private, no-store");
    expect(again.headers.get("vary")).toContain("Cookie");
    expect(again.headers.get("content-security-policy")).toMatch(
      /form-action 'self'; frame-ancestors 'none'/,
    );
    const session = await fetch(`${test.url}/api/auth/get-session`, {
      headers: { cookie: browser.cookie() },
    });
    expect(await session.json()).toMatchObject({ user: { username: "ada", name: "Ada <L>" } });

    const ended = browser.cookie();
    const out = await browser.send("/sign-out");
    expect(out.redirect).toEqual({ status: 303, location: "/" });
    expect(out.text).toContain("Sign in</a>");
    const after = await fetch(`${test.url}/api/auth/get-session`, { headers: { cookie: ended } });
    expect(await after.json()).toBeNull();

    for (const identifier of ["ada", " ada@example.org "]) {
      await browser.open("/sign-in");
      const signedIn = await browser.send("/sign-in", { identifier, password: ada.password });
      expect(signedIn.redirect?.location).toBe("/");
      expect(signedIn.text).toContain("Signed in as <strong>ada</strong>");
      expect((await browser.open("/sign-in")).text).toContain("You are signed in as");
      expect((await browser.open("/sign-up")).text).toContain("You are signed in as");
    }
  });

  it("keeps what was typed, never the password, and says what is wrong where it is", async () => {
    const browser = createBrowser(test.url);
    await browser.open("/sign-up?next=%2Fr%2Fada%2Fpaper");
    const wrong = { name: '"><script>', username: "Not A Name", email: "no-mail", password: "short" };
    const refused = await browser.send("/sign-up", wrong);
    expect(refused.status).toBe(400);
    expect(refused.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(refused.headers.get("cache-control")).toBe("no-store");
    expect(refused.forms.get("/sign-up")).toEqual({ ...wrong, password: "", next: "/r/ada/paper" });
    expect(refused.text).toContain("at least 8 characters");
    expect(refused.text).not.toMatch(/short|<script>/);
    const taken = await browser.send("/sign-up", ada);
    expect(taken.status).toBe(409);
    expect(taken.text).toContain("The username ada is already taken");
    expect(taken.text).not.toContain(ada.password);

    await browser.open("/sign-in");
    const failed = await browser.send("/sign-in", { identifier: "ada", password: "wrong horse" });
    expect(failed.status).toBe(401);
    expect(failed.forms.get("/sign-in")).toEqual({ identifier: "ada", password: "", next: "/" });
    expect(failed.text).toMatch(/role="alert">[^<]*password/i);
    expect(failed.text).not.toContain("wrong horse");
  });

  it("answers a program in JSON, with the same statuses", async () => {
    const response = await post(
      "/sign-in",
      { identifier: "ada", password: "wrong" },
      {
        accept: "application/json",
        origin: test.url,
      },
    );
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ error: expect.any(String) });
  });

  it.each([
    "https://elsewhere.example/",
    "//elsewhere.example",
    "/\\elsewhere.example",
    "/.//elsewhere.example",
  ])("goes on with no other site: %s", async (next) => {
    const page = await fetch(`${test.url}/sign-up?${new URLSearchParams({ next })}`);
    expect(await page.text()).not.toContain("elsewhere");
    const username = `next-${crypto.randomUUID()}`;
    const fields = { ...ada, username, email: `${username}@example.org`, next };
    const response = await post("/sign-up", fields, { origin: test.url });
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("/");
  });

  it("begins a session of its own, whatever cookie came with the form", async () => {
    const fixed = "service.session_token=attackers.c2lnbmF0dXJl";
    const fields = { identifier: "ada", password: ada.password };
    const response = await post("/sign-in", fields, { origin: test.url, cookie: fixed });
    expect(response.status).toBe(303);
    const [line] = response.headers.getSetCookie();
    expect(line).toMatch(/^service\.session_token=[^;]{20,};.*HttpOnly; SameSite=Lax/);
    expect(line).not.toContain("attackers");
  });
});

describe("a form of another site", () => {
  const fields = { identifier: "ada", password: ada.password };

  it.each([
    ["names another origin", { origin: "https://elsewhere.example" }],
    ["hides its origin", { origin: "null" }],
    ["comes from another site", { "sec-fetch-site": "cross-site" }],
    ["comes from a sibling", { "sec-fetch-site": "same-site" }],
    ["does not say where it comes from", {}],
    ["claims both", { origin: "https://elsewhere.example", "sec-fetch-site": "same-origin" }],
  ] as [string, Record<string, string>][])("that %s signs nobody in", async (_, headers) => {
    for (const path of ["/sign-in", "/sign-up", "/sign-out"]) {
      const sent = path === "/sign-in" ? fields : path === "/sign-up" ? { ...ada, username: "eve" } : {};
      const response = await post(path, sent, headers);
      expect(response.status, path).toBe(403);
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(await response.text()).toContain("another site");
    }
  });

  it("ends no session", async () => {
    const browser = createBrowser(test.url);
    await browser.open("/sign-in");
    await browser.send("/sign-in", fields);
    for (const headers of [{}, { origin: "https://elsewhere.example" }] as Record<string, string>[]) {
      const response = await post("/sign-out", {}, { cookie: browser.cookie(), ...headers });
      expect(response.status).toBe(403);
    }
    expect((await browser.open("/")).text).toContain("Signed in as");
  });
});

it("counts sign-ins with the form and those of the API together", async () => {
  const headers = { origin: test.url };
  const statuses: number[] = [];
  for (let count = 0; count < 13; count++)
    statuses.push((await post("/sign-in", { identifier: "nobody", password: "wrong" }, headers)).status);
  expect(statuses.at(-1)).toBe(429);
  const refused = await post("/sign-in", { identifier: "nobody", password: "wrong" }, headers);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.text()).toMatch(/name="identifier" value="nobody"/);
  const api = await fetch(`${test.url}/api/auth/sign-in/username`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "nobody", password: "wrong" }),
  });
  expect(api.status).toBe(429);
});
