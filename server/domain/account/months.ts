/** Returns the UTC calendar month of a monthly quota, as `yyyy-mm`. */
export function monthOf(date: Date): string {
  return date.toISOString().slice(0, 7);
}

/** Returns the start of the next UTC month. */
export function startOfNextMonth(date: Date): Date {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));
}
