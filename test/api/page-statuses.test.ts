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

it("what a stranger finds nowhere leads to the sign-in page and back, and a signed-in reader is not led there", async () => {
  const path = "/r/ada/nothing/runs/run_00000000000000000000000000?x=1";
  const open = async (headers: Record<string, string>) => {
    const response = await fetch(`${test.url}${path}`, { headers: { accept: "text/html", ...headers } });
    return [
      response.status,
      (await response.text()).includes(`/sign-in?${new URLSearchParams({ next: path })}`),
    ];
  };
  expect(await open({})).toEqual([404, true]);
  expect(await open({ cookie: test.ada.cookie })).toEqual([404, false]);
});
