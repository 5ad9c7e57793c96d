import { expect, it } from "vitest";
import { foldText, splitWords } from "./text-match.ts";

it.each([
  [undefined, []],
  ["", []],
  ["  \t\n ", []],
  ["One two", ["one", "two"]],
  ["one ONE  one", ["one"]],
  ["a\u00a0b\u3000c", ["a", "b", "c"]],
  ["50%_\\", ["50%_\\"]],
  ["Cafe\u0301 CAFÉ", ["café"]],
])("splits %j into words", (q, expected) => {
  expect(splitWords(q)).toEqual(expected);
});

it("folds case and composes letters", () => {
  expect(foldText("ΔΙΑΦΟΡΆ E\u0301")).toBe("διαφορά é");
});
