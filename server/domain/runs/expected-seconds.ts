/**
 * Returns how many more seconds something is expected to take which has taken `elapsed` already: to the median of those
 * earlier ones that took longer (docs/rules/states.md#estimates). Null where none did: nobody knows.
 */
export function expectedSeconds(earlier: readonly number[], elapsed = 0): number | null {
  const longer = earlier.filter((seconds) => seconds >= elapsed).sort((a, b) => a - b);
  if (longer.length === 0) return null;
  const middle = (longer.length - 1) / 2;
  return (longer[Math.floor(middle)]! + longer[Math.ceil(middle)]!) / 2 - elapsed;
}

/** Null where one of them is unknown. */
export function sumSeconds(parts: readonly (number | null)[]): number | null {
  return parts.reduce<number | null>((sum, part) => (sum === null || part === null ? null : sum + part), 0);
}
