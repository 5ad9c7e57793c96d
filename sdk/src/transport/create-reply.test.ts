import { expect, it } from "vitest";
import { serve } from "../../test/serve.ts";
import { createClient } from "../client.ts";

it("tells the response with the body, of one request", async () => {
  await using server = await serve({ body: { id: "run_1" }, headers: { "x-request-id": "req_1" } });
  const reply = createClient({ baseUrl: server.baseUrl }).runs.get({ runId: "run_1" });
  const { data, response } = await reply.withResponse();
  expect([data, response.status, response.requestId]).toEqual([await reply, 200, "req_1"]);
  expect(await reply.result()).toEqual({ ok: true, data, response });
  expect(server.requests).toHaveLength(1);
});

it("gives errors of a request as values, and rejects for a mistake of the caller", async () => {
  await using server = await serve({ status: 404 }, { status: 302 }, "reset");
  const { runs } = createClient({ baseUrl: server.baseUrl, retries: 0 });
  const names: unknown[] = [];
  for (let sent = 0; sent < 3; sent += 1) {
    const result = await runs.get({ runId: "run_1" }).result();
    if (!result.ok) names.push(result.error.name);
  }
  expect(names).toEqual(["ServiceError", "RedirectError", "ConnectionError"]);
  await expect(runs.get({ runId: ".." }).result()).rejects.toThrow(TypeError);
  const signal = AbortSignal.abort();
  await expect(runs.get({ runId: "r" }, { signal }).result()).rejects.toMatchObject({ name: "AbortError" });
});

it("leaves no rejection unhandled that was asked for otherwise", async () => {
  const unhandled: unknown[] = [];
  const note = (error: unknown) => unhandled.push(error);
  process.on("unhandledRejection", note);
  await using server = await serve({ status: 404 });
  const client = createClient({ baseUrl: server.baseUrl });
  await client.runs.get({ runId: "r" }).result();
  await client.runs
    .get({ runId: "r" })
    .withResponse()
    .catch(() => {});
  await new Promise((resolve) => setImmediate(resolve));
  process.off("unhandledRejection", note);
  expect(unhandled).toEqual([]);
});
