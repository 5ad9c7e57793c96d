import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { OperationSpec, ParameterSpec } from "../__generated__/operation-spec.ts";
import { DomainError, type Issue } from "../domain/errors.ts";
import { parseParameters } from "./parameters.ts";

const spec = (kind: ParameterSpec["kind"], more: Partial<ParameterSpec> = {}): ParameterSpec => ({
  name: "p",
  in: "query",
  required: false,
  deprecated: false,
  kind,
  ...more,
});

const ignoring = (...parameters: ParameterSpec[]) => ({ parameters, unknownQuery: "ignored" as const });
const refusing = (...parameters: ParameterSpec[]) => ({
  parameters,
  unknownQuery: "refused" as OperationSpec["unknownQuery"],
});

const parse = (kind: ParameterSpec["kind"], query: string) =>
  parseParameters(ignoring(spec(kind)), {}, new URLSearchParams(query), new Headers()).query.p;

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
  const specs = refusing(
    spec("integer"),
    spec("string", { name: "q" }),
    spec("integer", { name: "r", in: "header" }),
  );
  const attempt = () =>
    parseParameters(specs, {}, new URLSearchParams("p=x&q=1&q=1"), new Headers({ r: "1, 2" }));
  expect(attempt).toThrow(
    expect.objectContaining({
      issues: [
        ["/query/p", "is not a decimal integer"],
        ["/query/q", "is given more than once"],
        ["/header/r", "is not a decimal integer"],
      ].map(([pointer, message]) => expect.objectContaining({ pointer, message })),
    }),
  );
});

it("reads a parameter where it stands, and no other", () => {
  const specs = ignoring(
    spec("string", { name: "id", in: "path" }),
    spec("string", { name: "range", in: "header" }),
  );
  const query = new URLSearchParams("id=query&range=query&__proto__=x");
  const parsed = parseParameters(specs, { id: "path" }, query, new Headers({ range: "header" }));
  expect(parsed).toEqual({ path: { id: "path" }, query: {}, headers: { range: "header" } });
});

describe("a query parameter that is not declared", () => {
  const operation = refusing(
    spec("string", { name: "repository_id" }),
    spec("integer", { name: "limit" }),
    spec("string", { name: "q" }),
    spec("string", { name: "runId", in: "path" }),
    spec("string", { name: "range", in: "header" }),
  );
  const issuesOf = (query: string, of = operation): Issue[] => {
    try {
      parseParameters(of, { runId: "run" }, new URLSearchParams(query), new Headers({ range: "bytes=0-" }));
    } catch (error) {
      expect(error).toMatchObject({ code: "invalid_request" });
      return (error as DomainError).issues;
    }
    return [];
  };
  const near = (nearest: string) => `is not a query parameter of this operation; the nearest is ${nearest}`;
  const all = "is not a query parameter of this operation, which has repository_id, limit, q";

  it("is ignored where the contract says so", () => {
    expect(issuesOf("utm_source=x&limit=1", { ...operation, unknownQuery: "ignored" })).toEqual([]);
  });

  it.each([
    ["repositoryId", near("repository_id")],
    ["repository-id", near("repository_id")],
    ["REPOSITORY_ID", near("repository_id")],
    ["repository", near("repository_id")],
    ["limits", near("limit")],
    ["limti", near("limit")],
    ["limit[]", near("limit")],
    ["Q", near("q")],
    ["x", all],
    ["utm_source", all],
    ["runId", all],
    ["range", all],
    ["__proto__", all],
    ["constructor", all],
    ["ｌｉｍｉｔ", all],
  ])("is refused: %s %s", (name, message) => {
    const issue = expect.objectContaining({ pointer: `/query/${name}`, message });
    expect(issuesOf(new URLSearchParams({ [name]: "1" }).toString())).toEqual([issue]);
  });

  it("is told that there are none where the operation has none", () => {
    const none = refusing(spec("string", { name: "runId", in: "path" }));
    expect(issuesOf("a=1", none)).toMatchObject([
      { pointer: "/query/a", message: "is not a query parameter of this operation, which has none" },
    ]);
  });

  it("is told beside what is wrong with those that are, and once however often it is given", () => {
    const pointers = issuesOf("limit=x&b=1&b=2&q=ok&c").map(({ pointer }) => pointer);
    expect(pointers).toEqual(["/query/limit", "/query/b", "/query/c"]);
  });

  it("may have any name, and is named by its JSON Pointer", () => {
    expect(issuesOf("a%2Fb~c=1")[0]?.pointer).toBe("/query/a~1b~0c");
    expect(issuesOf("%00%1b%5B31m%C2%9B%E2%80%AE%0A=1")[0]?.pointer).toBe(
      "/query/\ufffd\ufffd[31m\ufffd\ufffd\ufffd",
    );
    expect(issuesOf("=1")[0]?.pointer).toBe("/query/");
    const attempt = () => parseParameters(operation, {}, new URLSearchParams("=1"), new Headers());
    expect(attempt).toThrow(`The request is invalid: "" ${all}.`);
  });

  it("has no more of its name told than one can read, and five are told at most", () => {
    const long = "😀".repeat(5000);
    const [{ pointer }] = issuesOf(`x${encodeURIComponent(long)}=1`) as [Issue];
    expect(pointer).toBe(`/query/x${"😀".repeat(31)}\ufffd…`);
    const many = Array.from({ length: 5000 }, (_, at) => `n${at}`).join("&");
    expect(issuesOf(many)).toHaveLength(5);
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "binary" })), (names) => {
        const issues = issuesOf(new URLSearchParams(names.map((name) => [name, ""])).toString());
        expect(JSON.stringify(issues).length).toBeLessThan(5000);
      }),
    );
  });
});
