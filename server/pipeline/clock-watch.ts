import { leaseMilliseconds } from "./lease.ts";

export interface ClockWatch {
  /** Call it with every poll. False for as long as a lease after the wall clock was stepped. */
  isSteady(): boolean;
}

/** Less is slewed or drift, and a fraction of a lease. */
const stepMilliseconds = 1_000;

/**
 * Watches the wall clock by the one that only runs. A step forward lets the leases of living workers look lapsed until
 * they renew them, which they do within the time of a lease.
 */
export function createClockWatch(now: () => Date, monotonic = () => performance.now()): ClockWatch {
  const offset = () => now().getTime() - monotonic();
  let lastOffset = offset();
  let steppedAt = Number.NEGATIVE_INFINITY;
  return {
    isSteady() {
      const current = offset();
      if (Math.abs(current - lastOffset) > stepMilliseconds) steppedAt = monotonic();
      lastOffset = current;
      return monotonic() - steppedAt > leaseMilliseconds;
    },
  };
}
