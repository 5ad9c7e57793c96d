import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalJson } from "./canonical-json.ts";

describe("canonicalJson", () => {
  it("equals the examples of RFC 8785, sections 3.2.2 to 3.2.3", () => {
    const primitives = {
      numbers: JSON.parse("[333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001]"),
      string: "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"/",
      literals: [null, true, false],
    };
    expect(canonicalJson(primitives)).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],' +
        '"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
    const sorted = {
      "\u20ac": "Euro Sign",
      "\r": "Carriage Return",
      "\ufb33": "Hebrew Letter Dalet With Dagesh",
      "1": "One",
      "\ud83d\ude00": "Emoji: Grinning Face",
      "\u0080": "Control",
      "\u00f6": "Latin Small Letter O With Diaeresis",
    };
    expect(Object.values(JSON.parse(canonicalJson(sorted)))).toEqual([
      "One",
      "Carriage Return",
      "Control",
      "Latin Small Letter O With Diaeresis",
      "Euro Sign",
      "Emoji: Grinning Face",
      "Hebrew Letter Dalet With Dagesh",
    ]);
  });

  it("writes minus zero as zero and omits undefined members", () => {
    expect(canonicalJson({ a: -0, b: undefined })).toBe('{"a":0}');
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, undefined, Symbol("s")])("refuses %s", (value) => {
    expect(() => canonicalJson({ value: [value] })).toThrow(TypeError);
  });

  it.each([{ value: "\ud800" }, { "\udc00": 1 }])("rejects a lone surrogate", (value) => {
    expect(() => canonicalJson(value)).toThrow(URIError);
  });

  it("does not depend on the order of the members", () => {
    const values = fc.jsonValue({ noUnicodeString: false });
    fc.assert(
      fc.property(values, (value) => {
        const text = canonicalJson(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonicalJson(JSON.parse(JSON.stringify(value), reversed))).toBe(text);
      }),
    );
  });
});

function reversed(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).reverse());
}
