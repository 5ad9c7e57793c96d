import { expect, test } from "vitest";
import type { Schema } from "../contract/document.ts";
import { bundle } from "./bundle.ts";
import { compile } from "./compile.ts";

const options = { objects: "published", allErrors: false } as const;
const build = (schema: Schema) => compile({ target: schema }, {}, options);

test.each<[string, Schema]>([
  ["an unknown keyword", { type: "string", maxLenght: 5 }],
  ["an unknown format", { type: "string", format: "digest" }],
  ["a pattern that is no regular expression", { type: "string", pattern: "(" }],
  ["a value that is no schema", { type: "text" }],
  ["a reference to nothing", { $ref: "contract:/Gone" }],
  ["a keyword that its type never reaches", { type: "string", minimum: 1 }],
])("refuses %s, rather than check less", (_, schema) => {
  expect(() => build(schema)).toThrow();
});

test.each([
  ["2026-11-20T00:00:00Z", true],
  ["2026-11-20t00:00:00.123456+05:30", true],
  ["2024-02-29T23:59:59-00:00", true],
  ["2026-02-29T00:00:00Z", false],
  ["2026-11-20 00:00:00Z", false],
  ["2026-11-20T00:00:00", false],
  ["2026-11-20T00:00:00+05", false],
  ["2016-12-31T23:59:60Z", false],
  ["2026-11-20", false],
  ["1763596800", false],
])("date-time %s: %s, and Date reads whatever is valid", async (text, valid) => {
  const source = build({ type: "string", format: "date-time" });
  const code = await bundle({ source, entry: 'export { target } from "source";' }, "entry");
  const { target } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(target(text)).toBe(valid);
  if (valid) expect(Date.parse(text)).not.toBeNaN();
});

test("a component is one function, however often it is used", () => {
  const digest = { $ref: "contract:/Digest" };
  const components = { Digest: { type: "string", pattern: "^sha256:" } };
  const source = compile(
    { a: { type: "array", items: digest }, b: { anyOf: [digest, { type: "null" }] } },
    components,
    options,
  );
  expect(source.match(/new RegExp\("\^sha256:/g)).toHaveLength(1);
});
