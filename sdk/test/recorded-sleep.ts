import type { Sleep } from "../src/transport/sleep.ts";

/** Creates a sleep that takes no time and records its calls. */
export function recordedSleep(): Sleep & { pauses: number[] } {
  const pauses: number[] = [];
  const sleep: Sleep = async (milliseconds, signal) => {
    signal?.throwIfAborted();
    pauses.push(milliseconds);
  };
  return Object.assign(sleep, { pauses });
}
