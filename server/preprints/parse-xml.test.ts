import { describe, expect, it } from "vitest";
import { attributeOf, childrenOf, descendant, parseXml, textOf } from "./parse-xml.ts";

it("reads elements without prefixes, attributes, references to characters and CDATA", () => {
  const root = descendant(
    parseXml(
      `<a:r xmlns:a="x"><e n="1">2101.00010</e><e/><t> A &amp; B &#233;&#x65; <![CDATA[<c>]]></t></a:r>`,
    ),
    "r",
  );
  expect(childrenOf(root, "e")).toHaveLength(2);
  expect(textOf(root, "e")).toBe("2101.00010");
  expect(attributeOf(descendant(root, "e"), "n")).toBe("1");
  expect(textOf(root, "t")).toBe("A & B \u00e9e<c>");
  expect([textOf(root, "none"), textOf(root, "e", "none"), attributeOf(undefined, "n")]).toEqual([
    "",
    "",
    "",
  ]);
  expect(childrenOf(root, "constructor")).toEqual([]);
});

describe("what is refused", () => {
  const laughs = Array.from(
    { length: 9 },
    (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`,
  );
  it.each([
    ["a billion laughs", `<!DOCTYPE r [<!ENTITY l0 "ha">${laughs.join("")}]><r>&l9;</r>`],
    [
      "a quadratic blow-up",
      `<!DOCTYPE r [<!ENTITY a "${"a".repeat(10_000)}">]><r>${"&a;".repeat(10_000)}</r>`,
    ],
    ["an external entity", `<!DOCTYPE r [<!ENTITY a SYSTEM "file:///etc/passwd">]><r>&a;</r>`],
    ["an external document type", `<!DOCTYPE r SYSTEM "http://127.0.0.1/a.dtd"><r/>`],
    ["a hundred levels", "<a>".repeat(100) + "</a>".repeat(100)],
    ["levels that do not end", "<a>".repeat(100_000)],
    ["an element that is not closed", "<a><b></a>"],
    ["a name that is an inherited one", "<__proto__>x</__proto__>"],
    ["HTML", "<!doctype html><html><head><meta charset=utf-8></head></html>"],
    ["JSON", '{"a": 1}'],
    ["nothing", ""],
  ])("%s", (_name, xml) => {
    expect(() => parseXml(xml)).toThrow();
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
});
