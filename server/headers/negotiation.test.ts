import { describe, expect, it } from "vitest";
import { preferredLanguage, preferredType } from "./negotiation.ts";

const offered = ["text/html", "application/json"] as const;

describe("preferredType", () => {
  it.each([
    ["a browser", "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", "text/html"],
    ["a machine", "application/json", "application/json"],
    ["a client that names JSON first of anything", "application/json, text/plain, */*", "application/json"],
    ["anything", "*/*", "text/html"],
    ["no header", null, "text/html"],
    ["an empty header", "", "text/html"],
    ["JSON preferred by quality", "text/html;q=0.5, application/json;q=0.9", "application/json"],
    ["HTML preferred by a range", "text/*;q=0.3, application/json;q=0.2", "text/html"],
    ["HTML excluded", "text/html;q=0, */*", "application/json"],
    ["JSON excluded", "application/json;q=0, */*", "text/html"],
    ["capitals", "APPLICATION/JSON", "application/json"],
    ["a charset", "application/json; charset=utf-8", "application/json"],
    ["a charset and a quality", "text/html; q=0.2, application/json;charset=utf-8;q=0.7", "application/json"],
    ["something else", "image/png", undefined],
    ["everything excluded", "*/*;q=0", undefined],
    ["no media type at all", "garbage", undefined],
    ["separators alone", ";;;", "text/html"],
  ])("answers %s", (_, accept, wanted) => {
    expect(preferredType(accept, offered)).toBe(wanted);
  });
});

it.each([
  [undefined, "en"],
  ["", "en"],
  ["*", "en"],
  ["fr", "en"],
  ["de", "de"],
  ["de-AT, en;q=0.9", "de"],
  ["DE-at", "de"],
  ["en;q=0.2, de;q=0.8", "de"],
  ["de;q=0, en", "en"],
  ["fr, de;q=0.5", "de"],
  ["zh", "zh-Hans"],
  ["zh-CN,zh;q=0.9,en;q=0.8", "zh-Hans"],
  ["zh-Hans-CN", "zh-Hans"],
  ["zh-TW, de;q=0.5", "de"],
  ["zh-Hant", "en"],
  ["en-GB, de", "en"],
  ["de;q=banana, ;;;,,", "en"],
  ["zh-Hant-TW, *;q=0.1", "en"],
  ["fr, *, de", "en"],
  ["__proto__, constructor", "en"],
  [`de-${"a-".repeat(17)}, fr`, "en"],
  [`de${"-a".repeat(1_000_000)}`, "en"],
  [`de${"-a".repeat(1_000_000)}, zh`, "zh-Hans"],
  [`${"fr,".repeat(19)}de`, "de"],
  [`${"fr,".repeat(20)}de`, "en"],
])("chooses for Accept-Language %j %s", (accept, language) => {
  expect(preferredLanguage(accept)).toBe(language);
});
