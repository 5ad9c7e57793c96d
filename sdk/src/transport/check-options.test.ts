import { describe, expect, it } from "vitest";
import { createClient } from "../client.ts";

const baseUrl = "https://verify.example.org";
const client = createClient({ baseUrl });
const message = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(TypeError);
    return (error as Error).message;
  }
  return "";
};

describe("an option is checked when it is given:", () => {
  it.each<[object, string]>([
    [
      { timeout: 5 },
      'createClient: the option "timeout" must be one of baseUrl, apiKey, signal, timeoutMs, ',
    ],
    [{ timeoutMs: -1 }, 'createClient: the option "timeoutMs" must be milliseconds above 0'],
    [{ timeoutMs: "30" }, '"timeoutMs" must be'],
    [{ timeoutMs: Number.NaN }, '"timeoutMs" must be'],
    [{ retries: 1.5 }, '"retries" must be a whole number from 0'],
    [{ apiKey: "" }, '"apiKey" must be one word'],
    [{ apiKey: null }, '"apiKey" must be one word'],
    [{ headers: new Headers() }, '"headers" must be an object of texts'],
    [{ headers: { a: 1 } }, '"headers" must be an object of texts'],
    [{ signal: {} }, '"signal" must be an AbortSignal'],
    [{ cache: true }, '"cache" must be a cache'],
    [{ observe: {} }, '"observe" must be a function'],
    [{ constructor: 1 }, '"constructor" must be one of'],
  ])("of the client: %j", (options, expected) => {
    expect(message(() => createClient({ baseUrl, ...options }))).toContain(expected);
  });

  it("of a call, of a list and of client.http", async () => {
    const wrong = { timeoutMs: 0 };
    const expected = 'the option "timeoutMs" must be milliseconds above 0';
    await expect(client.runs.get({ runId: "r" }, wrong)).rejects.toThrow(`getRun: ${expected}`);
    await expect(client.runs.list({}, wrong)).rejects.toThrow(`listRuns: ${expected}`);
    await expect(client.http.GET("/api/health", wrong)).rejects.toThrow(`client.http: ${expected}`);
  });

  it("of a wait", () => {
    expect(message(() => client.waitForRun("r", { pollIntervalMs: -5 }))).toContain(
      '"pollIntervalMs" must be',
    );
    expect(message(() => client.waitForProcessing("r", { stopWhenBlocked: 1 as never }))).toContain(
      "true or",
    );
    expect(message(() => client.waitForRun("r", { intervalMs: 5 } as never))).toContain("pollIntervalMs");
  });
});
