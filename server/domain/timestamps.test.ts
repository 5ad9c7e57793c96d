import { expect, it } from "vitest";
import { toRecordTimestamp } from "./timestamps.ts";

it.each([
  ["2026-01-02T03:04:05Z", "2026-01-02T03:04:05.000Z"],
  ["2026-01-02t03:04:05.6z", "2026-01-02T03:04:05.600Z"],
  ["2026-01-02T03:04:05+02:00", "2026-01-02T01:04:05.000Z"],
  ["2026-01-02T03:04:05.123456-00:30", "2026-01-02T03:34:05.123Z"],
  ["0000-01-01T00:00:00+23:59", "0000-01-01T00:00:00.000Z"],
  ["9999-12-31T23:59:59-23:59", "9999-12-31T23:59:59.999Z"],
])("converts %s to the format of records", (dateTime, expected) => {
  expect(toRecordTimestamp(dateTime)).toBe(expected);
});
