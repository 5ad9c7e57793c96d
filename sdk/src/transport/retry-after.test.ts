import { expect, it } from "vitest";
import { readRetryAfter } from "./retry-after.ts";

const now = Date.parse("2026-11-20T10:00:00.000Z");

it.each([
  ["60", 60],
  ["0", 0],
  [" 5 ", 5],
  ["Fri, 20 Nov 2026 10:00:30 GMT", 30],
  ["Fri, 20 Nov 2026 09:00:00 GMT", 0],
  ["-5", null],
  ["1.5", null],
  ["soon", null],
  ["2026-11-20", null],
  ["99999999999999999999", null],
  ["", null],
])("reads %j as %j seconds", (text, seconds) => {
  expect(readRetryAfter(new Headers({ "retry-after": text }), now)).toBe(seconds);
});

it("is null without the header", () => {
  expect(readRetryAfter(new Headers(), now)).toBeNull();
});
