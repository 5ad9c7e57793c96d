import fc from "fast-check";
import { expect, it } from "vitest";
import { mean, predictionHalfWidth } from "./prediction-interval.ts";

// Expected from CORE-Bench's own expression in SciPy: t.ppf(0.975, n-1) * np.std(x, ddof=1) * sqrt(1 + 1/n).
it.each([
  [[1, 2, 3], 4.968276],
  [[0.91, 0.92, 0.9, 0.93], 0.0459347],
  [[10, 10, 10], 0],
  [Array.from({ length: 100 }, (_, i) => i), 57.852204],
])("%j -> %d", (values, expected) => {
  expect(predictionHalfWidth(values)).toBeCloseTo(expected, 4);
});

it("returns the exact mean of equal values", () => {
  fc.assert(
    fc.property(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.integer({ min: 1, max: 20 }),
      (value, n) => {
        expect(mean(Array(n).fill(value))).toBe(value === 0 ? 0 : value);
      },
    ),
  );
});

it("throws for a single value", () => {
  expect(() => predictionHalfWidth([1])).toThrow(RangeError);
});
