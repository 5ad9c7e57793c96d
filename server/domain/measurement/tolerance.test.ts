import { expect, it } from "vitest";
import { parsePrintedNumber } from "./printed-number.ts";
import { absoluteTolerance, toleranceOf, toleranceProblem } from "./tolerance.ts";

const printed = (text: string) => parsePrintedNumber(text)!;

it("is what the print gives: the uncertainty, else half a unit in the last digit", () => {
  expect(toleranceOf("~=", printed("12.3 ± 0.4"), null)).toBe(0.4);
  expect(toleranceOf("~=", printed("12.3"), null)).toBe(0.05);
  expect(toleranceOf(">=", printed("0.90"), null)).toBe(0.005);
  expect(toleranceOf("~=", printed("1e2"), null)).toBe(5);
  expect(toleranceOf("~=", printed("3.0e4"), null)).toBe(500);
});

it("may be declared smaller, and never larger", () => {
  expect(toleranceOf("~=", printed("12.3 ± 0.4"), 0.1)).toBe(0.1);
  expect(toleranceOf("~=", printed("12.3 ± 0.4"), 0)).toBe(0);
  expect(toleranceOf("~=", printed("12.3 ± 0.4"), 5)).toBe(0.4);
  expect(toleranceOf("<=", printed("12.3"), 5)).toBe(0.05);
});

it("is zero for = unless declared", () => {
  expect(toleranceOf("=", printed("12.3 ± 0.4"), null)).toBe(0);
  expect(toleranceOf("=", printed("12.3"), 0.02)).toBe(0.02);
  expect(toleranceOf("=", printed("12.3"), 0.2)).toBe(0.05);
});

it("reads absolute and relative tolerances", () => {
  expect(absoluteTolerance(0.005, 4.74)).toBe(0.005);
  expect(absoluteTolerance("1%", -200)).toBe(2);
  expect(absoluteTolerance("0.5 %", 200)).toBe(1);
  for (const declared of [-1, Number.NaN, Number.POSITIVE_INFINITY, "1", "%", "-1%", "1e3%"]) {
    expect(absoluteTolerance(declared, 1)).toBeNull();
  }
});

it.each([
  [0, 4.74, null],
  [4.73, 4.74, null],
  ["99.9%", -200, null],
  [1e6, 0, null],
  [1e308, 4.74, /less than 100 % of the reported number, 4\.74/],
  [200, -200, /less than 100 %/],
  ["100%", 4.74, /less than 100 %/],
  [Number.POSITIVE_INFINITY, 4.74, /finite/],
  [-1, 4.74, /finite/],
  ["0.0000001%", 1e-320, /reads it as 0/],
  ["0%", 1e-320, null],
  ["0%", 0, /must be absolute/],
  ["1%", 0, /must be absolute/],
  [1e7, 0, /at most 1000000/],
] as [number | string, number, RegExp | null][])(
  "a tolerance of %s of a reported %d",
  (declared, reported, problem) => {
    const found = toleranceProblem(declared, reported);
    if (problem === null) expect(found).toBeNull();
    else expect(found).toMatch(problem);
  },
);
