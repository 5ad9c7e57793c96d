import type { ClaimScope, RecentChanges } from "./database/recent-changes.ts";

interface Reading<T> {
  value: T;
  scope: ClaimScope;
}

/**
 * Returns what reads the same again and again, as of everything that was committed before: where no change may have
 * touched it since the last time, its value is that of the last time, and nothing but the changes was read. Without
 * `changes` it reads each time.
 */
export function readAgain<T>(
  changes: RecentChanges | undefined,
  read: () => Reading<T> | Promise<Reading<T>>,
): () => T | Promise<T> {
  let known: (Reading<T> & { asOf: number }) | undefined;
  return () => {
    // Before the reading, which then is at least as new.
    const asOf = changes?.latest();
    if (known && asOf !== undefined && !changes!.mayTouch(known.scope, known.asOf)) {
      known.asOf = asOf;
      return known.value;
    }
    const reading = read();
    if (reading instanceof Promise) return reading.then(({ value }) => value);
    known = asOf === undefined ? undefined : { ...reading, asOf };
    return reading.value;
  };
}
