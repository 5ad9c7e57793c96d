import { expect, it } from "vitest";
import { jsonText } from "./json-text.ts";

it("escapes what a terminal could obey, and nothing else", () => {
  const value = { title: "a\u001b[2J\u009b31m\u202e\u2028\u{e0041}\u007f ü 数\n" };
  for (const indent of [undefined, 2]) {
    const text = jsonText(value, indent);
    expect(JSON.parse(text)).toEqual(value);
    expect(text.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}]/u);
  }
  expect(jsonText(value)).toContain("\\u009b31m\\u202e\\u2028\\udb40\\udc41\\u007f ü 数");
});
