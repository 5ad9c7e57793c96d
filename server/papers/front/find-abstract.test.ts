import { expect, test } from "vitest";
import type { PageLayout, TextBlock } from "../../domain/paper/document.ts";
import { findAbstract } from "./find-abstract.ts";

type Kind = Exclude<TextBlock["kind"], "table">;

/** A page of blocks, each a kind and its lines. */
function pageOf(...blocks: [kind: Kind, ...lines: string[]][]): PageLayout {
  const lineOf = (text: string) => ({ text, box: { x: 50, y: 50, width: 200, height: 10 } });
  return {
    width: 600,
    height: 800,
    blocks: blocks.map(([kind, ...lines]): TextBlock => ({ kind, lines: lines.map(lineOf) })),
  };
}

const abstractOf = (...pages: PageLayout[]) => findAbstract(pages)?.value ?? null;
const sentence =
  "Digits of pi are counted here, one after the other, for as long as a machine of ours does not stop, " +
  "and for each of them it is said how often it was met.";

test.each<[string, [Kind, ...string[]][]]>([
  [
    "a heading",
    [
      ["heading", "Abstract"],
      ["paragraph", sentence],
    ],
  ],
  [
    "a numbered heading",
    [
      ["heading", "1 Abstract"],
      ["paragraph", sentence],
    ],
  ],
  ["a word and a mark", [["paragraph", `Abstract: ${sentence}`]]],
  ["a word in capitals", [["paragraph", `ABSTRACT ${sentence}`]]],
  ["a word in another font", [["paragraph", `Abstract ${sentence}`]]],
])("an abstract is known by %s", (_, blocks) => {
  expect(abstractOf(pageOf(...blocks, ["heading", "Introduction"]))).toBe(sentence);
});

test("a name that begins with the word is no abstract", () => {
  expect(abstractOf(pageOf(["paragraph", `Abstract Data Types are counted. ${sentence}`]))).toBeNull();
});

test("it goes on over lines that stand for themselves, footnotes and pages, up to what is no sentence", () => {
  const [first, second, third] = [sentence.slice(0, 40), sentence.slice(40, 80), sentence.slice(80)];
  const pages = [
    pageOf(["heading", "A Study of the Digits"]),
    pageOf(
      ["heading", "Abstract"],
      ["paragraph", first],
      ["footnote", "1 Of London."],
      ["paragraph", second],
    ),
    pageOf(["paragraph", third], ["paragraph", "(a) 100 (b) 3"], ["paragraph", "More text."]),
  ];
  expect(abstractOf(...pages)).toBe(sentence);
});

test("a Chinese one has no spaces at the ends of lines", () => {
  const line =
    "各国政府和企业每年花费数十亿美元购买碳信用来抵消其排放,然而许多碳信用可能并不代表真实的气候效益".repeat(
      3,
    );
  const page = pageOf(["paragraph", "摘要"], ["paragraph", line, `${line}。`], ["heading", "引言"]);
  expect(abstractOf(page)).toBe(`${line}${line}。`);
});
