import { expect, test } from "vitest";
import { parseLine } from "./extract-protocol.ts";

test.each([
  "",
  "not json",
  "null",
  "[]",
  '{"type":"other"}',
  '{"type":"document","pageCount":-1,"title":null}',
  '{"type":"document","pageCount":1,"title":7}',
  '{"type":"page","number":1.5,"text":""}',
  '{"type":"page","number":1}',
  '{"type":"page","number":1,"text":"","links":"https://a.example/"}',
  '{"type":"page","number":1,"text":"","links":[7]}',
  '{"type":"page","number":1,"text":"","links":["javascript:alert(1)"]}',
  '{"type":"page","number":1,"text":"","links":["https://a.example/\\n"]}',
  `{"type":"page","number":1,"text":"","links":["https://a.example/${"a".repeat(500)}"]}`,
  `{"type":"page","number":1,"text":"","links":[${Array(101).fill('"https://a.example/"').join()}]}`,
  '{"type":"refused","reason":"because"}',
])("a child that says %j is not understood", (line) => {
  expect(parseLine(line)).toBeNull();
});

test("what the protocol knows is understood", () => {
  expect(parseLine('{"type":"page","number":1,"text":"x"}')).toEqual({ type: "page", number: 1, text: "x" });
  const linked = { type: "page", number: 1, text: "x", links: ["https://a.example/b"] };
  expect(parseLine(JSON.stringify(linked))).toEqual(linked);
  expect(parseLine('{"type":"refused","reason":"no_text"}')).toEqual({ type: "refused", reason: "no_text" });
});
