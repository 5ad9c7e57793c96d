import { expect, it } from "vitest";
import { redistributionOf } from "./licenses.ts";

it.each([
  ["CC0-1.0", "allowed"],
  ["CC-BY-4.0", "allowed"],
  ["CC-BY-SA-4.0", "allowed"],
  ["MIT", "allowed"],
  ["Apache-2.0", "allowed"],
  ["preprint-default", "forbidden"],
  ["publisher-restricted", "forbidden"],
  ["unknown", "unknown"],
  ["CC-BY-NC-4.0", "unknown"],
  ["", "unknown"],
])("%s -> %s", (licence, expected) => {
  expect(redistributionOf(licence)).toBe(expected);
});
