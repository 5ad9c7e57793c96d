/**
 * Rounds a value to what is meaningful beside a tolerance: to one digit more than the tolerance's first one. Without a
 * tolerance, to six significant digits. The text parses to a number; it is for reading, never for comparing.
 */
export function shownNumber(value: number, tolerance: number | null = null): string {
  if (!Number.isFinite(value) || value === 0) return String(value);
  const magnitude = Math.floor(Math.log10(Math.abs(value)));
  const digits =
    tolerance === null || tolerance === 0 ? 6 : magnitude - Math.floor(Math.log10(tolerance)) + 2;
  // A whole number is shown whole: 1234567 with a tolerance of 1000 is not 1.2346e6.
  const significant = Math.min(15, Math.max(digits, magnitude + 1, 2));
  return String(Number(value.toPrecision(Math.max(1, significant))));
}
