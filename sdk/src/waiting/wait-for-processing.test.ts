import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { example } from "../../test/example.ts";
import { type Answer, serve } from "../../test/serve.ts";
import type { JobState, ProcessingEvent, ProcessingStatus } from "../__generated__/types.ts";
import { createClient } from "../client.ts";
import { ProcessingBlockedError, ProcessingFailedError } from "./errors.ts";

const status: ProcessingStatus = example("ProcessingStatus");
const event = (sequence: number, state: JobState, payload = {}): ProcessingEvent => ({
  ...status.events[0]!,
  sequence,
  state,
  payload,
});

/** Builds a response with a job in `state` and the events of a range of sequence numbers. */
const at = (state: JobState, first: number, last: number, lastError?: string): Answer => ({
  body: {
    job: { ...status.job, state, ...(lastError && { lastError }) },
    events: Array.from({ length: last - first + 1 }, (_, index) => event(first + index, state)),
  },
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Creates a client whose pauses take no time but advance the clock. */
async function follow(...answers: Answer[]) {
  const server = await serve(...answers);
  const pauses: number[] = [];
  const sleep = async (milliseconds: number) => {
    pauses.push(milliseconds);
    vi.setSystemTime(Date.now() + milliseconds);
  };
  const client = createClient({ baseUrl: server.baseUrl, sleep });
  return { server, client, pauses, [Symbol.asyncDispose]: server.close };
}

describe("waitForProcessing", () => {
  it("resolves with the completed job and reports each event once, in order", async () => {
    await using to = await follow(
      at("queued", 1, 1),
      at("running", 1, 4),
      at("running", 1, 4),
      at("completed", 3, 6),
    );
    const received: number[] = [];
    const job = await to.client.waitForProcessing("repo_1", {
      onEvent: ({ sequence }) => void received.push(sequence),
    });
    expect(job.state).toBe("completed");
    expect(received).toEqual([1, 2, 3, 4, 5, 6]);
    expect(to.pauses).toEqual([10_000, 10_000, 10_000]);
    expect(to.server.requests[0]!.url).toBe("/api/processing?repositoryId=repo_1");
  });

  it("polls at the given interval, or less often if Retry-After is longer", async () => {
    const limited = { status: 429, headers: { "retry-after": "30" } };
    await using to = await follow(at("queued", 1, 1), limited, at("running", 1, 2), at("completed", 1, 3));
    await to.client.waitForProcessing("r", { pollIntervalMs: 500 });
    expect(to.pauses).toEqual([500, 30_000, 500]);
  });

  it("survives a restart of the service", async () => {
    const page = { status: 200, body: "<h1>Back soon</h1>" };
    await using to = await follow(
      at("running", 1, 1),
      "reset",
      { status: 502 },
      { status: 503 },
      page,
      at("completed", 1, 2),
    );
    const passed: unknown[] = [];
    const job = await to.client.waitForProcessing("r", { onRetry: (error) => passed.push(error) });
    expect(job.state).toBe("completed");
    expect(passed.map((error) => (error as Error).name)).toEqual([
      "ConnectionError",
      "ServiceError",
      "ServiceError",
      "ServiceError",
    ]);
  });

  it.each(["failed", "cancelled"] as const)("rejects with the job if it is %s", async (state) => {
    await using to = await follow(at(state, 1, 2, "The PDF has no text."));
    const error = await to.client.waitForProcessing("r").catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProcessingFailedError);
    expect(error).toMatchObject({ job: { state }, message: expect.stringContaining("The PDF has no text.") });
  });

  it("rejects with the reason if the job is blocked", async () => {
    const reason = "There is no sandbox: install bubblewrap.";
    const blocked = {
      body: { job: { ...status.job, state: "blocked" }, events: [event(3, "blocked", { reason })] },
    };
    await using to = await follow(blocked);
    const received: number[] = [];
    const wait = to.client.waitForProcessing("r", {
      onEvent: ({ sequence }) => void received.push(sequence),
    });
    const error = await wait.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProcessingBlockedError);
    expect(error).toMatchObject({ reason, message: expect.stringContaining(reason) });
    expect(received).toEqual([3]);
  });

  it("waits for a blocked job if stopWhenBlocked is false", async () => {
    await using to = await follow(at("blocked", 1, 3), at("running", 1, 5), at("completed", 1, 6));
    const received: string[] = [];
    const onEvent = (one: ProcessingEvent) => void received.push(one.state);
    await to.client.waitForProcessing("r", { stopWhenBlocked: false, onEvent });
    expect(new Set(received)).toEqual(new Set(["blocked", "running", "completed"]));
  });

  it("rejects at once for an error that is not transient", async () => {
    await using to = await follow({ status: 404, body: { error: "Processing job not found." } });
    await expect(to.client.waitForProcessing("r")).rejects.toMatchObject({ code: "not_found" });
    expect(to.server.requests).toHaveLength(1);
  });

  it("polls once more at the end of the timeout, then rejects", async () => {
    await using to = await follow(at("running", 1, 1));
    await expect(to.client.waitForProcessing("r", { timeoutMs: 25_000 })).rejects.toMatchObject({
      name: "TimeoutError",
      message: "waitForProcessing r: it has not ended in 25000 ms",
    });
    expect(to.pauses).toEqual([10_000, 10_000, 5000]);
    expect(to.server.requests).toHaveLength(4);
  });

  it("waits for an hour by default, even if the service never responds", async () => {
    await using to = await follow({ status: 503 });
    await expect(to.client.waitForProcessing("r")).rejects.toMatchObject({ timeoutMs: 3_600_000 });
    expect(to.pauses).toHaveLength(360);
  });

  it("rejects with the reason of its signal", async () => {
    await using server = await serve(at("running", 1, 1));
    const controller = new AbortController();
    const reason = new Error("the reader left");
    const wait = createClient({ baseUrl: server.baseUrl }).waitForProcessing("r", {
      signal: controller.signal,
    });
    setTimeout(() => controller.abort(reason), 50);
    await expect(wait).rejects.toBe(reason);
  });

  it("rejects with an error of the callback, even if it looks transient", async () => {
    await using to = await follow(at("running", 1, 1), at("completed", 1, 2));
    const mine = Object.assign(new Error("mine"), { status: 503 });
    const wait = to.client.waitForProcessing("r", { onEvent: () => Promise.reject(mine) });
    await expect(wait).rejects.toBe(mine);
    expect(to.server.requests).toHaveLength(1);
  });
});
