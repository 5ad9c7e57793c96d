import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { indexTokens, queryTokens } from "./search-tokens.ts";

const describeQuery = (q: string) => queryTokens(q).map(({ text, prefix }) => (prefix ? `${text}…` : text));
const finds = (q: string, text: string) => {
  const words = indexTokens(text);
  return queryTokens(q).every((asked) =>
    words.some((word) => (asked.prefix ? word.startsWith(asked.text) : word === asked.text)),
  );
};

it.each([
  ["", []],
  ["On the GAPS", ["on", "the", "gaps"]],
  ["state-of-the-art", ["state", "of", "the", "art"]],
  ["p<0.05, n=1,000.", ["p", "<", "0.05", "n", "=", "1,000"]],
  ["C++ and C#", ["c", "c++", "++", "and", "c", "c#", "#"]],
  ["Schrödinger’s ΔΙΑΦΟΡΆ", ["schrodinger", "s", "διαφορα"]],
  ["が", ["が"]],
  ["素数定理", ["素", "数", "定", "理", "素数", "数定", "定理"]],
  ["p値", ["p", "値"]],
  ["ﬁne Ｗｉｄｅ", ["fine", "wide"]],
  ['NEAR(a b) -c "d" e* f:g ^h `i`', ["near", "a", "b", "c", "d", "e", "f", "g", "^", "h", "i"]],
  ["😀 → ∑", ["😀", "→", "∑"]],
])("tokenizes %j", (text, words) => {
  expect(indexTokens(text)).toEqual(words);
});

it.each([
  ["One one", ["one…"]],
  ["C++", ["c++"]],
  ["C++17", ["c…", "++", "17…"]],
  ["a+b", ["a…", "+", "b…"]],
  ["C++ C#", ["c++", "c#"]],
  ["素数", ["素数"]],
  ["素", ["素"]],
  ["\" : - * ( ) ' .", []],
  ["a".repeat(100), [`${"a".repeat(64)}…`]],
])("tokenizes the query %j", (q, words) => {
  expect(describeQuery(q)).toEqual(words);
});

it("uses at most 32 words", () => {
  const q = Array.from({ length: 200 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join(" ");
  expect(queryTokens(q)).toHaveLength(32);
});

describe("a text", () => {
  it.each([
    ["素数 定理", "今日の素数定理の証明", true],
    ["数定", "素数定理", true],
    ["定数", "素数定理", false],
    ["검색", "논문검색엔진", true],
    ["C++", "a C++17 library", true],
    ["C++", "the C library, plus two", false],
    ["C", "a C++ library", true],
    ["ecole", "École", true],
    ["é", "e", true],
    ["prim*", "primes", true],
    ["3.1", "is 3.14", true],
  ])("is found by %j in %j: %s", (q, text, expected) => {
    expect(finds(q, text)).toBe(expected);
  });

  it("is found by itself, for any text", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: "binary" })), (text) => finds(text, text)),
      { numRuns: 300 },
    );
  });
});
