import fc from "fast-check";
import { expect, it } from "vitest";
import { mean, standardDeviation, studentQuantile } from "./statistics.ts";

// From the tables of Abramowitz and Stegun, 26.10.
it.each([
  [0.95, 1, 6.314],
  [0.95, 2, 2.92],
  [0.95, 4, 2.132],
  [0.95, 9, 1.833],
  [0.95, 29, 1.699],
  [0.95, 60, 1.671],
  [0.995, 1, 63.657],
  [0.995, 2, 9.925],
  [0.995, 10, 3.169],
  [0.995, 60, 2.66],
] as const)("t(%d, %d) is %d", (probability, degreesOfFreedom, expected) => {
  expect(studentQuantile(probability, degreesOfFreedom)).toBeCloseTo(expected, 3);
});

it("has a quantile for every number of repetitions, which only falls", () => {
  for (const p of [0.95, 0.995] as const) {
    for (let n = 1; n < 99; n++) expect(studentQuantile(p, n + 1)).toBeLessThan(studentQuantile(p, n));
    expect(studentQuantile(p, 1000)).toBe(studentQuantile(p, 99));
    expect(() => studentQuantile(p, 0)).toThrow(RangeError);
  }
});

it("computes the sample standard deviation, 0 for equal values", () => {
  expect(standardDeviation([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(2.13809, 5);
  expect(standardDeviation([0.1, 0.1, 0.1])).toBe(0);
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
