/**
 * Returns in how many seconds a slot is free for a job that waits, where those before it are taken up in order by
 * whichever slot is free first. Null where that depends on a job of unknown duration.
 *
 * @param slots how many there are; more where more jobs are under way, in other processes
 * @param underWay the expected seconds of each job that occupies a slot
 * @param before the expected seconds of each job that waits before this one, in order
 */
export function secondsToFreeSlot(
  slots: number,
  underWay: readonly (number | null)[],
  before: readonly (number | null)[],
): number | null {
  const free = underWay.map((seconds) => seconds ?? Infinity);
  while (free.length < slots) free.push(0);
  for (const seconds of before) {
    const first = free.indexOf(Math.min(...free));
    free[first]! += seconds ?? Infinity;
  }
  const start = Math.min(...free);
  return Number.isFinite(start) ? start : null;
}
