import { setTimeout as delay } from "node:timers/promises";
import type { Speed } from "./options.ts";

/** When the next step of a job may begin. */
export interface Pace {
  step(signal: AbortSignal): Promise<void>;
  /** How many steps wait for `release`. */
  waiting(): number;
  release(): void;
  /** Changes the speed of what follows; what waits goes on. */
  setSpeed(speed: Speed): void;
}

export function createPace(): Pace {
  let speed: Speed = "instant";
  const waiting = new Set<() => void>();
  const release = () => {
    for (const go of [...waiting]) go();
  };
  const wait = async (signal: AbortSignal) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const abort = () => reject(signal.reason);
    signal.throwIfAborted();
    signal.addEventListener("abort", abort);
    waiting.add(resolve);
    try {
      await promise;
    } finally {
      waiting.delete(resolve);
      signal.removeEventListener("abort", abort);
    }
  };
  return {
    async step(signal) {
      if (speed === "instant") return;
      if (speed === "manual") return wait(signal);
      // What is released need not sleep to its end.
      const slept = new AbortController();
      const either = AbortSignal.any([signal, slept.signal]);
      const sleep = delay(1000 / speed, undefined, { signal: either }).catch(() => undefined);
      await Promise.race([sleep, wait(either).catch(() => undefined)]);
      slept.abort();
      signal.throwIfAborted();
    },
    waiting: () => waiting.size,
    release,
    setSpeed(next) {
      speed = next;
      release();
    },
  };
}
