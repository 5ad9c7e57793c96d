import { expect, it } from "vitest";
import type { LogRecord } from "../domain/records.ts";
import { createLogWriter } from "./log-writer.ts";
import type { StageContext } from "./stage.ts";

function writer(appendLogs: (items: LogRecord[]) => Promise<void>) {
  const save = ((work) => work({ runs: { appendLogs } } as never)) as StageContext["save"];
  return createLogWriter("run_1", save, () => new Date(0));
}

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

it("truncates a long log with a notice and still writes the sandbox's last line", async () => {
  const written: LogRecord[] = [];
  const log = writer(async (items) => void written.push(...items));
  for (let item = 0; item < 5_000; item++) log.write({ stream: "stdout", text: "more" });
  log.write({ stream: "system", text: "Stopped." });
  await log.end();
  expect(written).toHaveLength(2_002);
  expect(written.slice(-2)).toMatchObject([
    { sequence: 2_001, stream: "system", text: expect.stringMatching(/truncated here/) },
    { sequence: 2_002, stream: "system", text: "Stopped." },
  ]);
});

it("throws the error of a failed write when it ends", async () => {
  const log = writer(() => Promise.reject(new Error("The disk is full.")));
  log.write({ stream: "stdout", text: "a" });
  await expect(log.end()).rejects.toThrow("The disk is full.");
});
