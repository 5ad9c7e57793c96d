import { afterEach, expect, it, vi } from "vitest";
import type { LogRecord } from "../domain/records.ts";
import { createLogWriter } from "./log-writer.ts";
import type { StageContext } from "./stage.ts";

function writer(appendLogs: (items: LogRecord[]) => Promise<void>, now = () => new Date(0)) {
  const save = ((work) => work({ runs: { appendLogs } } as never)) as StageContext["save"];
  return createLogWriter("run_1", save, now);
}
afterEach(() => void vi.useRealTimers());

it("writes items in order", async () => {
  const written: LogRecord[] = [];
  const log = writer(async (items) => void written.push(...items));
  log.write({ stream: "stdout", text: "a" });
  log.write({ stream: "stderr", text: "b" });
  await log.end();
  expect(written.map(({ sequence, stream, text }) => [sequence, stream, text])).toEqual([
    [1, "stdout", "a"],
    [2, "stderr", "b"],
  ]);
});

it("stores the beginning and the end of a long log, and says what is not there", async () => {
  const written: LogRecord[] = [];
  const log = writer(async (items) => void written.push(...items));
  log.write({ stream: "system", text: "First." });
  for (let item = 1; item < 5_000; item++) log.write({ stream: "stdout", text: `${item % 10}` });
  log.write({ stream: "system", text: "Stopped." });
  await log.end();
  expect(written.map(({ sequence }) => sequence)).toEqual(written.map((_, index) => index + 1));
  expect(written).toHaveLength(2_002);
  expect(written.slice(999, 1_003)).toMatchObject([
    { stream: "stdout", text: "9" },
    { stream: "system", text: expect.stringMatching(/its end when the Run has ended/) },
    { stream: "system", text: expect.stringMatching(/^\[… 3,001 characters of the log cut here/) },
    { stream: "stdout", text: "1" },
  ]);
  expect(written.slice(-2)).toMatchObject([{ text: "9" }, { stream: "system", text: "Stopped." }]);
});

it("bounds a log of large items", async () => {
  const written: LogRecord[] = [];
  const log = writer(async (items) => void written.push(...items));
  for (let item = 0; item < 500; item++) log.write({ stream: "stdout", text: "x".repeat(64 * 1024) });
  log.write({ stream: "stdout", text: "last" });
  await log.end();
  expect(written.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThan(8.1 * 1024 * 1024);
  expect(written.at(-1)?.text).toBe("last");
});

it("shows a progress bar as it was last", async () => {
  const written: LogRecord[] = [];
  const log = writer(async (items) => void written.push(...items));
  log.write({ stream: "stderr", text: "10%\r20%\r100%\n" });
  await log.end();
  expect(written.map(({ text }) => text)).toEqual(["100%\n"]);
});

it("throws the error of a failed write when it ends", async () => {
  const log = writer(() => Promise.reject(new Error("The disk is full.")));
  log.write({ stream: "stdout", text: "a" });
  await expect(log.end()).rejects.toThrow("The disk is full.");
});

it("shows those who follow a long log a line of it every ten seconds", async () => {
  vi.useFakeTimers();
  const written: LogRecord[] = [];
  const log = writer(
    async (items) => void written.push(...items),
    () => new Date(),
  );
  for (let item = 0; item < 1_000; item++) log.write({ stream: "stdout", text: "x" });
  for (let step = 1; step <= 40; step++) {
    log.write({ stream: "stderr", text: `step ${step}\n${"#".repeat(600)} ${step}\n` });
    await vi.advanceTimersByTimeAsync(1_000);
  }
  const seen = written.slice(1_001);
  expect(seen.map(({ text }) => text)).toEqual(Array(4).fill(`${"#".repeat(500)}\n`));
  const ending = log.end();
  await vi.advanceTimersByTimeAsync(1_000);
  await ending;
  expect(written.map(({ sequence }) => sequence)).toEqual(written.map((_, index) => index + 1));
  expect(written.filter(({ text }) => text.startsWith("step "))).toHaveLength(40);
});
