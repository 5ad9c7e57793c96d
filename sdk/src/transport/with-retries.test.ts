import { describe, expect, it } from "vitest";
import { recordedSleep } from "../../test/recorded-sleep.ts";
import { type Answer, serve } from "../../test/serve.ts";
import { createRun, getRun, signIn, updateStar } from "../__generated__/operations.ts";
import { ConnectionError } from "../errors.ts";
import { createRequester } from "./create-requester.ts";

const good: Answer = { body: { id: "run_1" } };

async function attempt(answers: Answer[], retries?: number) {
  const server = await serve(...answers);
  const sleep = recordedSleep();
  const request = createRequester({
    baseUrl: server.baseUrl,
    sleep,
    ...(retries !== undefined && { retries }),
  });
  return { server, request, pauses: sleep.pauses, [Symbol.asyncDispose]: server.close };
}

describe("a safe request", () => {
  it.each([408, 429, 502, 503, 504])("is retried after %i", async (status) => {
    await using at = await attempt([{ status }, { status }, good]);
    expect(await at.request(getRun, { runId: "run_1" })).toEqual({ id: "run_1" });
    expect(at.server.requests).toHaveLength(3);
  });

  it("is retried when the connection is lost", async () => {
    await using at = await attempt(["reset", good]);
    expect(await at.request(getRun, { runId: "run_1" })).toEqual({ id: "run_1" });
  });

  it.each([400, 401, 404, 409, 500, 501])("is not retried after %i", async (status) => {
    await using at = await attempt([{ status }, good]);
    await expect(at.request(getRun, { runId: "run_1" })).rejects.toMatchObject({ status });
    expect(at.server.requests).toHaveLength(1);
  });

  it("rejects with the last error after two retries", async () => {
    await using at = await attempt([{ status: 503 }, { status: 503 }, { status: 502 }, good]);
    await expect(at.request(getRun, { runId: "r" })).rejects.toMatchObject({ status: 502 });
  });

  it("takes the number of retries from the call before the client", async () => {
    await using at = await attempt([{ status: 503 }, good], 0);
    await expect(at.request(getRun, { runId: "r" })).rejects.toMatchObject({ status: 503 });
    expect(await at.request(getRun, { runId: "r" }, { retries: 1 })).toEqual({ id: "run_1" });
  });

  it("may be a POST that the contract declares safe to retry", async () => {
    await using at = await attempt([{ status: 503 }, good]);
    await at.request(updateStar, { repositoryId: "r", action: "star" });
    expect(at.server.requests.map(({ body }) => body.toString())).toEqual(
      Array(2).fill('{"repositoryId":"r","action":"star"}'),
    );
  });
});

describe("a write", () => {
  const run = { repositoryId: "r", claimId: "c" };
  const keysOf = ({ server }: Awaited<ReturnType<typeof attempt>>) =>
    server.requests.map(({ headers }) => headers["idempotency-key"]);
  const underWay: Answer = { status: 409, headers: { "retry-after": "5" } };

  it.each<Answer>([{ status: 503 }, { status: 429 }, "reset", underWay])(
    "is retried with the same Idempotency-Key (%j)",
    async (answer) => {
      await using at = await attempt([answer, answer, good]);
      await at.request(createRun, run);
      const [key, ...others] = keysOf(at);
      expect(key).toMatch(/^"[\d-]{7,43}"$/);
      expect(others).toEqual([key, key]);
      await at.request(createRun, run);
      expect(keysOf(at).at(-1)).not.toBe(key);
    },
  );

  it("has the key that the caller gives, and a read has none", async () => {
    await using at = await attempt([good]);
    await at.request(createRun, run, { headers: { "Idempotency-Key": "mine" } });
    await at.request(getRun, { runId: "r" });
    expect(keysOf(at)).toEqual(["mine", undefined]);
  });

  it("that conflicts for good is not retried", async () => {
    await using at = await attempt([{ status: 409 }, good]);
    await expect(at.request(createRun, run)).rejects.toMatchObject({ status: 409 });
    expect(at.server.requests).toHaveLength(1);
  });

  it.each<Answer>([{ status: 503 }, { status: 429 }, "reset"])(
    "that takes no key is sent once, whatever happens (%j)",
    async (answer) => {
      await using at = await attempt([answer, good]);
      await expect(at.request(signIn, { email: "a@b.org", password: "p" })).rejects.toThrow();
      expect(keysOf(at)).toEqual([undefined]);
    },
  );
});

describe("the pause before a retry", () => {
  it("is that of Retry-After", async () => {
    const date = new Date(Date.now() + 20_000).toUTCString();
    await using at = await attempt([
      { status: 429, headers: { "retry-after": "7" } },
      { status: 503, headers: { "retry-after": date } },
      good,
    ]);
    await at.request(getRun, { runId: "r" });
    expect(at.pauses[0]).toBe(7000);
    expect(at.pauses[1]).toBeGreaterThan(17_000);
    expect(at.pauses[1]).toBeLessThanOrEqual(20_000);
  });

  it("is at most a minute: with a longer Retry-After the request rejects", async () => {
    await using at = await attempt([{ status: 429, headers: { "retry-after": "86400" } }, good]);
    await expect(at.request(getRun, { runId: "r" })).rejects.toMatchObject({ retryAfterSeconds: 86_400 });
    expect(at.server.requests).toHaveLength(1);
  });

  it("doubles otherwise, up to 8 s, with jitter", async () => {
    await using at = await attempt(Array(8).fill({ status: 503 }), 7);
    await expect(at.request(getRun, { runId: "r" })).rejects.toMatchObject({ status: 503 });
    for (const [index, most] of [500, 1000, 2000, 4000, 8000, 8000, 8000].entries()) {
      expect(at.pauses[index]).toBeGreaterThanOrEqual(most / 2);
      expect(at.pauses[index]).toBeLessThanOrEqual(most);
    }
    expect(new Set(at.pauses).size).toBe(7);
  });
});

it("names the address and the cause if there is no response", async () => {
  const server = await serve(good);
  await server.close();
  const request = createRequester({ baseUrl: server.baseUrl, sleep: recordedSleep() });
  const error = await request(getRun, { runId: "r" }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ConnectionError);
  expect(String(error)).toBe(`ConnectionError: getRun: no response from ${server.baseUrl} (ECONNREFUSED)`);
});
