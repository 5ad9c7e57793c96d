import type { Sleep } from "../src/transport/sleep.ts";

/** A sleep that takes no time and remembers what was asked of it. */
export function recordedSleep(): Sleep & { pauses: number[] } {
  const pauses: number[] = [];
  const sleep: Sleep = async (milliseconds, signal) => {
    signal?.throwIfAborted();
    pauses.push(milliseconds);
  };
  return Object.assign(sleep, { pauses });
}
