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

test("joins adjacent chunks and keeps the order of arrival", () => {
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
  expect(output.end()).toEqual({
    stdout: { bytes: bytes("abd"), cut: null },
    stderr: { bytes: bytes("c"), cut: null },
  });
});

test("decodes a character that is split between two chunks", () => {
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

test("cuts each stream at its own limit, and passes on all of both", () => {
  const output = open(8);
  output.add("stdout", bytes("1\n2\n3\n4\n5\n6\n"));
  output.add("stderr", bytes("1\n2\n3\n4\n"));
  const { stdout, stderr } = output.end();
  expect(Buffer.from(stdout.bytes).toString()).toBe("1\n2\n[… 6 bytes cut here …]\n6\n");
  expect(stderr).toEqual({ bytes: bytes("1\n2\n3\n4\n"), cut: null });
  expect(log.map(({ text }) => text)).toEqual(["1\n2\n3\n4\n5\n6\n", "1\n2\n3\n4\n"]);
});

test("flushes a long text at once", () => {
  open(1e6).add("stdout", bytes("x".repeat(20_000)));
  expect(log).toHaveLength(1);
});

test("bounds the number of items of alternating streams without losing text", () => {
  const output = open(1e6);
  for (let turn = 0; turn < 200_000; turn++) {
    output.add(turn % 2 ? "stderr" : "stdout", bytes(turn % 2 ? "e" : "o"));
    if (turn % 100 === 0) vi.advanceTimersByTime(200);
  }
  output.end();
  expect(log.length).toBeLessThan(10_000);
  expect(log.reduce((sum, { text }) => sum + text.length, 0)).toBe(200_000);
});
