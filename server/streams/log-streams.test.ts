import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LogRecord, RunRecord } from "../domain/records.ts";
import type { LogSource } from "./log-source.ts";
import { createLogStreams, type LogStreamsOptions } from "./log-streams.ts";

/** A Run whose log is written by the test, and the reads of it. */
function createSource() {
  const log: LogRecord[] = [];
  const counted = { polls: 0, items: 0 };
  let state: RunRecord["state"] = "running";
  let failure: Error | null = null;
  const source: LogSource = {
    async findState(id) {
      counted.polls += 1;
      if (failure) throw failure;
      return { id, state, queuedAt: "q", startedAt: "s", finishedAt: null, replacedBy: null };
    },
    lastLogSequence: async () => log.at(-1)?.sequence ?? 0,
    async listLogs(_, limit, after = 0) {
      const items = log.filter(({ sequence }) => sequence > after).slice(0, limit);
      counted.items += items.length;
      return items;
    },
  };
  return {
    source,
    counted,
    write(count: number, text = "x") {
      for (let item = 0; item < count; item++)
        log.push({ runId: "run", sequence: log.length + 1, stream: "stdout", recordedAt: "r", text });
    },
    finish() {
      state = "succeeded";
    },
    fail(error: Error) {
      failure = error;
    },
  };
}

const defaults = {
  limits: { streams: 100, perCaller: 100 },
  times: { retry: 1, heartbeat: 15_000, recheck: 5000, longest: 600_000 },
  intervals: { shortest: 100, longest: 100 },
};
const errors: unknown[] = [];
function setUp(changes: Partial<LogStreamsOptions> = {}) {
  const run = createSource();
  const streams = createLogStreams({
    ...{ source: run.source, warn: (error) => void errors.push(error), ...defaults },
    ...changes,
  });
  const open = (mayRead = async () => true) => {
    const stream = streams.open({ runId: "run", after: 0, caller: "ada", mayRead });
    const reader = stream.getReader();
    const read = async () => {
      const { done, value } = await reader.read();
      return done ? null : new TextDecoder().decode(value);
    };
    return { read, close: () => reader.cancel() };
  };
  return { ...run, streams, open };
}

async function readAll({ read }: { read(): Promise<string | null> }): Promise<string> {
  let text = "";
  for (let part = await read(); part !== null; part = await read()) text += part;
  return text;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => {
  vi.useRealTimers();
  errors.length = 0;
});

describe("streams of one Run", () => {
  it("begin with the state, however long the log takes to be read first", async () => {
    const { source, write } = createSource();
    write(2);
    let isFirst = true;
    const slow: LogSource = {
      ...source,
      async listLogs(...given) {
        if (isFirst) {
          isFirst = false;
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
        return source.listLogs(...given);
      },
    };
    const { open } = setUp({ source: slow, times: { ...defaults.times, heartbeat: 10 } });
    const { read, close } = open();
    let text = "";
    const reading = (async () => {
      for (let part = await read(); part !== null; part = await read()) text += part;
    })();
    await vi.advanceTimersByTimeAsync(300);
    await close();
    await reading;
    expect([...text.matchAll(/^event: (\w+)$/gm)].map(([, name]) => name)).toEqual(["state", "log", "log"]);
  });

  it("share its polls, and are polled for no longer than one is open", async () => {
    const { counted, streams, open, write } = setUp();
    const opened = Array.from({ length: 10 }, () => open());
    const texts = opened.map(readAll);
    await vi.advanceTimersByTimeAsync(1000);
    write(5);
    await vi.advanceTimersByTimeAsync(1000);
    expect(counted.polls).toBeLessThanOrEqual(21);
    // All have been sent what one poll has read.
    expect(counted.items).toBe(5);
    streams.close();
    expect((await Promise.all(texts)).map((text) => text.match(/^event: log$/gm)?.length)).toEqual(
      Array(10).fill(5),
    );
    const { polls } = counted;
    await vi.advanceTimersByTimeAsync(5000);
    expect(counted.polls).toBe(polls);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("are polled less often while nothing is written", async () => {
    const { counted, open } = setUp({ intervals: { shortest: 100, longest: 1000 } });
    const { read, close } = open();
    await Promise.all([read(), read(), vi.advanceTimersByTimeAsync(20_000)]);
    expect(counted.polls).toBeLessThan(40);
    await close();
  });

  it("end with the Run, and with a store that does not answer any more", async () => {
    const ended = setUp();
    ended.write(1);
    const first = readAll(ended.open());
    await vi.advanceTimersByTimeAsync(500);
    ended.finish();
    await vi.advanceTimersByTimeAsync(500);
    expect(await first).toMatch(/event: log\n[\s\S]*event: end\n/);

    const broken = setUp();
    const second = readAll(broken.open());
    await vi.advanceTimersByTimeAsync(500);
    broken.fail(new Error("The disk is gone."));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await second).not.toContain("event: end");
    expect([broken.streams.size, errors.length]).toEqual([0, 20]);
  });
});

describe("a client that reads slowly", () => {
  it("keeps a few items at most, and gets all of them in the end", async () => {
    const { counted, open, write, finish } = setUp();
    write(5000);
    const slow = open();
    for (let part = 0; part < 5; part++) await Promise.all([slow.read(), vi.advanceTimersByTimeAsync(200)]);
    const { items } = counted;
    expect(items).toBeLessThan(100);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(counted.items).toBe(items);
    finish();
    await vi.advanceTimersByTimeAsync(200);
    expect((await readAll(slow)).match(/^event: log$/gm)?.length).toBeGreaterThan(4990);
  });

  it("is closed after the longest time, although it reads nothing", async () => {
    const { streams, open } = setUp();
    const idle = open();
    const other = open();
    await other.close();
    expect(streams.size).toBe(1);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(streams.size).toBe(0);
    expect(await idle.read()).toBeNull();
  });
});

it("a stream ends when its caller may not read the Run any more, or that cannot be told", async () => {
  for (const mayRead of [async () => false, () => Promise.reject(new Error("The disk is gone."))]) {
    const { streams, open, write } = setUp();
    const text = readAll(open(mayRead));
    await vi.advanceTimersByTimeAsync(6000);
    write(1);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await text).not.toContain("event: log");
    expect(streams.size).toBe(0);
  }
});

it("none is opened after the end of all", () => {
  const { streams, open } = setUp();
  streams.close();
  expect(open).toThrow("The service is busy");
});
