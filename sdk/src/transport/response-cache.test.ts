import { expect, it } from "vitest";
import { serve } from "../../test/serve.ts";
import { getObject, getRun } from "../__generated__/operations.ts";
import { createRequester } from "./create-requester.ts";
import { createMemoryCache } from "./response-cache.ts";

const headers = { etag: '"v1"' };

it("revalidates a stored response and returns it after a 304", async () => {
  await using server = await serve(
    { headers, body: { id: "run_1" } },
    { status: 304, headers },
    { headers: { etag: '"v2"' }, body: { id: "run_1", state: "verified" } },
    { status: 304 },
  );
  const request = createRequester({ baseUrl: server.baseUrl, cache: createMemoryCache() });
  const answers = [];
  for (let sent = 0; sent < 4; sent += 1) answers.push(await request(getRun, { runId: "run_1" }));
  const verified = { id: "run_1", state: "verified" };
  expect(answers).toEqual([{ id: "run_1" }, { id: "run_1" }, verified, verified]);
  expect(server.requests.map((sent) => sent.headers["if-none-match"])).toEqual([
    undefined,
    '"v1"',
    '"v1"',
    '"v2"',
  ]);
});

it("returns a separate object to each caller", async () => {
  await using server = await serve({ headers, body: { claimIds: [] } }, { status: 304 });
  const request = createRequester({ baseUrl: server.baseUrl, cache: createMemoryCache() });
  (await request(getRun, { runId: "r" })).claimIds.push("mine");
  expect((await request(getRun, { runId: "r" })).claimIds).toEqual([]);
});

it("is bypassed for requests with headers of the call and for binary responses", async () => {
  await using server = await serve({ headers, body: {} });
  const request = createRequester({ baseUrl: server.baseUrl, cache: createMemoryCache() });
  await request(getRun, { runId: "r" });
  await request(getRun, { runId: "r" }, { headers: { "accept-language": "de" } });
  await request(getObject, { digest: "d" });
  await request(getObject, { digest: "d" });
  expect(server.requests.map((sent) => sent.headers["if-none-match"])).toEqual(Array(4).fill(undefined));
});

it("evicts the least recently used response", async () => {
  const cache = createMemoryCache({ maxEntries: 2 });
  for (const key of ["a", "b"]) cache.set(key, { etag: key, body: "" });
  cache.get("a");
  cache.set("c", { etag: "c", body: "" });
  expect(["a", "b", "c"].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true]);
});
