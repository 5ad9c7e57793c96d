import { afterAll, beforeAll, expect, it } from "vitest";
import { startService, type TestService } from "../support/service.ts";

let test: TestService;
beforeAll(async () => {
  test = await startService({ SERVICE_ROLE: "web" });
});
afterAll(() => test[Symbol.asyncDispose]());

it("serves the guide for language models, which pages name and caches ask for again", async () => {
  const home = await (await fetch(test.url, { headers: { accept: "text/html" } })).text();
  const [, path] = /<link rel="alternate" href="([^"]+)" type="text\/plain">/.exec(home)!;
  const answer = await fetch(`${test.url}${path}`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  const text = await answer.text();
  expect(text).toMatch(/^# Research Verification Service\n\n> /);
  expect(text).toContain("- `client.runs.create(parameters, options?)`: ");
  for (const [, address] of text.matchAll(/\]\((\/[^)]+)\)/g)) {
    const { status } = await fetch(`${test.url}${address}`);
    expect([200, 405], address).toContain(status);
  }
  const tag = answer.headers.get("etag")!;
  expect((await fetch(`${test.url}${path}`, { headers: { "if-none-match": tag } })).status).toBe(304);
});
