import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ParameterSpec } from "../__generated__/operation-spec.ts";
import { DomainError } from "../domain/errors.ts";
import { parseParameters } from "./parameters.ts";

const spec = (kind: ParameterSpec["kind"], more: Partial<ParameterSpec> = {}): ParameterSpec => ({
  name: "p",
  in: "query",
  required: false,
  deprecated: false,
  kind,
  ...more,
});

const parse = (kind: ParameterSpec["kind"], query: string) =>
  parseParameters([spec(kind)], {}, new URLSearchParams(query), new Headers()).query.p;

describe("an integer", () => {
  it("is decimal digits alone", () => {
    fc.assert(
      fc.property(fc.integer(), (number) => {
        expect(parse("integer", `p=${number}`)).toBe(number);
      }),
    );
  });

  it("is nothing else", () => {
    const hostile = [
      "",
      " 5 ",
      "0x10",
      "1e1",
      "+5",
      "05",
      "5.0",
      "-",
      "--5",
      "5,5",
      "NaN",
      "Infinity",
      "٥",
      "1_0",
    ];
    for (const text of hostile) {
      expect(() => parse("integer", new URLSearchParams({ p: text }).toString()), text).toThrow(DomainError);
    }
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/^-?\d+$/.test(text));
        expect(() => parse("integer", new URLSearchParams({ p: text }).toString())).toThrow(DomainError);
      }),
    );
  });
});

it.each([
  ["number", "p=1.50", 1.5],
  ["number", "p=-0.5", -0.5],
  ["boolean", "p=true", true],
  ["boolean", "p=false", false],
  ["list", "p=a,b", ["a", "b"]],
  ["list", "p=a", ["a"]],
  ["list", "p=", [""]],
  ["list", "p=a,,b", ["a", "", "b"]],
  ["string", "p=a,b", "a,b"],
  ["string", "p=", ""],
  ["string", "q=1", undefined],
] as const)("reads a %s from %s", (kind, query, wanted) => {
  expect(parse(kind, query)).toEqual(wanted);
});

it.each([
  ["number", "p=1e3"],
  ["number", "p=.5"],
  ["number", "p=1."],
  ["boolean", "p=1"],
  ["boolean", "p=TRUE"],
  ["string", "p=a%00b"],
  ["list", "p=a,%00"],
] as const)("refuses a %s from %s, naming it", (kind, query) => {
  const attempt = () => parse(kind, query);
  expect(attempt).toThrow(
    expect.objectContaining({
      code: "invalid_request",
      issues: [expect.objectContaining({ pointer: "/query/p" })],
    }),
  );
});

it("refuses a parameter that is given twice, and tells of every one at fault", () => {
  const specs = [
    spec("integer"),
    spec("string", { name: "q" }),
    spec("integer", { name: "r", in: "header" }),
  ];
  const attempt = () =>
    parseParameters(specs, {}, new URLSearchParams("p=x&q=1&q=1"), new Headers({ r: "1, 2" }));
  expect(attempt).toThrow(
    expect.objectContaining({
      issues: [
        ["/query/p", "is not a decimal integer"],
        ["/query/q", "is given more than once"],
        ["/headers/r", "is not a decimal integer"],
      ].map(([pointer, message]) => expect.objectContaining({ pointer, message })),
    }),
  );
});

it("reads a parameter where it stands, and no other", () => {
  const specs = [spec("string", { name: "id", in: "path" }), spec("string", { name: "range", in: "header" })];
  const query = new URLSearchParams("id=query&range=query&__proto__=x");
  const parsed = parseParameters(specs, { id: "path" }, query, new Headers({ range: "header" }));
  expect(parsed).toEqual({ path: { id: "path" }, query: {}, headers: { range: "header" } });
});
