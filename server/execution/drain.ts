import type { Readable } from "node:stream";

/** 10 MiB a second: hardly an honest experiment prints as much, and hostile ones must leave the event loop to others. */
const MAX_BYTES = 1024 * 1024;
const WINDOW_MILLISECONDS = 100;

/**
 * Reads a stream to its end. One that brings more than `MAX_BYTES` in a window is read on in the next: until then its
 * writers wait, as for any slow reader of a pipe.
 */
export function drain(readable: Readable, onData: (chunk: Buffer) => void): Promise<void> {
  let bytes = 0;
  const window = setInterval(() => {
    bytes = 0;
    readable.resume();
  }, WINDOW_MILLISECONDS);
  readable.on("data", (chunk: Buffer) => {
    onData(chunk);
    bytes += chunk.length;
    if (bytes >= MAX_BYTES) readable.pause();
  });
  return new Promise((resolve) => {
    readable.once("close", () => {
      clearInterval(window);
      resolve();
    });
    readable.on("error", () => readable.destroy());
  });
}
