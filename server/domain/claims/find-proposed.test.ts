import { describe, expect, it } from "vitest";
import type { PageLayout } from "../paper/document.ts";
import { findStatements } from "./find-statements.ts";
import { readAnswer } from "./model-request.ts";
import { paperPieces } from "./paper-pieces.ts";

/** No sentence in it is a Claim by its words alone. */
const text = [
  "2 Methods",
  "",
  "After the run the tank held 4.74 and the old tank was at -0.52 in",
  "the end. Before it there was 12.6 and 12.6 too.",
  "",
  "References",
  "",
  "Smith says that the tank held 7.31 in his day.",
].join("\n");
const propose = (quotation: string, number: string, metric = "tank", pages = [{ number: 1, text }]) =>
  findStatements(pages, [{ quotation, number, metric, output: null }]).filter(({ isProposed }) => isProposed);

it("proposes nothing by itself", () => {
  expect(findStatements([{ number: 1, text }]).filter(({ score }) => score >= 3)).toEqual([]);
});

describe("counts a proposal that stands in the paper", () => {
  it("with our reading of the number, and the sentence as the paper has it", () => {
    expect(propose("the tank held 4.74 and the old", "4.74")).toMatchObject([
      {
        printed: "4.74",
        metric: "tank",
        page: 1,
        text: "After the run the tank held 4.74 and the old tank was at -0.52 in the end.",
        reasons: expect.arrayContaining(["+2.5 a language model proposes it"]),
      },
    ]);
  });

  it("whatever its white space", () => {
    expect(propose("old tank was  at -0.52 in\n the end.", "-0.52")).toHaveLength(1);
  });

  it("of a table's row, by the row up to the number", () => {
    const box = { x: 0, y: 0, width: 1, height: 1 };
    const cells = (...row: string[]) => row.map((cell) => ({ text: cell, box }));
    const rows = [
      cells("Tank", "Day", "Night"),
      cells("left one", "4.7", "3.9"),
      cells("right", "4.7", "5.5"),
    ];
    const layout: PageLayout = { width: 9, height: 9, blocks: [{ kind: "table", rows }] };
    const pages = [{ number: 3, text: "", layout }];
    expect(propose("left one | 4.7 | 3.9", "3.9", "Night", pages)).toMatchObject([
      { kind: "cell", printed: "3.9", page: 3, quotation: "left one | Night | 3.9" },
    ]);
    expect(propose("left one | 3.9", "3.9", "Night", pages)).toEqual([]);
    expect(propose("3.9", "3.9", "Night", pages)).toEqual([]);
    expect(paperPieces(pages)).toEqual(["\nTank | Day | Night\nleft one | 4.7 | 3.9\nright | 4.7 | 5.5\n\n"]);
  });
});

describe("counts no proposal", () => {
  it.each([
    ["of an invented quotation", "the tank held 9.99 and the old", "9.99"],
    ["of a number that is not in the text", "the tank held 4.74 and the old", "9.99"],
    ["of a number outside its quotation", "After the run the tank held", "4.74"],
    ["of part of a number", "After the run the tank held 4.7", "4.7"],
    ["of a number without its sign", "0.52 in the end. Before it", "0.52"],
    ["that names the number otherwise", "the tank held 4.74 and the old", "4.740"],
    ["with a sign that the paper does not have", "old tank was at -0.52 in the end.", "−0.52"],
    ["of a number that is there twice", "Before it there was 12.6 and 12.6 too.", "12.6"],
    ["of too few words", "held 4.74", "4.74"],
    ["of no words", "4.74", "4.74"],
    ["of nothing", "", ""],
    ["with letters of another alphabet", "the tаnk held 4.74 and the old", "4.74"],
    ["with digits of another script", "the tank held ４.７４ and the old", "４.７４"],
    ["with invisible characters", "the tank\u200b held 4.74 and the old", "4.74"],
    ["of the references", "Smith says that the tank held 7.31", "7.31"],
    ["with an expression for a number", "the tank held 4.74 and the old", ".*"],
  ])("%s", (_, quotation, number) => {
    expect(propose(quotation, number)).toEqual([]);
  });

  it("that is quoted over the end of a page", () => {
    const pages = [
      { number: 1, text: "2 Methods\n\nAfter the run the tank in the cellar" },
      { number: 2, text: "held 4.74 and was closed." },
    ];
    expect(propose("the tank in the cellar held 4.74", "4.74", "tank", pages)).toEqual([]);
    expect(propose("held 4.74 and was closed.", "4.74", "tank", pages)).toMatchObject([{ page: 2 }]);
  });

  it("for what can be no result, whoever says so", () => {
    const pages = [
      { number: 1, text: "2 Methods\n\nThe effect of the drug was seen at p < 0.05 with n = 48 of us." },
    ];
    for (const number of ["0.05", "48"])
      expect(propose("was seen at p < 0.05 with n = 48 of us", number, "effect", pages)).toEqual([]);
  });

  it("and leaves alone what is a Claim by its own words", () => {
    const pages = [
      { number: 1, text: "4 Results\n\nThe accuracy of our method was 93.4 % on the held-out samples." },
    ];
    const proposal = {
      quotation: "of our method was 93.4 %",
      number: "93.4",
      metric: "held-out samples",
      output: null,
    };
    expect(findStatements(pages, [proposal])).toEqual(findStatements(pages));
  });
});

it("names no metric in words that the sentence does not have", () => {
  const [statement] = propose("the tank held 4.74 and the old", "4.74", '<img src=x onerror="alert(1)">');
  expect(JSON.stringify(statement)).not.toContain("onerror");
});

describe("an answer", () => {
  const entry = { quotation: "a b c 1", number: "1", metric: "m", output: null };
  it.each([
    ["as asked for", JSON.stringify({ claims: [entry] })],
    ["that is a bare list", JSON.stringify([entry])],
    ["between fences", `Here you are:\n\`\`\`json\n${JSON.stringify({ claims: [entry] })}\n\`\`\``],
    ["that points at nothing that is a position", JSON.stringify([{ ...entry, output: "0; DROP" }])],
    ["that points before the list", JSON.stringify([{ ...entry, output: -1 }])],
    ["with members that nobody asked for", JSON.stringify({ claims: [{ ...entry, verdict: "supports" }] })],
    [
      "with other entries among them",
      JSON.stringify({ claims: [null, 3, { ...entry, number: 1 }, [], entry] }),
    ],
  ])("%s is read", (_, content) => {
    expect(readAnswer(content)).toEqual([entry]);
  });

  it.each([
    "",
    "null",
    "{",
    "I cannot do that.",
    '{"claims": {}}',
    '{"claims": "none"}',
    "[".repeat(100_000),
  ])("that is no list is none (%#)", (content) => {
    expect(readAnswer(content)).toBeNull();
  });

  it("of 10,000 entries, and one of long strings, is bounded", () => {
    const many = Array.from({ length: 10_000 }, () => entry);
    expect(readAnswer(JSON.stringify({ claims: many }))).toHaveLength(100);
    const long = { ...entry, quotation: "a ".repeat(10_000) };
    expect(readAnswer(JSON.stringify({ claims: [long] }))).toEqual([]);
  });
});

it("shows a model no references, and long papers in pieces of bounded length and number", () => {
  expect(paperPieces([{ number: 1, text }]).join("")).not.toContain("Smith");
  const long = "The tank held 4.74 litres at noon and at night.\n\n".repeat(20_000);
  const pieces = paperPieces([{ number: 1, text: long }]);
  expect(pieces).toHaveLength(12);
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(24_100);
});
