import { expect, test } from "vitest";
import { normalizeText } from "./normalize-text.ts";

test.each([
  [
    "every dash of a number becomes a hyphen",
    "\u22120.5 1\u20132 a\u2010b a\u2011b 3\u20124",
    "-0.5 1-2 a-b a-b 3-4",
  ],
  ["an em dash stays", "a \u2014 b", "a \u2014 b"],
  ["compatibility forms become plain", "\uFB01t \uFF11\uFF12 x\u00B2", "fit 12 x2"],
  ["composed and decomposed letters are one", "e\u0301", "\u00E9"],
  ["control characters and lone surrogates go", "a\u0000b\u0007\u009Bc \uD800", "abc \uFFFD"],
  ["lines stay, their trailing blanks do not", "one  \r\ntwo\t\rthree", "one\ntwo\nthree"],
])("%s", (_, text, expected) => {
  expect(normalizeText(text)).toBe(expected);
});
