import fc from "fast-check";
import { expect, it } from "vitest";
import { isPattern, matcherOf, matchesPath, mayContain } from "./path-pattern.ts";

it.each([
  ["results/*.csv", "results/a.csv", true],
  ["results/*.csv", "results/.csv", true],
  ["results/*.csv", "results/a/b.csv", false],
  ["results/*.csv", "a.csv", false],
  ["figures/**/*.png", "figures/a.png", true],
  ["figures/**/*.png", "figures/a/b/c.png", true],
  ["figures/**/*.png", "other/a.png", false],
  ["**/metrics.json", "metrics.json", true],
  ["out/**", "out/a/b", true],
  ["out/**", "out", false],
  ["run-?.txt", "run-1.txt", true],
  ["run-?.txt", "run-10.txt", false],
  ["*a*b*", "xxaxxbxx", true],
  ["*a*b*", "xxbxxaxx", false],
  ["a**b", "a/b", false],
  ["a**b", "axb", true],
  ["[ab].{c,d}", "[ab].{c,d}", true],
  ["[ab]*", "a", false],
  ["a.csv", "a.csv", true],
  ["a.csv", "aXcsv", false],
  ["*", "stdout", false],
  ["**/*.csv", "repetition-2/a.csv", false],
  ["**", "_second-look/x/y", false],
])("%j names %j: %j", (pattern, path, expected) => expect(matchesPath(pattern, path)).toBe(expected));

it("is a pattern with * or ? alone", () => {
  expect(["a*", "a?", "**"].every(isPattern)).toBe(true);
  expect(["a", "[a]", "{a,b}", "a b"].some(isPattern)).toBe(false);
});

it("goes into every folder that may have what it names", () => {
  const part = fc.constantFrom("a", "b", "*", "**", "a*", "?");
  const name = fc.constantFrom("a", "b", "ab", "c");
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 4 }),
      fc.array(name, { minLength: 2, maxLength: 5 }),
      (pattern, path) => {
        fc.pre(pattern.some(isPattern));
        if (!matchesPath(pattern.join("/"), path.join("/"))) return;
        for (let length = 1; length < path.length; length++)
          expect(mayContain(pattern.join("/"), path.slice(0, length).join("/"))).toBe(true);
      },
    ),
  );
});

it("agrees with an expression on small names", () => {
  const letters = fc.string({ unit: fc.constantFrom("a", "b"), maxLength: 6 });
  const pattern = fc.string({ unit: fc.constantFrom("a", "b", "*", "?"), minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(pattern, letters, (glob, name) => {
      fc.pre(isPattern(glob));
      const expression = new RegExp(`^${glob.replaceAll("*", ".*").replaceAll("?", ".")}$`);
      expect(matchesPath(glob, name)).toBe(expression.test(name) || (name === "" && /^\*+$/.test(glob)));
    }),
  );
});

it("names what any of many names", () => {
  const names = fc.array(fc.constantFrom("a", "b", "ab", "*", "**", "?"), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(fc.array(names, { maxLength: 3 }), names, (patterns, name) => {
      const all = patterns.map((parts) => parts.join("/")).filter(isPattern);
      const path = name.join("/");
      expect(matcherOf(all)(path)).toBe(all.some((pattern) => matchesPath(pattern, path)));
    }),
  );
});

it("is not slow on hostile patterns", () => {
  expect(matchesPath(`${"*a".repeat(120)}b`, "a".repeat(255))).toBe(false);
});
