const first = Date.parse("0000-01-01T00:00:00.000Z");
const last = Date.parse("9999-12-31T23:59:59.999Z");

/**
 * A date-time of RFC 3339, in any offset and precision, as our records write theirs: so that text compares as time.
 * What an offset moves out of the four-digit years becomes the nearest moment in them.
 */
export function toRecordTimestamp(dateTime: string): string {
  return new Date(Math.min(Math.max(Date.parse(dateTime), first), last)).toISOString();
}
