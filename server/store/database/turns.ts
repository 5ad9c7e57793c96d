import { setImmediate as nextLoop } from "node:timers/promises";

/** Statements are synchronous, and what follows each runs in the same turn of the event loop. */
const maxLoopMilliseconds = 20;

/** One user of the handle at a time, in the order of their arrival. */
export class Turns {
  /** When the first statement of this turn of the event loop began. */
  #loopBegan: number | null = null;
  #last: Promise<void> = Promise.resolve();

  /** Lets the event loop serve others where statements have taken so long of its turn. */
  async shareLoop(): Promise<void> {
    if (this.#loopBegan === null) {
      this.#loopBegan = performance.now();
      setImmediate(() => {
        this.#loopBegan = null;
      });
    } else if (performance.now() - this.#loopBegan > maxLoopMilliseconds) await nextLoop();
  }

  /** Waits for a turn and returns what ends it. */
  async take(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = promise;
    await before;
    return resolve;
  }
}
