import { describe, expect, it } from "vitest";
import { createEventParser } from "./parse-events.ts";

const parse = (...parts: string[]) => {
  const parser = createEventParser();
  return parts.flatMap((part) => parser.push(part));
};

describe("an event stream", () => {
  it.each(["\n", "\r\n", "\r"])("has lines that end with %j", (end) => {
    const text = ["id: 4", "event: log", "data: a", "data:b", "", ": comment", "data", "", "x"].join(end);
    const expected = [
      { event: "log", data: "a\nb", id: "4" },
      { event: "message", data: "", id: "4" },
    ];
    expect(parse(text)).toEqual(expected);
    expect(parse(...text)).toEqual(expected);
  });

  it("ignores what it does not know, and an event that is not complete", () => {
    expect(parse("id: a\0b\nid\nother: 1\nevent: log\n\ndata: 1\n")).toEqual([]);
  });

  it("says how long to wait, in digits alone", () => {
    const parser = createEventParser();
    parser.push("retry: soon\n");
    expect(parser.retryMs).toBeNull();
    parser.push("retry: 2500\n");
    expect(parser.retryMs).toBe(2500);
  });

  it("is not kept without an end", () => {
    const parser = createEventParser();
    const part = "x".repeat(8 * 1024 * 1024);
    expect(() => {
      for (let index = 0; index < 5; index++) parser.push(part);
    }).toThrow("too long");
  });
});
