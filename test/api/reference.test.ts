import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { operationList } from "../../server/__generated__/operations.ts";
import { document, operations } from "../support/contract.ts";
import { browser } from "../support/pages.ts";
import { startService, type TestService } from "../support/service.ts";

let test: TestService;
beforeAll(async () => {
  test = await startService({ SERVICE_ROLE: "web" });
});
afterAll(() => test[Symbol.asyncDispose]());

const get = (path: string, headers = {}) => fetch(`${test.url}${path}`, { headers });
const page = async (path: string, language = "en") =>
  (await get(path, { cookie: `lang=${language}` })).text();

const schemas = Object.keys(document.components.schemas);
const addresses = [
  "/docs",
  ...operationList.map(({ id }) => `/docs/operations/${id}`),
  ...schemas.map((name) => `/docs/schemas/${name}`),
];

it("is published at /openapi.json: the contract, whole, as OpenAPI 3.1.0 of version 1.1.0", async () => {
  const response = await get("/openapi.json");
  expect(response.headers.get("content-type")).toBe("application/json");
  const published = (await response.json()) as { openapi: string; info: { version: string } };
  expect([published.openapi, published.info.version]).toEqual(["3.1.0", "1.1.0"]);
  expect(published).toEqual(document);
});

describe("the API reference", () => {
  it("has a page for every operation and schema, small, without script, and every link of it leads somewhere", async () => {
    const ids = new Map<string, Set<string>>();
    const links: [string, string][] = [];
    for (const address of addresses) {
      const html = await page(address);
      expect(html, address).toContain("<h1>");
      expect(html, address).not.toMatch(/<script|undefined|\[object|\bon\w+=/);
      expect(gzipSync(html).length, address).toBeLessThan(60_000);
      ids.set(address, new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id!)));
      expect(ids.get(address)!.size, `${address}: an id twice`).toBe([...html.matchAll(/ id="/g)].length);
      for (const [, link] of html.matchAll(/<a href="([^"?]*)/g)) links.push([address, link!]);
    }
    const others = new Set<string>();
    for (const [from, link] of links) {
      const [path, fragment] = link.split("#");
      const target = path || from;
      if (!ids.has(target)) others.add(target);
      else if (fragment) expect(ids.get(target), `${from}: ${link}`).toContain(fragment);
    }
    for (const other of others) {
      expect(other).toMatch(/^\/[a-z.]*/);
      expect((await get(other)).status, other).toBe(200);
    }
  });

  it("is reached from its first page, whole", async () => {
    const html = await page("/docs");
    for (const address of addresses.slice(1)) expect(html).toContain(`href="${address}"`);
  });

  it("leads from each operation that a text names to its page", async () => {
    const link = '<a href="/docs/operations/getProcessing"><code>getProcessing</code></a>';
    expect(await page("/docs/operations/createRepository")).toContain(`follow it through ${link}`);
  });

  it("says of an operation who may call it, what it takes and answers, and what follows", async () => {
    const html = await page("/docs/operations/createRun");
    for (const text of [
      "an API key with the scope <code>run</code>",
      "120 in 1 min",
      "<code>create_run</code>",
      "await client.runs.create({\n  repositoryId: &quot;repo_",
      `curl -X POST ${test.url}/api/v1/runs`,
      "<code>Idempotency-Key</code>",
      '<a href="/docs/schemas/RunRequest"><code>RunRequest</code></a>',
      '<h3 id="202">202</h3>',
      "<code>Retry-After</code>",
      '<a href="/docs/operations/getRun"><code>getRun</code></a>',
      "<code>runId = $response.body#/id</code>",
    ])
      expect(html).toContain(text);
  });

  it("has every parameter, status and media type of every operation", async () => {
    for (const { operationId, parameters, requestBody, responses } of operations) {
      const html = await page(`/docs/operations/${operationId}`);
      const named = [
        ...parameters.map(({ name }) => name),
        ...Object.keys(requestBody?.content ?? {}),
        ...Object.values(responses).flatMap(({ content }) => Object.keys(content ?? {})),
      ];
      for (const name of named) expect(html, operationId).toContain(`<code>${name}</code>`);
      for (const status of Object.keys(responses)) expect(html, operationId).toContain(`>${status}<`);
    }
  });

  it("says of a schema what each member is, and what uses it", async () => {
    const html = await page("/docs/schemas/RepositorySnapshot");
    for (const text of [
      "licenses.paper",
      "paperUrl",
      '<a href="/docs/schemas/Visibility">',
      "or <code>null</code>",
    ])
      expect(html).toContain(text);
    const digest = await page("/docs/schemas/Digest");
    expect(digest).toContain("^sha256:[0-9a-f]{64}$");
    expect(digest).toContain('<a href="/docs/schemas/Evidence">');
  });

  it.each([
    "/docs/operations/nothing",
    "/docs/operations/__proto__",
    "/docs/schemas/constructor",
    "/docs/schemas/__proto__",
  ])("has no %s, and says so as a page", async (path) => {
    const response = await get(path, { accept: browser });
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  });

  it("has no file beside its pages", async () => {
    for (const path of [
      "swagger-ui.css",
      "initializer.js",
      "..%2fpackage.json",
      "a/b",
      "operations",
      "schemas/",
    ])
      expect((await get(`/docs/${path}`)).status, path).toBe(404);
    expect((await get(`/docs/schemas/${"a".repeat(129)}`)).status).toBe(400);
  });

  it.each(["/docs", "/docs/operations/getClaim", "/docs/schemas/Claim"])(
    "may be kept and is revalidated, and is held to its own address: %s",
    async (path) => {
      const response = await get(path);
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(response.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
      const policy = response.headers.get("content-security-policy")!;
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/script-src|https?:|\*/);
      const tag = response.headers.get("etag")!;
      expect((await get(path, { "if-none-match": tag })).status).toBe(304);
      const head = await fetch(`${test.url}${path}`, { method: "HEAD" });
      expect([head.status, head.headers.get("etag"), await head.text()]).toEqual([200, tag, ""]);
    },
  );

  it.each([
    ["de", "Wer sie aufrufen darf"],
    ["zh-Hans", "谁可以调用"],
  ])("has its own words in %s, and marks the contract's as English", async (language, words) => {
    const html = await page("/docs/operations/createRun", language);
    expect(html).toContain(words);
    expect(html).toContain('<h1><span lang="en">Request a Run</span></h1>');
  });
});
