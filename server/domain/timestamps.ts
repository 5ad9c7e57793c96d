const earliest = Date.parse("0000-01-01T00:00:00.000Z");
const latest = Date.parse("9999-12-31T23:59:59.999Z");

/**
 * Converts an RFC 3339 date-time of any offset and precision to the format of records (UTC, milliseconds), in which
 * text order is time order. Clamps times that the offset moves out of the years 0000 to 9999.
 */
export function toRecordTimestamp(dateTime: string): string {
  return new Date(Math.min(Math.max(Date.parse(dateTime), earliest), latest)).toISOString();
}
