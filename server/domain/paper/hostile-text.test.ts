import { expect, it } from "vitest";
import { findPrintedValues } from "./find-printed.ts";

const random = (alphabet: string, length: number) => {
  let state = 1;
  let text = "";
  while (text.length < length) {
    state = (state * 48271) % 2147483647;
    text += alphabet[state % alphabet.length];
  }
  return text;
};
const numbers = Array.from({ length: 2000 }, (_, index) => ({
  reported: index % 2 ? String(index % 40) : `${index % 9}.${index % 7} ± 0.${index % 5}1`,
  isFromFigure: false,
  locator: "Table 1, page 1",
  description: "a statement of many different words about numbers",
}));

it.each([
  ["1 MB of digits, commas and minus signs", random("0123456789,-", 1_000_000)],
  ["everything that a number is made of", random("0123456789.,-±×x10^ eE+(){}/'%\n⁻³", 250_000)],
  ["digits", "7".repeat(250_000)],
  ["commas", "1,".repeat(125_000)],
  ["points", "1.".repeat(125_000)],
  ["apostrophes", "111'".repeat(62_500)],
  ["spaces", "111 ".repeat(62_500)],
  ["exponents", "1e".repeat(125_000)],
  ["a long exponent", `1e${"1".repeat(250_000)}x`],
  ["plus-minus", "1±".repeat(125_000)],
  ["powers", "1×10".repeat(62_500)],
  ["white space", `1${" ".repeat(250_000)}2`],
  ["addresses", "10.1000/".repeat(31_250)],
  ["labels", "Table 1 ".repeat(31_250)],
  ["letters", "é".repeat(250_000)],
])("is searched in linear time: %s", (_, text) => {
  expect(findPrintedValues([{ number: 1, text }], numbers, true)).toHaveLength(numbers.length);
});
