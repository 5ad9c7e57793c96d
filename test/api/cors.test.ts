import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operationList } from "../../server/__generated__/operations.ts";
import { type Account, post, signUp } from "../support/accounts.ts";
import { startService, type TestService } from "../support/service.ts";

let test: TestService;
let ada: Account;
const origin = "https://notebook.example";

beforeAll(async () => {
  test = await startService();
  ada = await signUp(test.url, "ada");
});
afterAll(() => test[Symbol.asyncDispose]());

function preflight(path: string, method: string, headers = "x-api-key") {
  return fetch(`${test.url}${path}`, {
    method: "OPTIONS",
    headers: {
      origin,
      "access-control-request-method": method,
      "access-control-request-headers": headers,
    },
  });
}

const list = (response: Response, name: string) =>
  (response.headers.get(name) ?? "").split(",").map((item) => item.trim().toLowerCase());

describe("a script of another site", () => {
  it("may send a key, and ask conditionally and in parts", async () => {
    const response = await preflight("/api/v1/runs", "POST", "x-api-key,content-type");
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(list(response, "access-control-allow-methods")).toEqual(["get", "head", "post"]);
    const allowed = list(response, "access-control-allow-headers");
    for (const name of [
      "x-api-key",
      "authorization",
      "content-type",
      "if-none-match",
      "range",
      "accept-language",
    ])
      expect(allowed).toContain(name);
    expect(Number(response.headers.get("access-control-max-age"))).toBeGreaterThan(0);
    expect(response.headers.get("x-request-id")).toBeTruthy();
  });

  it("reads every header that the contract declares, of answers and of refusals", async () => {
    for (const [path, status] of [
      ["/api/v1/repositories", 200],
      ["/api/v1/repositories?limit=0", 400],
      ["/api/v1/repositories/repo_none", 404],
      ["/api/health", 200],
      ["/openapi.json", 200],
    ] as const) {
      const response = await fetch(`${test.url}${path}`, { headers: { origin, "x-api-key": ada.key } });
      expect(response.status).toBe(status);
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
      const exposed = list(response, "access-control-expose-headers");
      for (const { responses } of operationList) {
        for (const { headers } of Object.values(responses)) {
          for (const { name } of headers) {
            if (name !== "Set-Cookie") expect(exposed).toContain(name.toLowerCase());
          }
        }
      }
      expect(exposed).toContain("x-quota-remaining");
      expect(exposed).not.toContain("set-cookie");
    }
  });

  it("learns that a key is wrong, and that a method or an address is not there", async () => {
    const wrong = await fetch(`${test.url}/api/v1/claims`, {
      headers: { origin, "x-api-key": "service_no" },
    });
    expect(wrong.status).toBe(401);
    expect(wrong.headers.get("access-control-allow-origin")).toBe("*");
    const method = await fetch(`${test.url}/api/v1/claims`, { method: "DELETE", headers: { origin } });
    expect(method.status).toBe(405);
    expect(method.headers.get("access-control-allow-origin")).toBe("*");
    const address = await fetch(`${test.url}/api/v1/claim`, { headers: { origin } });
    expect(address.status).toBe(404);
    expect(address.headers.get("access-control-allow-origin")).toBe("*");
    const page = await fetch(`${test.url}/nothing`, { headers: { origin } });
    expect(page.headers.get("access-control-allow-origin")).toBeNull();
  });

  it("is never let in with a cookie", async () => {
    for (const { path, method } of operationList) {
      const address = path.replace(/\{\w+\}/g, "nothing");
      const response = await preflight(address, method);
      expect(response.headers.get("access-control-allow-credentials")).toBeNull();
      const read = await fetch(`${test.url}${address}`, {
        method: method === "GET" ? "GET" : "HEAD",
        headers: { origin, cookie: ada.cookie },
      });
      expect(read.headers.get("access-control-allow-credentials")).toBeNull();
      expect([null, "*"]).toContain(read.headers.get("access-control-allow-origin"));
    }
  });

  it.each([
    "/api/auth/sign-in/email",
    "/api/auth/sign-up/email",
    "/api/auth/api-key/create",
    "/api/account/avatar",
  ])("is not let in at %s at all", async (path) => {
    const response = await preflight(path, "POST", "content-type");
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
    expect(response.headers.get("access-control-allow-methods")).toBeNull();
    expect(response.headers.get("allow")).toContain("OPTIONS");
  });
});

describe("a page of another site", () => {
  it("cannot write with a visitor's cookie", async () => {
    const attempts: Record<string, string>[] = [
      { origin, cookie: ada.cookie },
      { "sec-fetch-site": "cross-site", cookie: ada.cookie },
      { origin: "null", cookie: ada.cookie },
    ];
    for (const headers of attempts) {
      const response = await post(`${test.url}/api/auth/api-key/create`, { name: "stolen" }, headers);
      expect(response.status).toBe(403);
      expect(((await response.json()) as { error: string }).error).toMatch(/another site/);
    }
  });

  it("our own page can", async () => {
    const headers = { origin: test.url, "sec-fetch-site": "same-origin", cookie: ada.cookie };
    expect((await post(`${test.url}/api/auth/api-key/create`, { name: "mine" }, headers)).status).toBe(200);
  });
});
