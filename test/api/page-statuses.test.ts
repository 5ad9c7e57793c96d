import { afterAll, beforeAll, expect, it } from "vitest";
import { createPages } from "../support/pages.ts";
import { type SeededService, startSeededService } from "../support/seeded-service.ts";

let test: SeededService;
beforeAll(async () => {
  test = await startSeededService();
  const repository = await test.seed.repository({ owner: "ada", slug: "paper" });
  await createPages(test, test.seed).withJob({ state: "completed", stage: "completed" }, repository);
});
afterAll(() => test[Symbol.asyncDispose]());

it.each(["/r/ada", "/r/ada/paper/processing", "/robots.txt", "/api/feeds/ada/paper", "/api/oembed?url="])(
  "%s is not sent again to who has it",
  async (path) => {
    const address = path.endsWith("=")
      ? `${test.url}${path}${encodeURIComponent(`${test.url}/r/ada/paper`)}`
      : `${test.url}${path}`;
    const first = await fetch(address, { headers: { accept: "*/*" } });
    expect(first.status).toBe(200);
    const etag = first.headers.get("etag")!;
    const again = await fetch(address, { headers: { accept: "*/*", "if-none-match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  },
);

it.each(["/docs/operations/", "/invitations/"])("a name that is too long is refused at %s", async (path) => {
  const headers = { cookie: test.ada.cookie };
  const response = await fetch(`${test.url}${path}${"x".repeat(129)}`, { headers });
  expect(response.status).toBe(400);
});
