import { expect, it } from "vitest";
import { withoutEnding } from "./without-ending.ts";

it.each([
  ["", "/", ""],
  ["///", "/", ""],
  ["a//b//", "/", "a//b"],
  ["a", "/", "a"],
  ["c2ln==", "=", "c2ln"],
  ["a\\/", "/\\", "a"],
])("of %j without %j is %j", (text, characters, rest) => expect(withoutEnding(text, characters)).toBe(rest));

// An expression takes hours for it.
it("takes one step for each character that it removes", () => {
  const text = `/a${"/".repeat(10_000_000)}x`;
  expect(withoutEnding(text, "/")).toBe(text);
  expect(withoutEnding(text.slice(0, -1), "/")).toBe("/a");
});
