import { expect, it } from "vitest";
import { monthOf, startOfNextMonth } from "./months.ts";

it.each([
  ["2026-01-01T00:00:00.000Z", "2026-01", "2026-02-01T00:00:00.000Z"],
  ["2026-01-31T23:59:59.999Z", "2026-01", "2026-02-01T00:00:00.000Z"],
  ["2026-12-31T23:59:59.999Z", "2026-12", "2027-01-01T00:00:00.000Z"],
  ["2028-02-29T12:00:00.000Z", "2028-02", "2028-03-01T00:00:00.000Z"],
  ["2026-07-01T01:00:00+02:00", "2026-06", "2026-07-01T00:00:00.000Z"],
])("%s is in %s, which ends at %s", (moment, month, end) => {
  expect(monthOf(new Date(moment))).toBe(month);
  expect(startOfNextMonth(new Date(moment)).toISOString()).toBe(end);
});
