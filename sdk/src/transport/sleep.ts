/** Waits; rejects with the signal's reason as soon as that aborts. */
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
      Math.min(milliseconds, longestTimer),
    );
    signal?.addEventListener("abort", abort, { once: true });
  });

/** A longer one ends at once. */
export const longestTimer = 2 ** 31 - 1;
