import { expect, it } from "vitest";
import { groupHasDigits } from "./regex-group.ts";

it.each([
  ["(97\\.3)", true],
  ["acc (97[.]3)", true],
  ["acc ([9][7].+)", true],
  ["(\\x39\\x{37})", true],
  ["([9-9][77]\\S*)", true],
  ["([^\\D0-8]\\S*)", true],
  ["passed: (0|1)", false],
  ["(\\x2d?[[:digit:]]+)", false],
  ["acc (?P<acc>97.\\d)", true],
  ["acc (?:x)?(\\d|7)", true],
  ["(\\Q97.3\\E)", true],
  ["acc ((?:9)\\d)", true],
  ["chi2 = ([0-9.]+)", false],
  ["(0\\.\\d{1,12})", false],
  ["k=5: (\\S+) of 10", false],
  ["a\\(1 ([^12]+)", false],
  ["(?P<m1>\\S+)", false],
  ["(?i)R2 (\\x{31}|[\\d.]+)", true],
  ["no group 12", false],
  ["(", false],
])("%s: %s", (regex, expected) => {
  expect(groupHasDigits(regex)).toBe(expected);
});
