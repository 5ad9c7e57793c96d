import { expect, it } from "vitest";
import { statementNumbers } from "./statement-numbers.ts";

it.each([
  ["The accuracy is 97.3 %.", ["97.3 %"], [97.3, 0.973]],
  ["The accuracy is .917 (95 % CI).", [".917"], [0.917]],
  ["The accuracy is 97,3 %.", ["97,3 %"], [97.3]],
  ["It is 9·7 percent.", ["9·7 percent"], [9.7]],
  ["The error is 3.2 × 10^-5.", ["3.2 × 10^-5"], [3.2e-5]],
  ["The error is 4.9 × 10⁻⁵.", ["4.9 × 10⁻⁵"], [4.9e-5]],
  ["It is 1.5e-3 of it.", ["1.5e-3"], [0.0015]],
  ["12.5 million keys are read.", ["12.5"], [12.5, 12_500_000]],
  ["Team 3 has 39,322 primes.", [], [3, 39_322]],
  ["It fell by \u22123.2.", ["\u22123.2"], [3.2, -3.2]],
  ["All hold.", [], []],
])("of %j", (statement, results, values) => {
  const stated = statementNumbers(statement);
  expect(stated.results).toEqual(results);
  for (const value of values) expect(stated.has(value), String(value)).toBe(true);
  expect(stated.has(41)).toBe(false);
});

it("is read in time that grows with its length", () => {
  for (const part of ["1,234", "9", "1.", "- ", "1 x 10", "1e"])
    expect(statementNumbers(part.repeat(100_000)).has(0.123)).toBe(false);
});
