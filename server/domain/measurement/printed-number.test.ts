import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parsePrintedNumber } from "./printed-number.ts";

const value = (text: string) => parsePrintedNumber(text)?.value;

describe("parsePrintedNumber", () => {
  it.each([
    ["4.74", 4.74, 0.005, null],
    ["4.740", 4.74, 0.0005, null],
    ["116", 116, 0.5, null],
    ["-0.5", -0.5, 0.05, null],
    ["\u22121.5e\u22123", -0.0015, 0.00005, null],
    ["\u20135", -5, 0.5, null],
    [" +.25 ", 0.25, 0.005, null],
    ["12.", 12, 0.5, null],
    ["1,234.5", 1234.5, 0.05, null],
    ["1e2", 100, 5, null],
    ["3 \u00d7 10^4", 30000, 500, null],
    ["3.0e4", 30000, 500, null],
    ["12e3", 12000, 500, null],
    ["5e-3", 0.005, 0.0005, null],
    ["5e0", 5, 0.5, null],
    ["78\u202f498", 78498, 0.5, null],
    ["78\u2019498.5", 78498.5, 0.05, null],
    ["12.3 (0.4)", 12.3, 0.05, 0.4],
    ["6.02 \u00d7 10\u00b2\u00b3", 6.02e23, 5e20, null],
    ["1.5 x 10^-3", 0.0015, 0.00005, null],
    ["2\u00b710\u207b\u00b3", 0.002, 0.0005, null],
    ["12.3 \u00b1 0.4", 12.3, 0.05, 0.4],
    ["12.3+/-0.4", 12.3, 0.05, 0.4],
    ["(1.20 \u00b1 0.03)e-5", 1.2e-5, 5e-8, 3e-7],
    ["(1.20 \u00b1 0.03) \u00d7 10\u22125", 1.2e-5, 5e-8, 3e-7],
    ["1.2(3)", 1.2, 0.05, 0.3],
    ["1.2345(12)e2", 123.45, 0.005, 0.12],
    ["3.0 \u00b1 0.0", 3, 0.05, null],
    ["\uff11\uff12", 12, 0.5, null],
  ])("%s", (text, value, halfUnit, uncertainty) => {
    expect(parsePrintedNumber(text)).toMatchObject({ value, halfUnit, uncertainty, exact: true });
  });

  it("does not divide percentages", () => {
    expect(parsePrintedNumber("95%")).toMatchObject({ value: 95, halfUnit: 0.5 });
    expect(parsePrintedNumber("12.3 \u00b1 0.4 %")).toMatchObject({
      value: 12.3,
      uncertainty: 0.4,
    });
  });

  it.each([
    "",
    "-",
    ".",
    "1,5",
    "1,23,456",
    "12,3456",
    "1.2.3",
    "0x10",
    "NaN",
    "Infinity",
    "1e999",
    "1e-999999",
    "1e-400",
    "-0.001e-322",
    "1.00e-323",
    "0e-400",
    "(0 \u00b1 9999)e306",
    "p < 0.05",
    "<0.001",
    "~5",
    "5 ms",
    "1 2",
    "1 234,567",
    "12.3 (4)",
    "(5)",
    "(5",
    "5)",
    "1.2(3) \u00b1 0.4",
    "12.3 \u00b1",
    "four",
    "1_000",
    "1".repeat(101),
  ])("refuses %j", (text) => {
    expect(parsePrintedNumber(text)).toBeNull();
  });

  it.each([
    ["4.74", "474e-2", null],
    ["4.740", "4740e-3", null],
    ["-.05", "-5e-2", null],
    ["1.5e-3", "15e-4", null],
    ["0.0015", "15e-4", null],
    ["-0.0", "0e-1", null],
    ["78,498", "78498e0", null],
    ["(1.20 ± 0.03) × 10^5", "120e3", "3e3"],
    ["1.20(3)e5", "120e3", "3e3"],
    ["12.3 (0.4)", "123e-1", "4e-1"],
    ["3.0 ± 0.0", "30e-1", null],
  ])("gives %s a key of value and precision", (text, key, uncertaintyKey) => {
    expect(parsePrintedNumber(text)).toMatchObject({ key, uncertaintyKey });
  });

  it("reports when a double cannot represent the digits", () => {
    const exact = (text: string) => parsePrintedNumber(text)?.exact;
    expect(exact("3.14159265358979323846")).toBe(false);
    expect(exact("9007199254740993")).toBe(false);
    expect(exact("9007199254740992")).toBe(true);
    expect(exact("0.8563586575252495")).toBe(true);
    expect(exact("1234567890123000000000")).toBe(true);
    expect(exact("0.00")).toBe(true);
    expect(exact("1e-7")).toBe(true);
  });

  it("parses every double that ECMAScript prints, and every toFixed representation", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e99, max: 1e99 }), (number) => {
        fc.pre(Math.abs(number) > 1e-90 || number === 0);
        expect(value(String(number))).toBe(number === 0 ? 0 : number);
        expect(parsePrintedNumber(String(number))?.exact).toBe(true);
      }),
    );
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, min: -1e6, max: 1e6 }),
        fc.integer({ min: 0, max: 8 }),
        (number, digits) => {
          const parsed = parsePrintedNumber(number.toFixed(digits));
          expect(parsed?.halfUnit).toBe(Number(`5e${-digits - 1}`));
          expect(Math.abs(number - (parsed?.value ?? Number.NaN))).toBeLessThanOrEqual(
            0.5 * 10 ** -digits * (1 + 1e-9) + 1e-9,
          );
        },
      ),
    );
  });

  it("never throws", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(..."0123456789.,eE+-\u2212\u00b1()%x\u00d710^ ") }),
        (text) => {
          const parsed = parsePrintedNumber(text);
          expect(parsed === null || Number.isFinite(parsed.value)).toBe(true);
        },
      ),
    );
  });
});
