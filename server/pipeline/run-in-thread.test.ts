import { availableParallelism } from "node:os";
import { describe, expect, it } from "vitest";
import { runInThread } from "./run-in-thread.ts";

/** The code of a ThreadFunction. */
const module = (code: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { threadId } from "node:worker_threads";export const run = async (input, post) => {${code}};`)}`,
  );

async function run(code: string, changes: { milliseconds?: number; signal?: AbortSignal } = {}) {
  const { milliseconds = 30_000, signal = new AbortController().signal } = changes;
  const messages: unknown[] = [];
  const end = await runInThread({
    module: module(code),
    input: { word: "given" },
    limits: { milliseconds, memoryMiB: 32 },
    signal,
    onMessage: (message) => messages.push(message),
  });
  return { end, messages };
}

const post = "post(input.word);";

describe("runInThread", () => {
  it("delivers every message of a function that returns", async () => {
    expect(await run(`${post} ${post}`)).toEqual({ end: "finished", messages: ["given", "given"] });
  });

  it("ends a thread at its deadline and keeps what it had posted", async () => {
    expect(await run(`${post} for (;;);`, { milliseconds: 1_000 })).toEqual({
      end: "limit",
      messages: ["given"],
    });
  });

  it("ends a thread at its memory limit", async () => {
    const fill = "const all = []; for (;;) all.push({ ...input });";
    expect(await run(`${post} ${fill}`)).toMatchObject({ end: "limit" });
  });

  it("uses a thread again, of the same memory limit, but none that it has ended", async () => {
    const thread = async () => (await run("post(threadId);")).messages[0];
    const first = await thread();
    expect(await thread()).toBe(first);
    const both = await Promise.all([thread(), thread()]);
    const [one, other] = both;
    expect(one).toBe(first);
    expect(other).not.toBe(first);
    if (availableParallelism() > 1)
      expect(new Set(await Promise.all([thread(), thread()]))).toEqual(new Set(both));
    const { messages } = await run("post(threadId); for (;;);", { milliseconds: 1_000 });
    expect(both).toContain(messages[0]);
    const later = await Promise.all([thread(), thread()]);
    expect(later).not.toContain(messages[0]);
  });

  it("gives the thread nothing of the server's environment but where compiled code is kept", async () => {
    const [names] = (await run("post(Object.keys(process.env));")).messages as [string[]];
    expect(names.filter((name) => name !== "NODE_COMPILE_CACHE")).toEqual([]);
  });

  it("throws what the module throws", async () => {
    await expect(run("throw new Error('a defect');")).rejects.toThrow("a defect");
  });

  it("rejects when the signal is aborted, before and during the run", async () => {
    await expect(run(post, { signal: AbortSignal.abort(new Error("stopping")) })).rejects.toThrow("stopping");
    const stopping = new AbortController();
    const running = run("for (;;);", { signal: stopping.signal });
    stopping.abort(new Error("stopping"));
    await expect(running).rejects.toThrow("stopping");
  });
});
