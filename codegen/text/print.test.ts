import { expect, test } from "vitest";
import { mediaTypeType } from "./media-type.ts";
import { comment, print, Source, union } from "./print.ts";

test("a value is printed in one line where it fits", () => {
  expect(print({ a: [1, null, "x"], "b-c": {}, 200: true })).toBe(
    '{ 200: true, a: [1, null, "x"], "b-c": {} }',
  );
  const long = "x".repeat(60);
  expect(print({ a: long, b: [long] }, "  ")).toBe(`{\n    a: "${long}",\n    b: ["${long}"],\n  }`);
});

test("what is printed evaluates to the value, whatever is in its strings", () => {
  const value = { "__proto__ ": 1, 'a"b': ["\u2028\n", { c: "${d}`" }], constructor: "x".repeat(200) };
  expect(new Function(`return ${print(value)}`)()).toEqual(value);
});

test("source is left as it is", () => {
  expect(print({ a: new Source("shared.b") })).toBe("{ a: shared.b }");
});

test("no text can end a comment", () => {
  expect(comment(["ends */ here"])).toBe("/** ends *\\/ here */\n");
  expect(comment(["One.", "", "Two."], "  ")).toBe("  /**\n   * One.\n   *\n   * Two.\n   */\n");
  expect(comment(["", ""])).toBe("");
});

test("unions of names, and media types as types", () => {
  expect(union(["a", "b"])).toBe('"a" | "b"');
  expect(union([])).toBe("never");
  expect(["*/*", "image/*", "text/html"].map(mediaTypeType)).toEqual([
    "string",
    "`image/${string}`",
    '"text/html"',
  ]);
});
