import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Account, signUp } from "../support/accounts.ts";
import { browser } from "../support/pages.ts";
import { openRaw } from "../support/raw-http.ts";
import { startService, type TestService } from "../support/service.ts";

let test: TestService;
let ada: Account;

beforeAll(async () => {
  test = await startService();
  ada = await signUp(test.url, "ada");
});
afterAll(() => test[Symbol.asyncDispose]());

function send(path: string, init: RequestInit & { headers?: Record<string, string> } = {}) {
  return fetch(`${test.url}${path}`, { ...init, headers: { "x-api-key": ada.key, ...init.headers } });
}

describe("an address", () => {
  it.each([
    ["/api/v1", "v1"],
    ["/api/v1/nothing", "v1"],
    ["/api/v1/repositories/", "v1"],
    ["/api/v1/repositories/a/b", "v1"],
    ["/api/v1/runs/..%2f..%2fhealth/x", "v1"],
    ["/api/v10/claims", "text"],
    ["/api/nothing", "text"],
    ["/nothing", "text"],
    ["/r/ada/primes/unknown", "text"],
    ["/r", "text"],
    ["/%00", "text"],
    ["/%ff%fe", "text"],
    ["//api/health", "text"],
  ])("%s that is not there is 404 in its family", async (path, family) => {
    const response = await fetch(`${test.url}${path}`);
    expect(response.status).toBe(404);
    expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const { error } = (await response.json()) as { error: { code: string } | string };
    if (family === "v1") expect(error).toMatchObject({ code: "not_found" });
    else expect(error).toEqual(expect.any(String));
  });

  it("that is not there is a page for a browser, with a search and what to quote", async () => {
    for (const path of ["/nothing", "/apis", "/r/ada/primes/unknown"]) {
      const response = await fetch(`${test.url}${path}`, { headers: { accept: browser, cookie: "lang=de" } });
      expect([response.status, response.headers.get("content-type")]).toEqual([
        404,
        "text/html; charset=utf-8",
      ]);
      expect(response.headers.get("vary")).toBe("Accept, Accept-Language, Cookie");
      const html = await response.text();
      expect(html).toContain(`Anfrage <code>${response.headers.get("x-request-id")}</code>`);
      expect(html).toContain('action="/search"');
    }
    const wrong = await fetch(`${test.url}/sign-out`, { headers: { accept: browser } });
    expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
    expect(await wrong.text()).toContain("Status 405, request <code>");
  });

  it.each([
    ["/api/v1/nothing", "GET", 404],
    ["/api/nothing", "GET", 404],
    ["/mcp/nothing", "GET", 404],
    ["/api", "GET", 404],
    ["/api/v1/runs", "DELETE", 405],
    ["/mcp", "DELETE", 405],
  ])("of the interface for machines is no page: %s, %s", async (path, method, status) => {
    const response = await fetch(`${test.url}${path}`, { method, headers: { accept: browser } });
    expect([response.status, response.headers.get("content-type")]).toEqual([status, "application/json"]);
    expect(await response.json()).toHaveProperty("error");
  });

  it("of a page with slashes at its end leads to the page, and never elsewhere", async () => {
    const go = (path: string) => fetch(`${test.url}${path}`, { redirect: "manual" });
    const led = await go("/search/?q=a");
    expect([led.status, led.headers.get("location")]).toEqual([308, "/search?q=a"]);
    for (const path of ["//evil.example/", "/api/v1/runs/"]) expect((await go(path)).status).toBe(404);
  });

  it("tells its methods to OPTIONS, and refuses others with the same list", async () => {
    for (const [path, allow] of [
      ["/api/v1/runs", "GET, HEAD, POST, OPTIONS"],
      ["/api/v1/repositories/resolve", "GET, HEAD, OPTIONS"],
      ["/api/v1/repositories/repo_x", "GET, HEAD, OPTIONS"],
      ["/api/account/avatar", "PUT, OPTIONS"],
      ["/", "GET, HEAD, OPTIONS"],
    ] as const) {
      const options = await fetch(`${test.url}${path}`, { method: "OPTIONS" });
      expect(options.status).toBe(204);
      expect(options.headers.get("allow")?.split(", ").sort()).toEqual(allow.split(", ").sort());
      expect(options.headers.get("x-request-id")).toBeTruthy();
      const refused = await fetch(`${test.url}${path}`, { method: "DELETE" });
      expect(refused.status).toBe(405);
      expect(refused.headers.get("allow")).toBe(options.headers.get("allow"));
      expect(refused.headers.get("x-request-id")).toBeTruthy();
    }
    expect((await fetch(`${test.url}/nothing`, { method: "OPTIONS" })).status).toBe(404);
  });

  it.each(["TRACE", "PROPFIND", "BREW"])("refuses %s", async (method) => {
    using raw = await openRaw(test.url);
    await raw.write(`${method} /api/health HTTP/1.1\r\nHost: x\r\n\r\n`);
    expect(await raw.head()).toMatch(/^HTTP\/1.1 40[05] /);
  });

  it("refuses HEAD where there is no GET, without a body", async () => {
    const response = await fetch(`${test.url}/api/stars`, { method: "HEAD" });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST, OPTIONS");
    expect(await response.text()).toBe("");
  });

  it.each([
    ["/api/v1/repositories?q=%00", "q"],
    ["/api/v1/repositories/resolve?owner=a%00&slug=b", "owner"],
    ["/api/v1/runs/run_%00", "runId"],
    ["/api/v1/claims?fields=id%00", "fields"],
  ])("%s is 400: no text has U+0000", async (path, name) => {
    const response = await fetch(`${test.url}${path}`);
    expect(response.status).toBe(400);
    expect(((await response.json()) as { error: { message: string } }).error.message).toContain(name);
  });
});

it("signs people up among other people's requests", async () => {
  // Once a transaction was open while a password was hashed: any write in between made every sign-up fail.
  let done = false;
  const traffic = (async () => {
    while (!done) expect((await send("/api/v1/repositories")).status).toBe(200);
  })();
  await Promise.all(["grace", "edsger", "barbara", "tony"].map((name) => signUp(test.url, name)));
  done = true;
  await traffic;
});
