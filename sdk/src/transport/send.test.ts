import { getEventListeners } from "node:events";
import { describe, expect, it } from "vitest";
import { serve } from "../../test/serve.ts";
import { getObject, getRun } from "../__generated__/operations.ts";
import { TimeoutError } from "../errors.ts";
import { createRequester } from "./create-requester.ts";
import { send } from "./send.ts";

describe("a timeout", () => {
  it("aborts an attempt, which is then retried", async () => {
    await using server = await serve("silence", { body: { id: "run_1" } });
    const request = createRequester({ baseUrl: server.baseUrl, timeoutMs: 300 });
    expect(await request(getRun, { runId: "r" })).toEqual({ id: "run_1" });
  });

  it("rejects with the operation and the milliseconds", async () => {
    await using server = await serve("silence");
    const request = createRequester({ baseUrl: server.baseUrl });
    const error = await request(getRun, { runId: "r" }, { timeoutMs: 50, retries: 0 }).catch(
      (thrown) => thrown,
    );
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({
      message: "getRun: no response in 50 ms",
      operationId: "getRun",
      timeoutMs: 50,
    });
  });

  it("may exceed the maximum delay of a timer", async () => {
    await using server = await serve({ body: {} });
    const request = createRequester({ baseUrl: server.baseUrl, timeoutMs: Number.POSITIVE_INFINITY });
    expect(await request(getRun, { runId: "r" })).toEqual({});
  });
});

describe("a signal", () => {
  it("aborts a request with its reason and prevents retries", async () => {
    await using server = await serve("silence");
    const controller = new AbortController();
    const request = createRequester({ baseUrl: server.baseUrl });
    const answer = request(getRun, { runId: "r" }, { signal: controller.signal });
    const reason = new Error("the reader left");
    void expect
      .poll(() => server.requests.length)
      .toBe(1)
      .then(() => controller.abort(reason));
    await expect(answer).rejects.toBe(reason);
    expect(server.requests).toHaveLength(1);
  });

  it("rejects with an AbortError if it has no reason", async () => {
    await using server = await serve({ body: {} });
    const request = createRequester({ baseUrl: server.baseUrl, signal: AbortSignal.abort() });
    await expect(request(getRun, { runId: "r" })).rejects.toMatchObject({ name: "AbortError" });
    expect(server.requests).toHaveLength(0);
  });

  it("aborts a pause", async () => {
    await using server = await serve({ status: 503, headers: { "retry-after": "60" } });
    const request = createRequester({ baseUrl: server.baseUrl });
    const signal = AbortSignal.timeout(50);
    await expect(request(getRun, { runId: "r" }, { signal })).rejects.toMatchObject({ name: "TimeoutError" });
  });

  it("of the client aborts it like that of the call", async () => {
    await using server = await serve("silence");
    const client = new AbortController();
    const request = createRequester({ baseUrl: server.baseUrl, signal: client.signal });
    const answer = request(getRun, { runId: "r" }, { signal: new AbortController().signal });
    setTimeout(() => client.abort(), 20);
    await expect(answer).rejects.toMatchObject({ name: "AbortError" });
  });

  it("aborts a download in progress", async () => {
    await using server = await serve({ body: "x".repeat(5_000_000) });
    const controller = new AbortController();
    const request = createRequester({ baseUrl: server.baseUrl });
    const response = await request(getObject, { digest: "sha256:ab" }, { signal: controller.signal });
    controller.abort();
    await expect(response.text()).rejects.toMatchObject({ name: "AbortError" });
  });

  it("that is long-lived accumulates no listeners", async () => {
    await using server = await serve({ body: {} }, { status: 404 }, { status: 503 }, { body: {} });
    const { signal } = new AbortController();
    const request = createRequester({ baseUrl: server.baseUrl, signal, sleep: async () => {} });
    for (let sent = 0; sent < 3; sent += 1) await request(getRun, { runId: "r" }).catch(() => {});
    expect(getEventListeners(signal, "abort")).toHaveLength(0);
  });
});

it("reads the response of another library, whose methods cannot be written", async () => {
  class Fixed extends Response {}
  for (const name of ["text", "clone"] as const)
    Object.defineProperty(Fixed.prototype, name, { value: Response.prototype[name] });
  const fetch = async () => new Fixed("kept");
  const request = new Request("https://example.org/");
  const options = {
    operationId: "get",
    redact: String,
    timeoutMs: 1000,
    signal: undefined,
    reads: () => "text" as const,
    fetch,
  };
  const response = await send(request, options);
  expect(await response.clone().text()).toBe("kept");
  expect(await response.text()).toBe("kept");
});
