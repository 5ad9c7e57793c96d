import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OutputCollector } from "./output-collector.ts";
import type { LogChunk } from "./port.ts";

let log: LogChunk[];
beforeEach(() => {
  log = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const bytes = (text: string) => Buffer.from(text);
const open = (cap: number) => new OutputCollector(cap, (item) => log.push(item));

test("joins neighbours and keeps the order of arrival", () => {
  const output = open(100);
  for (const [stream, text] of [
    ["stdout", "a"],
    ["stdout", "b"],
    ["stderr", "c"],
    ["stdout", "d"],
  ] as const) {
    output.add(stream, bytes(text));
  }
  expect(log).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(log).toEqual([
    { stream: "stdout", text: "ab" },
    { stream: "stderr", text: "c" },
    { stream: "stdout", text: "d" },
  ]);
  expect(output.end()).toEqual({ stdout: bytes("abd"), stderr: bytes("c") });
});

test("passes a character on whole, though it came in two pieces", () => {
  const output = open(100);
  const [first, second] = [bytes("é").subarray(0, 1), bytes("é").subarray(1)];
  output.add("stdout", first);
  vi.advanceTimersByTime(1000);
  expect(log).toEqual([]);
  output.add("stdout", second);
  output.add("stdout", first);
  output.end();
  expect(log.map(({ text }) => text).join("")).toBe("é\uFFFD");
});

test("keeps exactly what fits", () => {
  const output = open(5);
  expect(output.add("stdout", bytes("abc"))).toBe(true);
  expect(output.add("stderr", bytes("de"))).toBe(true);
  expect(output.truncated).toBe(false);
  expect(output.add("stdout", bytes("f"))).toBe(false);
  expect(output.truncated).toBe(true);
  expect(output.end()).toEqual({ stdout: bytes("abc"), stderr: bytes("de") });
});

test("passes a long text on at once", () => {
  open(1e6).add("stdout", bytes("x".repeat(20_000)));
  expect(log).toHaveLength(1);
});

test("gives up the order of two streams that take turns for ever, and loses nothing", () => {
  const output = open(1e6);
  for (let turn = 0; turn < 200_000; turn++) {
    output.add(turn % 2 ? "stderr" : "stdout", bytes(turn % 2 ? "e" : "o"));
    if (turn % 100 === 0) vi.advanceTimersByTime(200);
  }
  output.end();
  expect(log.length).toBeLessThan(10_000);
  expect(log.reduce((sum, { text }) => sum + text.length, 0)).toBe(200_000);
});
