import { describe, expect, it } from "vitest";
import { findPrintedValues, type ReportedNumber } from "./find-printed.ts";

const numberOf = (reported: string, more: Partial<ReportedNumber> = {}): ReportedNumber => ({
  reported,
  isFromFigure: false,
  locator: "",
  description: "",
  ...more,
});
const pagesOf = (...texts: string[]) => texts.map((text, index) => ({ number: index + 1, text }));
const sourceOf = (reported: string, text: string) =>
  findPrintedValues(pagesOf(text), [numberOf(reported)], true)[0]!.source;

describe("a printed form counts as the reported number", () => {
  it.each([
    ["4.74", "The value is 4.74."],
    ["4.74", "(4.74)"],
    ["4.74", "=4.74,"],
    ["4.74", "~4.74%"],
    ["4.74", "4.74ms and 5"],
    ["4.74", "range 4.74-5.20"],
    ["5.20", "range 4.74-5.20"],
    ["5.20", "range 4.74–5.20"],
    ["5.20", "range 4.74--5.20"],
    ["4.74", "+4.74"],
    ["4.74", "4.740e0 and 4.74 × 10^0"],
    ["4.740", "4.740"],
    ["-0.5", "it is -0.5"],
    ["-0.5", "it is −0.5"],
    ["-0.5", "it is (–.5)"],
    ["-0.5", "x=-0.5"],
    ["-0.5", "x = - 0.5"],
    ["-0.5", "a slope of−0.5"],
    ["\u22120.5", "-0.5"],
    ["0.05", "p < .05"],
    [".05", "p < 0.05"],
    ["0.05", "p<.05"],
    ["+4.74", "4.74"],
    ["78498", "78,498 primes"],
    ["78,498", "78498 primes"],
    ["78,498", "78 498 primes"],
    ["78,498", "78\u2009498 primes"],
    ["78,498", "78\u202f498 primes"],
    ["78,498", "78\u00a0498 primes"],
    ["78,498", "78'498 primes"],
    ["78,498", "78\u2019498 primes"],
    ["1,234,567.8", "1 234 567.8"],
    ["1,234,567.8", "1,234,567.8"],
    ["1.5e-3", "1.5e-3"],
    ["1.5e-3", "1.5E−3"],
    ["1.5e-3", "1.5 × 10^-3"],
    ["1.5e-3", "1.5 × 10^{-3}"],
    ["1.5e-3", "1.5 × 10⁻³"],
    ["1.5e-3", "1.5·10-3"],
    ["1.5e-3", "1.5x10−3"],
    ["1.5e-3", "1.5 × 10-3"],
    ["1.5e-3", "1.5 × 10 -3"],
    ["1.5e-3", "1.5 ×\n10\n-3"],
    ["1.5e-3", "0.0015"],
    ["0.0015", "1.5 × 10⁻³"],
    ["4.74e5", "4.74 × 105"],
    ["4.74e5", "4.74 × 10 5"],
    ["4.74e5", "474 × 10^3"],
    ["1.0e6", "1.0e6"],
    ["1e6", "10^6"],
    ["1e-3", "10−3"],
    ["256", "256 × 1024"],
    ["100", "1.5 × 100"],
    ["1.5", "1.5 × 100"],
    ["4.74", "4.74* 105 3.1"],
    ["105", "4.74* 105 3.1"],
    ["1.50e2", "150"],
    ["1024", "256 × 1024"],
    ["224", "224x224"],
    ["95%", "95%"],
    ["95%", "95 %"],
    ["95%", "Share (%)\n95"],
    ["95", "95 %"],
    ["12.3 ± 0.4", "12.3 ± 0.4"],
    ["12.3 ± 0.4", "12.3±0.4"],
    ["12.3 ± 0.4", "12.3 +/- 0.4"],
    ["12.3 ± 0.4", "12.3 +/− 0.4"],
    ["12.3 ± 0.4", "12.3 (0.4)"],
    ["12.3 ± 0.4", "12.3 (0.4)%"],
    ["12.3 ± 0.4", "12.3 ± .4"],
    ["12.3 ± 0.4", "12.3(4)"],
    ["12.3 ± 0.4", "12.3 ±\n0.4"],
    ["12.3 ± 0.4", "12.3% ± 0.4%"],
    ["12.3(4)", "12.3 ± 0.4"],
    ["123 ± 4", "123 (4)"],
    ["(1.2 ± 0.3) × 10^5", "(1.2 ± 0.3) × 105"],
    ["(1.2 ± 0.3) × 10^5", "1.2(3) × 10^5"],
    ["(1.2 ± 0.3) × 10^5", "1.2e5 ± 3e4"],
    ["12.3", "12.3 ± 0.4"],
    ["0.4", "12.3 ± 0.4"],
    ["4.74", "it is 4.\n74 here"],
    ["12,345", "it is 12,\n345 here"],
    ["12,345", "it is 12\n345 here"],
    ["4.74", "der Wert 4,74 ist"],
    ["4.74 ± 0.05", "der Wert 4,74 ± 0,05 ist"],
    ["1,234.5", "der Wert 1.234,5 ist"],
    ["1,234.5", "der Wert 1 234,5 ist"],
    ["0.474", "der Wert 0,474 ist"],
    ["3", "1,2,3"],
    ["4.74", "准确率为4.74。"],
    ["0", "ahead is 0."],
    ["0.0", "-0.0"],
    ["3.5", "GPT-3.5"],
  ])("%s in %j", (reported, text) => {
    expect(sourceOf(reported, text)).toBe("text");
  });
});

describe("another number does not", () => {
  it.each([
    ["4.74", "4.740"],
    ["4.740", "4.74"],
    ["25", "25.0"],
    ["25.0", "25"],
    ["1.2", "31.25"],
    ["2024", "12024.5"],
    ["2024", "2,024.5 and 12,024"],
    ["4.7", "4.74"],
    ["0.5", "-0.5"],
    ["-0.5", "0.5"],
    ["4.74", "4.74e5"],
    ["4.74", "4.74 × 10^5"],
    ["4.74", "4.74 × 105"],
    ["4.74", "4.74 × 10⁵"],
    ["4.74", "4.74 ± 0.02 × 10^5"],
    ["4.74", "(4.74 ± 0.02) × 10^5"],
    ["5", "4.74 × 10^5"],
    ["5", "10^5"],
    ["3", "4.74e-3"],
    ["4", "12.3(4)"],
    ["12.3 ± 0.4", "12.3"],
    ["12.3 ± 0.4", "12.3 and 0.4"],
    ["12.3 ± 0.4", "12.3 ± 0.5"],
    ["12.3 ± 4", "12.3 (4)"],
    ["12.3 ± 0.4", "12.3 (0.4%)"],
    ["123 ± 45.6", "123 (45.6)"],
    ["1.2", "version 1.2 and v1.2"],
    ["1.2", "1.2.3"],
    ["2.3", "1.2.3"],
    ["4.74", "10.1000/4.74x"],
    ["4.74", "doi: 10.1000/4.74"],
    ["4.74", "https://example.org/a?b=4.74&c"],
    ["2101.12345", "arXiv:2101.12345v2"],
    ["2101.12345", "arXiv 2101.12345"],
    ["4", "GPT4"],
    ["3", "Table 3 and Section 3"],
    ["4.7", "Section 4.7, Eq. (4.7)"],
    ["3", "3f2a9c"],
    ["7", "007"],
    ["4.74", "as shown [4,74] and 1.5"],
    ["4.74", "pairs 4,74 where 1.5 and 2.5 are"],
    ["4", "x^4"],
    ["4.74", ""],
    ["4.74", "4.75"],
  ])("%s in %j", (reported, text) => {
    expect(sourceOf(reported, text)).not.toBe("text");
  });
});

describe("a number that is not in the text", () => {
  it("was read from a figure where the manifest says so and the text has no such number", () => {
    const figure = numberOf("4.74", { isFromFigure: true });
    const nowhere = { text: "4.74", page: null, quotation: null };
    expect(findPrintedValues(pagesOf("a", ""), [figure], true)).toEqual([{ ...nowhere, source: "figure" }]);
    expect(findPrintedValues(pagesOf("a 4.74"), [figure], true)).toMatchObject([{ source: "text", page: 1 }]);
  });

  it("may stand on a page without text", () => {
    const nowhere = { text: "4.74", page: null, quotation: null };
    expect(findPrintedValues(pagesOf("a", " \n"), [numberOf("4.74")], true)).toEqual([
      { ...nowhere, source: "no_text" },
    ]);
    expect(findPrintedValues(pagesOf("a"), [numberOf("4.74")], true)).toEqual([
      { ...nowhere, source: "not_found" },
    ]);
  });
});

describe("the occurrence that is named", () => {
  const pages = pagesOf(
    "We took 3 samples of the river.\n1 Introduction\nThere are 3 kinds of fish.",
    `2 Methods\n${"Words that say nothing. ".repeat(200)}We used 3 nets.`,
    `${"More words. ".repeat(300)}\nTable 2. Fish by net.\nnet caught\nred 3\nblue 4\n${"And so on. ".repeat(300)}We are 3 authors.`,
  );
  const pick = (locator: string, description: string) => {
    const [printed] = findPrintedValues(pages, [numberOf("3", { locator, description })], true);
    return [printed?.page, printed?.quotation];
  };

  it.each([
    ["", "", 1, "We took 3 samples"],
    ["Table 2", "", 3, "red 3 blue"],
    ["Tab. 2", "fish", 3, "red 3 blue"],
    ["page 3", "how many authors", 3, "We are 3 authors"],
    ["p. 2", "", 2, "We used 3 nets."],
    ["Section 1", "kinds of fish", 1, "There are 3 kinds"],
    ["", "The authors", 3, "We are 3 authors"],
    ["page 900, Table 77", "", 1, "We took 3 samples"],
  ])("locator %j, %j", (locator, description, page, words) => {
    expect(pick(locator, description)).toEqual([page, expect.stringContaining(words)]);
  });

  it("is found among very many", () => {
    const many = pagesOf("3 ".repeat(20_000), "Table 9\n3 fish", "3 ".repeat(20_000));
    const numbers = Array.from({ length: 2000 }, () =>
      numberOf("3", { locator: "Table 9", description: "fish" }),
    );
    expect(new Set(findPrintedValues(many, numbers, true).map(({ page }) => page))).toEqual(new Set([2]));
  });
});

describe("the quotation", () => {
  const text = `${"alpha beta ".repeat(20)}\nis  4.74\tand ${"gamma delta ".repeat(20)}`;

  it("is cut between words and has one space for many", () => {
    const [printed] = findPrintedValues(pagesOf(text), [numberOf("4.74")], true);
    expect(printed!.quotation).toMatch(/^…(?:alpha|beta) .*is 4\.74 and gamma .*(?:gamma|delta)…$/);
    expect(printed!.quotation!.length).toBeLessThanOrEqual(130);
    expect(findPrintedValues(pagesOf("is 4.74"), [numberOf("4.74")], true)[0]!.quotation).toBe("is 4.74");
  });

  it("is left out where the licence keeps the text from being shown", () => {
    expect(findPrintedValues(pagesOf(text), [numberOf("4.74")], false)).toEqual([
      { text: "4.74", source: "text", page: 1, quotation: null },
    ]);
  });
});
