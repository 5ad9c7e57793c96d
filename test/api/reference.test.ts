import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { document } from "../support/contract.ts";
import { startService, type TestService } from "../support/service.ts";

let test: TestService;
beforeAll(async () => {
  test = await startService({ SERVICE_ROLE: "web" });
});
afterAll(() => test[Symbol.asyncDispose]());

const get = (path: string, headers = {}) => fetch(`${test.url}${path}`, { headers });
const page = async () => (await get("/docs")).text();
const addresses = (html: string) =>
  [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address!);

it("is published at /openapi.json: the contract, whole, as OpenAPI 3.1.0 of version 1.1.0", async () => {
  const response = await get("/openapi.json");
  expect(response.headers.get("content-type")).toBe("application/json");
  const published = (await response.json()) as { openapi: string; info: { version: string } };
  expect([published.openapi, published.info.version]).toEqual(["3.1.0", "1.1.0"]);
  expect(published).toEqual(document);
});

describe("the API reference", () => {
  it("is a page whose every part is ours", async () => {
    const response = await get("/docs");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const parts = addresses(await response.text());
    expect(parts.length).toBeGreaterThanOrEqual(3);
    for (const address of parts) {
      expect(address).toMatch(/^\/[a-z]/);
      expect((await get(address)).status, address).toBe(200);
    }
  });

  it("is revalidated", async () => {
    const tag = (await get("/docs")).headers.get("etag")!;
    expect((await get("/docs", { "if-none-match": tag })).status).toBe(304);
  });

  it("is held to its own address by the browser", async () => {
    const policy = (await get("/docs")).headers.get("content-security-policy")!;
    const rules = new Map(policy.split("; ").map((rule) => [rule.split(" ")[0]!, rule.split(" ").slice(1)]));
    expect(rules.get("default-src")).toEqual(["'none'"]);
    expect(rules.get("script-src")).toEqual(["'self'"]);
    expect(rules.get("connect-src")).toEqual(["'self'"]);
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
    // No other page may run a script.
    expect((await get("/")).headers.get("content-security-policy")).not.toContain("script-src");
  });

  it("reads our contract, and asks no other site whether it is valid", async () => {
    const script = await (await get("/docs/initializer.js")).text();
    expect(script).toContain('url: "/openapi.json"');
    expect(script).toContain("validatorUrl: null");
    expect(await page()).not.toMatch(/<script>|onload=|https?:\/\//);
  });

  it.each([
    ["swagger-ui.css", "text/css; charset=utf-8"],
    ["swagger-ui-bundle.js", "text/javascript; charset=utf-8"],
    ["initializer.js", "text/javascript; charset=utf-8"],
  ])("has %s, which may be kept and revalidated", async (name, type) => {
    const response = await get(`/docs/${name}`);
    const text = await response.text();
    expect([response.status, response.headers.get("content-type")]).toEqual([200, type]);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    if (name.endsWith(".css")) expect(text).not.toMatch(/url\((?!["']?data:)|@import/);
    const tag = response.headers.get("etag")!;
    expect((await get(`/docs/${name}`, { "if-none-match": tag })).status).toBe(304);
  });

  it.each([
    "package.json",
    "index.html",
    "swagger-ui-bundle.js.map",
    "swagger-initializer.js",

    "__proto__",
  ])("has no %s", async (name) => {
    expect([400, 404]).toContain((await get(`/docs/${encodeURIComponent(name)}`)).status);
  });

  it("is not left by a path", async () => {
    for (const path of ["/docs/..%2fpackage.json", "/docs/%2e%2e%2f%2e%2e%2fpackage.json", "/docs/a/b"])
      expect([400, 404]).toContain((await get(path)).status);
  });
});
