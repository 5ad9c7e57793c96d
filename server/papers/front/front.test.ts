import { describe, expect, test } from "vitest";
import { framesOf } from "../layout/frames.ts";
import type { PageDraft } from "../layout/page-draft.ts";
import type { Row } from "../layout/rows.ts";
import { findAuthors } from "./find-authors.ts";
import { findDate, readDate } from "./find-date.ts";
import { findTitle } from "./find-title.ts";
import { type FrontPage, frontPage } from "./front-page.ts";
import { personName } from "./person-names.ts";
import { smallWords } from "./words.ts";

const title = "A Study of the Digits of Pi";

/** Rows of 12 points, of another size with a number before them; `^` raises what is behind it up to a space. */
function pageOf(...lines: string[]): FrontPage {
  const rows = lines.map((line, index) => {
    const [, size = "12", text = ""] = /^(?:(\d+)\| )?(.*)$/.exec(line)!;
    const plain = text.replace(/\^\S+/g, "");
    return {
      text: text.replaceAll("^", ""),
      plain,
      size: Number(size),
      font: `f${size}`,
      base: 50 + 15 * index,
    };
  });
  return { height: 800, rows, aside: [] };
}

/** A page with these rows, a run each. */
function draftOf(texts: readonly string[]): PageDraft {
  const rows = texts.map((text, index): Row => {
    const word = { text, plain: text, x0: 50, x1: 300, isGlued: false };
    const place = { x0: 50, x1: 300, base: 50 + 15 * index, size: 12, font: "f" };
    const run = { words: [word], ...place, characters: text.length };
    return { runs: [run], words: [word], ...place, text };
  });
  const frame = framesOf(600, 800)[0]!;
  return { width: 600, height: 800, parts: [{ frame, blocks: [{ kind: "text", rows }], isAside: false }] };
}

function authorsOf(lines: string[], named: string[] = [], body = "") {
  const page = pageOf(`18| ${title}`, ...lines);
  const found = findTitle(page, 10, [])!;
  return findAuthors(page, found, named, smallWords(body))?.value ?? null;
}

describe("the title", () => {
  test("is what is largest in the upper part of the page, over all its lines", () => {
    expect(
      findTitle(pageOf("10| Volume 3", "18| A Study of the", "18| Digits of Pi∗", "Ada Lovelace"), 10, []),
    ).toMatchObject({
      value: title,
      source: "first_page",
      start: 1,
      end: 3,
    });
  });

  test("is what the metadata say, where the page prints it, however large the journal's name is", () => {
    const page = pageOf("20| Journal of Numbers", "12| A study of the", "12| digits of Pi");
    expect(findTitle(page, 10, ["paper_final.docx", title])).toMatchObject({
      value: title,
      source: "both",
      start: 1,
    });
    expect(findTitle(page, 10, ["Another Paper Altogether"])).toBeNull();
  });

  test("follows its label, and may be as large as all else", () => {
    const lines = [
      "10| Title: A Study of the Di-",
      "10| gits of Pi",
      "10| Authors: Ada Lovelace^1",
      "10| Figures: 4",
    ];
    const page = pageOf(...lines);
    const found = findTitle(page, 10, [], new Set(["digits"]));
    expect(found).toMatchObject({ value: title, source: "first_page", end: 2 });
    expect(findTitle(page, 10, [title])).toMatchObject({ source: "both", end: 2 });
    expect(findTitle(pageOf(`Title: ${title}`), 12, [title])).toMatchObject({ value: title, source: "both" });
    expect(findAuthors(page, found!, [], new Set())?.value).toEqual(["Ada Lovelace"]);
  });

  test("is read without the numbers of its lines", () => {
    const numbered = ["A Study of the", "Digits of Pi", "Ada Lovelace^1", "University of London", "A note"];
    const rows = numbered.map((line, index) => `${index + 1}  ${line}`);
    expect(findTitle(frontPage(draftOf(rows)), 12, [title])).toMatchObject({ value: title, source: "both" });
    const few = rows.slice(0, 4);
    expect(findTitle(frontPage(draftOf(few)), 12, [title])).toBeNull();
  });

  test("may be as large as the headings of parts, or as the authors in another font", () => {
    const headed = pageOf(`18| ${title}`, "Ada Lovelace", "18| Abstract", "10| text", "18| 1 Introduction");
    expect(findTitle(headed, 10, [])).toMatchObject({ value: title });
    const page = pageOf(`18| ${title}`, "18| Ada Lovelace, Grace Hopper", "18| University of London");
    for (const row of page.rows.slice(1)) row.font = "another";
    expect(findTitle(page, 10, [])).toMatchObject({ value: title, end: 1 });
  });

  test("may be Chinese, without spaces", () => {
    const found = findTitle(pageOf("18| 透明度不能阻止碳信用", "18| 市场的质量崩溃", "10| 文"), 10, []);
    expect(found?.value).toBe("透明度不能阻止碳信用市场的质量崩溃");
    expect(findTitle(pageOf("18| 质量崩溃", "10| 文"), 10, [])).toBeNull();
  });

  test.each([
    ["nothing is larger than the text", ["10| A Study of the Digits of Pi"]],
    ["as large is set elsewhere", ["18| A Study of the Digits", "10| text", "18| Another Large Line"]],
    ["it is a heading", ["18| Abstract", "10| text"]],
    ["it is a journal", ["18| International Journal of Numbers and Digits"]],
    ["it is a word", ["18| Digits"]],
  ])("is not known where %s", (_, lines) => {
    expect(findTitle(pageOf(...lines), 10, [])).toBeNull();
  });
});

describe("the authors", () => {
  test.each<[string, string[], string[] | null]>([
    [
      "a list with marks",
      ["Ada Lovelace^1,∗ , Grace B. Hopper^2 and J.-P. Serre^a"],
      ["Ada Lovelace", "Grace B. Hopper", "J.-P. Serre"],
    ],
    [
      "a list over two lines",
      ["Ada Lovelace^1 , Grace Hopper^2 ,", "and Eeske van Roekel^1"],
      ["Ada Lovelace", "Grace Hopper", "Eeske van Roekel"],
    ],
    [
      "side by side above their institutions",
      ["Ada Lovelace  Grace Hopper", "University of London  Yale University"],
      ["Ada Lovelace", "Grace Hopper"],
    ],
    [
      "a list with degrees and numbers in brackets, behind a label",
      [
        "Authors: Ada Lovelace, M.S.[1], Grace Hopper, PhD[1, 2], & Liberty S. Turing, PhD[2]",
        "University of London",
      ],
      ["Ada Lovelace", "Grace Hopper", "Liberty S. Turing"],
    ],
    [
      "a list that breaks off within names",
      [
        "Ada Lovelace^1 , Grace B.",
        "Hopper^1 , Eeske van Roekel^2 , Jean-Pierre Ser-",
        "res^1 , Ada",
        "Turing^2",
      ],
      ["Ada Lovelace", "Grace B. Hopper", "Eeske van Roekel", "Jean-Pierre Serres", "Ada Turing"],
    ],
    [
      "short names among others",
      ["Ada Lovelace^1 , T. S. Li^1 , Grace Hopper^1 , An Shu Te^2 , Bo Xu^2"],
      ["Ada Lovelace", "T. S. Li", "Grace Hopper", "An Shu Te", "Bo Xu"],
    ],
    ["a short name alone", ["Bo Xu^1"], null],
    ["one above an address", ["Ada Lovelace", "ada@example.org"], ["Ada Lovelace"]],
    ["one above a date", ["Ada Lovelace", "May 3, 2024"], ["Ada Lovelace"]],
    [
      "one behind a subtitle",
      ["14| and of e, with proofs", "Ada Lovelace", "University of London"],
      ["Ada Lovelace"],
    ],
    [
      "rows of them above one institution",
      ["Ada Lovelace", "University of London", "Grace Hopper", "University of London"],
      ["Ada Lovelace", "Grace Hopper"],
    ],
    ["a name and nothing that says that it is one", ["Ada Lovelace", "We count digits."], null],
    ["a subtitle in capitals", ["Deep Learning", "Ada Lovelace"], null],
    ["a list that goes on unread", ["Ada Lovelace^1 ,", "the Digits Consortium"], null],
    [
      "a list of which a part is no name",
      ["Ada Lovelace^1 , the team", "Grace Hopper", "University of London"],
      null,
    ],
    [
      "what may be a further author or a town",
      ["Ada Lovelace", "University of London", "Palo Alto", "ada@example.org"],
      null,
    ],
    ["an institution alone", ["University of London"], null],
    ["names without title or marks", ["Anonymous Authors", "Under Review"], null],
  ])("%s", (_, lines, expected) => {
    expect(authorsOf(lines)).toEqual(expected);
  });

  test("side by side are all of those above the abstract, though a column is read to its end before the next", () => {
    const columns = (second: string) => {
      const page = pageOf(
        `18| ${title}`,
        "Ada Lovelace",
        "University of London",
        "Abstract",
        "We count digits.",
      );
      const [, name, place] = page.rows;
      page.rows.push({ ...name!, text: "Grace Hopper", plain: "Grace Hopper" });
      page.rows.push({ ...place!, text: second, plain: second });
      return findAuthors(page, findTitle(page, 10, [])!, [], new Set())?.value ?? null;
    };
    expect(columns("University of London")).toEqual(["Ada Lovelace", "Grace Hopper"]);
    expect(columns("Yale University")).toBeNull();
  });

  test("words that the paper writes in small letters are no names, those in addresses may be", () => {
    const lines = ["Symbolic Regression", "University of London"];
    expect(authorsOf(lines, [], "we use symbolic regression, and more")).toBeNull();
    const ada = ["Ada Lovelace", "University of London"];
    expect(authorsOf(ada, [], "ada.lovelace@example.org https://github.com/ada/lovelace")).toEqual([
      "Ada Lovelace",
    ]);
  });

  test("of the metadata count where the page prints all of them, and one alone does not", () => {
    const lines = ["Ada Lovelace (London) with Grace Hopper (Yale)"];
    expect(authorsOf(lines, ["Ada Lovelace", "Grace Hopper"])).toEqual(["Ada Lovelace", "Grace Hopper"]);
    expect(authorsOf(lines, ["Ada Lovelace1", "Grace Hopper1", "2"])).toEqual([
      "Ada Lovelace",
      "Grace Hopper",
    ]);
    expect(authorsOf(lines, ["Ada Lovelace", "Alan Turing"])).toBeNull();
    expect(authorsOf(lines, ["Ada Lovelace"])).toBeNull();
  });

  test.each([
    ["Prof. Ada Lovelace, Ph.D.", "Ada Lovelace"],
    ["María José O’Neil-García", "María José O’Neil-García"],
    ["SOUKARI Abdourahmane", "SOUKARI Abdourahmane"],
    ["Lovelace", null],
    ["A. B.", null],
    ["New York University", null],
    ["ada lovelace", null],
    ["Ada Lovelace 1815", "Ada Lovelace"],
    ["Ada (Lovelace)", null],
    ["Augusta Ada (Countess) Lovelace", "Augusta Ada (Countess) Lovelace"],
  ])("%s", (text, expected) => {
    expect(personName(text, new Set())).toBe(expected);
  });
});

describe("the date", () => {
  test.each([
    ["(Dated: February 10, 2023)", "2023-02-10"],
    ["Published: 17 October 2022", "2022-10-17"],
    ["June 2026", "2026-06"],
    ["2022-03-26", "2022-03-26"],
    ["Received: 1 May 2022", null],
    ["on May 3, 2024 we", null],
    ["May 42, 2024", null],
    ["13 Foo 2024", null],
  ])("%s", (text, expected) => {
    expect(readDate(text)).toBe(expected);
  });

  test("is when it was published, else the only one before the abstract", () => {
    const { rows } = pageOf("Received", "1 May 2020", "Published", "24 July 2020", "Published: 24 July 2020");
    expect(findDate(rows, rows)?.value).toBe("2020-07-24");
    const front = pageOf("May 3, 2024", "May 4, 2024").rows;
    expect(findDate([], front.slice(0, 1))?.value).toBe("2024-05-03");
    expect(findDate([], front)).toBeNull();
  });
});
