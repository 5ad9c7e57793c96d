/** Resolves after the time; rejects with the signal's reason as soon as it is aborted. */
export type Sleep = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

export const sleep: Sleep = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(
      () => {
        signal?.removeEventListener("abort", abort);
        resolve();
      },
      Math.min(milliseconds, maxTimerMilliseconds),
    );
    signal?.addEventListener("abort", abort, { once: true });
  });

/** A timer fires at once with a longer delay. */
export const maxTimerMilliseconds = 2 ** 31 - 1;
