import fc from "fast-check";
import { expect, it } from "vitest";
import { findPrintedValues } from "./find-printed.ts";

const numberOf = (reported: string) => ({ reported, isFromFigure: false, locator: "", description: "" });
const pagesOf = (...texts: string[]) => texts.map((text, index) => ({ number: index + 1, text }));

/** A decimal as digits and the number of them behind the point. */
const decimal = fc
  .tuple(fc.integer({ min: 10_000, max: 99_999_999 }), fc.integer({ min: 0, max: 6 }), fc.boolean())
  .map(([digits, decimals, negative]) => ({ digits: String(digits), decimals, negative }));
type Decimal = { digits: string; decimals: number; negative: boolean };

const parts = ({ digits, decimals }: Decimal) => {
  const padded = digits.padStart(decimals + 1, "0");
  const at = padded.length - decimals;
  return { whole: padded.slice(0, at), fraction: decimals === 0 ? "" : `.${padded.slice(at)}` };
};
const grouped = (whole: string, mark: string) => whole.replace(/\B(?=(?:\d{3})+$)/g, mark);
const scientific = ({ digits, decimals }: Decimal) =>
  [`${digits[0]}.${digits.slice(1)}`, digits.length - 1 - decimals] as const;
const forms: ((number: Decimal) => string)[] = [
  (number) => parts(number).whole + parts(number).fraction,
  (number) => (parts(number).whole + parts(number).fraction).replace(/^0\./, "."),
  ...[",", "\u2009", "\u202f", "'", " "].map(
    (mark) => (number: Decimal) => grouped(parts(number).whole, mark) + parts(number).fraction,
  ),
  (number) => scientific(number).join("e"),
  (number) => scientific(number).join(" × 10^"),
  (number) => scientific(number).join(" × 10"),
  (number) => `${scientific(number)[0]}·10^{${scientific(number)[1]}}`,
];
const printed = fc
  .tuple(decimal, fc.constantFrom(...forms), fc.constantFrom("-", "\u2212", "\u2013"))
  .map(([number, form, sign]) => ({ number, text: (number.negative ? sign : "") + form(number) }));
const words = fc
  .array(fc.constantFrom("the", "of", "Table 1", "we", "see 3", "12.5", "(a)", "x = 7,", "1,000", "—", "."), {
    maxLength: 30,
  })
  .map((list) => list.join(" "));

it("any number in any form, in any text, is found on its page, and not with another digit", () => {
  fc.assert(
    fc.property(
      printed,
      words,
      words,
      fc.nat(3),
      fc.nat(7),
      ({ number, text }, before, after, page, position) => {
        const texts = [before, after, before, after];
        texts[page] = `${before} the ${text} and ${after}`;
        const reported = (number.negative ? "-" : "") + parts(number).whole + parts(number).fraction;
        const other = position % number.digits.length;
        const digit = (Number(number.digits[other]) % 9) + 1;
        const changed = {
          ...number,
          digits: number.digits.slice(0, other) + digit + number.digits.slice(other + 1),
        };
        const wrong = (number.negative ? "-" : "") + parts(changed).whole + parts(changed).fraction;
        const [found, missing] = findPrintedValues(
          pagesOf(...texts),
          [numberOf(reported), numberOf(wrong)],
          true,
        );
        expect(found).toMatchObject({ source: "text", page: page + 1 });
        if (changed.digits !== number.digits)
          expect(missing).toMatchObject({ source: expect.stringMatching(/^no/) });
      },
    ),
    { numRuns: 500 },
  );
});
