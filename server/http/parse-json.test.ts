import { describe, expect, it } from "vitest";
import { parseJson } from "./parse-json.ts";

const parse = (text: string) => parseJson(Buffer.from(text));
const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

describe("parseJson", () => {
  it("parses what JSON.parse does", () => {
    for (const text of ["null", "1", '"a"', '{"a":[1,{"b":"}]\\"{["}]}', nested(64)])
      expect(parse(text)).toEqual(JSON.parse(text));
  });

  it("refuses bodies nested deeper than 64, closed or not", () => {
    for (const text of [nested(65), "[".repeat(30_000), '{"a":'.repeat(65), `{"a":${nested(64)}}`])
      expect(() => parse(text)).toThrow(expect.objectContaining({ key: "request.json_too_deep" }));
  });

  it("counts no brackets within strings", () => {
    expect(parse(JSON.stringify("[{".repeat(1000)))).toBe("[{".repeat(1000));
    expect(parse(JSON.stringify({ '\\"[': `${'\\"'.repeat(100)}[`.repeat(100) }))).toBeTypeOf("object");
  });

  it("refuses what is no JSON or no UTF-8", () => {
    for (const text of ["", "{", "]", "undefined", "NaN", "[1,]"])
      expect(() => parse(text)).toThrow(expect.objectContaining({ key: "request.malformed_json" }));
    expect(() => parseJson(Buffer.from([0x22, 0xff, 0x22]))).toThrow();
  });
});
