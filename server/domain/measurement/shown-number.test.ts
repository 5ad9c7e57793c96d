import { expect, it } from "vitest";
import { shownNumber } from "./shown-number.ts";

it.each([
  [0.008900000000000574, 0.005, "0.0089"],
  [131.434403, 0.005, "131.4344"],
  [4.75, 0.005, "4.75"],
  [1234567.891, 1000, "1234568"],
  [123456789, null, "123456789"],
  [0.1 + 0.2, null, "0.3"],
  [-0.00123456789, null, "-0.00123457"],
  [1e-300, 1e-301, "1e-300"],
  [3, 0, "3"],
  [0, 0.1, "0"],
  [1e300, 1, "1e+300"],
])("%d beside ± %d is shown as %s", (value, tolerance, shown) => {
  expect(shownNumber(value, tolerance)).toBe(shown);
});
