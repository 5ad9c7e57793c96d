import { describe, expect, it } from "vitest";
import type { NumberFormat } from "./observation.ts";
import { parseObserved } from "./observed-text.ts";

const read = (text: string, format: NumberFormat = {}) => {
  const observed = parseObserved(text, format);
  return observed?.kind === "bound" ? `${observed.side} ${observed.value}` : (observed?.value ?? null);
};

describe("a number in an output", () => {
  it.each([
    [" 4.74 ", 4.74],
    ["-1.5e-3", -0.0015],
    ["= 0.03", 0.03],
    ["=4.74", null],
    ["1,234", null],
    ["1,234,567", null],
    ["0,5", null],
    ["4.74 ms", null],
    ["95%", null],
    ["", null],
    ["1.2.3", null],
    ["9".repeat(500), null],
  ])("%j is %j", (text, value) => expect(read(text)).toBe(value));

  it.each([
    ["<0.001", "upper 0.001"],
    ["< 2.2e-16", "upper 2.2e-16"],
    ["<= 0.05", "upper 0.05"],
    ["≤0.05", "upper 0.05"],
    [">100", "lower 100"],
    ["≥ 3", "lower 3"],
    ["<<1", null],
    ["<", null],
    ["0.1<", null],
    ["<1<2", null],
    ["~1", null],
  ])("%j is the bound %j", (text, bound) => expect(read(text)).toBe(bound));

  it.each([
    ["1,234", ",", 1234],
    ["1,234,567.5", ",", 1234567.5],
    ["-12,345e2", ",", -1234500],
    ["1234.5", ",", 1234.5],
    ["<1,000", ",", "upper 1000"],
    ["1,23", ",", null],
    ["12,34,567", ",", null],
    ["1234,567", ",", null],
    [",123", ",", null],
    ["1,234.567,8", ",", null],
    ["1 234", " ", 1234],
    ["1'234", "'", 1234],
  ] as const)("%j grouped by %j is %j", (text, thousands, value) =>
    expect(read(text, { thousands })).toBe(value),
  );

  it.each([
    ["0,5", {}, 0.5],
    ["-1,5e-3", {}, -0.0015],
    ["12", {}, 12],
    ["0.5", {}, null],
    ["1,2,3", {}, null],
    ["1.234,5", { thousands: "." }, 1234.5],
    ["1.5", { thousands: "." }, null],
    ["1,234.5", { thousands: "." }, null],
  ] as [string, NumberFormat, number | null][])(
    "%j with a decimal comma and %j is %j",
    (text, format, value) => expect(read(text, { decimal: ",", ...format })).toBe(value),
  );
});
