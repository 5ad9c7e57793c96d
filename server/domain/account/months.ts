/** The calendar month in UTC that a monthly quota counts in, as `yyyy-mm`. */
export function monthOf(moment: Date): string {
  return moment.toISOString().slice(0, 7);
}

/** When the month of `moment` ends, in UTC. */
export function startOfNextMonth(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 1));
}
