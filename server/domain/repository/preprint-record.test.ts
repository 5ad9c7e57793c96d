import { expect, it } from "vitest";
import { plainLine } from "./preprint-record.ts";

it.each([
  ["  A title\n  on two\tlines ", "A title on two lines"],
  ["a\u0000b\u202Ec\u2066d", "a b c d"],
  ["half \uD800 a pair", "half \uFFFD a pair"],
  ["0123456789abcdef", "012345678…"],
  ["01234567\u{1F600}9abc", "01234567\uFFFD…"],
])("makes one plain line of %j", (text, line) => {
  expect(plainLine(text, text.length > 12 && text.startsWith("0") ? 10 : 100)).toBe(line);
});
