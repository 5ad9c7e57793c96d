import { expect, test } from "vitest";
import { parseLine } from "./extract-protocol.ts";

function aboutLine(found: object): string {
  const nothing = { title: null, authors: null, abstract: null, date: null, doi: null, arxivId: null };
  return JSON.stringify({ type: "about", ...nothing, ...found });
}

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
  '{"type":"about"}',
  aboutLine({ authors: { value: [], source: "first_page" } }),
  aboutLine({ authors: { value: ["a".repeat(101)], source: "first_page" } }),
  aboutLine({ title: { value: "A", source: "elsewhere" } }),
  aboutLine({ title: { value: ["A"], source: "first_page" } }),
  aboutLine({ doi: { value: "10.1000/a b", source: "first_page" } }),
  aboutLine({ date: { value: "yesterday", source: "first_page" } }),
  aboutLine({ arxivId: { value: "../../x", source: "first_page" } }),
])("a child that says %j is not understood", (line) => {
  expect(parseLine(line)).toBeNull();
});

test("what the protocol knows is understood", () => {
  expect(parseLine('{"type":"page","number":1,"text":"x"}')).toEqual({ type: "page", number: 1, text: "x" });
  const linked = { type: "page", number: 1, text: "x", links: ["https://a.example/b"] };
  expect(parseLine(JSON.stringify(linked))).toEqual(linked);
  const about = aboutLine({
    title: { value: "A", source: "both" },
    date: { value: "2024-03", source: "first_page" },
  });
  expect(parseLine(about)).toEqual(JSON.parse(about));
  expect(parseLine('{"type":"refused","reason":"no_text"}')).toEqual({ type: "refused", reason: "no_text" });
});

const box = { x: 1, y: 2, width: 3, height: 4 };
const words = { text: "x", box };

test.each([
  "x",
  { width: -1, height: 1, blocks: [] },
  { width: 1, height: 1 },
  { width: 1, height: 1, blocks: [{ kind: "other", lines: [words] }] },
  { width: 1, height: 1, blocks: [{ kind: "paragraph", lines: [{ text: "x" }] }] },
  { width: 1, height: 1, blocks: [{ kind: "paragraph", lines: [{ text: "x", box: { ...box, x: "1" } }] }] },
  { width: 1, height: 1, blocks: [{ kind: "paragraph", lines: [{ text: "x", box: { ...box, x: 1e300 } }] }] },
  { width: 1, height: 1, blocks: [{ kind: "table", rows: [words] }] },
  { width: 1, height: 1, blocks: [{ kind: "paragraph", lines: Array(5001).fill(words) }] },
  { width: 1, height: 1, blocks: Array(3).fill({ kind: "table", rows: Array(2000).fill([words]) }) },
])("a layout that is none is not understood (%#)", (layout) => {
  expect(parseLine(JSON.stringify({ type: "page", number: 1, text: "x", layout }))).toBeNull();
});

test("a layout is understood", () => {
  const blocks = [
    { kind: "heading", lines: [words] },
    { kind: "table", rows: [[words, { ...words, text: "" }]] },
  ];
  const page = { type: "page", number: 1, text: "x", layout: { width: 612, height: 792, blocks } };
  expect(parseLine(JSON.stringify(page))).toEqual(page);
});
