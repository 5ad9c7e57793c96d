import fc from "fast-check";
import { expect, it } from "vitest";
import { expectedSeconds, sumSeconds } from "./expected-seconds.ts";

it("is the median of earlier ones, from the start", () => {
  expect(expectedSeconds([9, 1, 5])).toBe(5);
  expect(expectedSeconds([9, 1, 5, 6])).toBe(5.5);
  expect(expectedSeconds([7])).toBe(7);
});

it("is that of those which took longer, once some are overtaken", () => {
  expect(expectedSeconds([1, 5, 9], 2)).toBe(5);
  expect(expectedSeconds([1, 5, 9], 6)).toBe(3);
  expect(expectedSeconds([1, 5, 9], 9)).toBe(0);
});

it("is unknown without earlier ones, and beyond all of them", () => {
  expect(expectedSeconds([])).toBeNull();
  expect(expectedSeconds([1, 5, 9], 9.1)).toBeNull();
});

it("is never negative, and never to an end before that of all earlier ones", () => {
  const seconds = fc.double({ min: 0, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(fc.array(seconds), seconds, (earlier, elapsed) => {
      const expected = expectedSeconds(earlier, elapsed);
      return expected === null || (expected >= 0 && elapsed + expected <= Math.max(...earlier) + 1e-6);
    }),
  );
});

it("a sum with an unknown part is unknown", () => {
  expect(sumSeconds([1, 2, 3])).toBe(6);
  expect(sumSeconds([1, null, 3])).toBeNull();
  expect(sumSeconds([])).toBe(0);
});
