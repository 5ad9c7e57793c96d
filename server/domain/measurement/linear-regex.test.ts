import { describe, expect, it } from "vitest";
import { compileLinearRegex, type LinearRegex } from "./linear-regex.ts";

const compiled = (source: string) => compileLinearRegex(source) as LinearRegex;

describe("compileLinearRegex", () => {
  it("returns the group of the first match", () => {
    expect(compiled("chi2 = ([0-9.]+)").matchFirst("x\nchi2 = 4.74\nchi2 = 9")).toEqual({
      group: "4.74",
      groupStart: 9,
      groupEnd: 13,
      start: 2,
      end: 13,
    });
    expect(compiled("(?m)^slope\\s+(?P<value>\\S+)$").matchFirst("a\nslope  1e-3\nb")?.group).toBe("1e-3");
    expect(compiled("a(b)?").matchFirst("a")?.group).toBeNull();
    expect(compiled("a(b)").matchFirst("")).toBeNull();
  });

  it.each([
    ["chi2", /0 groups/],
    ["(a)(b)", /2 groups/],
    ["(a", /missing closing \)|missing/i],
    ["(a)\\1", /.+/],
    ["(?=a)(b)", /.+/],
    ["(a{1000}){1000}", /repeat/],
    ["(?:(?:a|b|ab|ba){1,31}){1,31}([c-d])", /too complex/],
  ])("refuses %s", (source, reason) => {
    expect(compileLinearRegex(source)).toMatch(reason);
  });

  it("matches in linear time where a backtracking engine does not", () => {
    expect(compiled("((?:a+)+)$").matchFirst(`${"a".repeat(50_000)}b`)).toBeNull();
  });
});
