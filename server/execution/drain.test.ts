import { PassThrough } from "node:stream";
import { afterEach, expect, test, vi } from "vitest";
import { drain } from "./drain.ts";

afterEach(() => vi.useRealTimers());

test("lets a stream that brings much wait for the next window", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const stream = new PassThrough({ highWaterMark: 64 * 1024 * 1024 });
  let bytes = 0;
  const drained = drain(stream, (chunk) => {
    bytes += chunk.length;
  });
  for (let each = 0; each < 5; each++) stream.write(Buffer.alloc(512 * 1024));
  stream.end();
  const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
  await settle();
  expect(bytes).toBe(1024 * 1024);
  vi.advanceTimersByTime(100);
  await settle();
  expect(bytes).toBe(2 * 1024 * 1024);
  vi.advanceTimersByTime(100);
  await drained;
  expect(bytes).toBe(2.5 * 1024 * 1024);
});

test("ends when the stream is destroyed", async () => {
  const stream = new PassThrough();
  const drained = drain(stream, () => undefined);
  stream.destroy(new Error("gone"));
  await drained;
});
