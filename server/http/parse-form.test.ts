import { describe, expect, it } from "vitest";
import { parseForm } from "./parse-form.ts";

const parse = (text: string) => ({ ...parseForm(new TextEncoder().encode(text)) });

describe("a form", () => {
  it("has each field as text, decoded", () => {
    const fields = { name: "Ada L.", topics: "a,b", empty: "", only: "" };
    expect(parse("name=Ada+L.&topics=a%2Cb&empty=&only")).toEqual(fields);
    expect(parse("")).toEqual({});
  });

  it("keeps what is no valid encoding as it stands", () => {
    expect(parse("a=%&b=%ff")).toEqual({ a: "%", b: "\ufffd" });
  });

  it("takes names of inherited members for names", () => {
    expect(Object.keys(parse("__proto__=a&constructor=b"))).toEqual(["__proto__", "constructor"]);
  });

  it.each(["a=1&a=2", "a=%00", "b=&a=1&a="])("that has a field twice, or U+0000, is refused: %s", (text) => {
    const refusal = { code: "invalid_request", issues: [expect.objectContaining({ pointer: "/body/a" })] };
    expect(() => parse(text)).toThrow(expect.objectContaining(refusal));
  });
});
