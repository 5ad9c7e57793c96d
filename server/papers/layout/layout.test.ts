import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { line, textPdf } from "../../../test/support/pdf-samples.ts";
import type { PageLayout } from "../../domain/paper/document.ts";
import { createPaperReader } from "../read-paper.ts";

const reader = createPaperReader({
  timeoutSeconds: 30,
  memoryMiB: 128,
  maxPages: 50,
  maxTextBytes: 1024 * 1024,
});

async function read(pdf: Buffer) {
  const { pages } = await reader.read(() => Readable.from([pdf], { objectMode: false }));
  return pages.map(({ layout, text }) => ({ layout: layout!, text }));
}

/** The blocks of a page, a string each: its kind and its lines or rows. */
function shown({ blocks }: PageLayout): string[] {
  return blocks.map((block) =>
    block.kind === "table"
      ? `table: ${block.rows.map((row) => row.map(({ text }) => text || "·").join(" | ")).join(" / ")}`
      : `${block.kind}: ${block.lines.map(({ text }) => text).join(" / ")}`,
  );
}

/** Lines of text of one column, from `top` down. */
function column(words: string, count: number, x: number, top: number): string {
  return Array.from({ length: count }, (_, index) =>
    line(`${words} line ${index + 1} is as wide as its column`, top - 12 * index, x, 10),
  ).join("");
}

/** A row of a table: a text at each x, but for empty ones. */
function row(cells: readonly string[], xs: readonly number[], y: number): string {
  return cells.map((cell, index) => (cell === "" ? "" : line(cell, y, xs[index], 9))).join("");
}

test("two columns are read one after the other, between what stands over both", async () => {
  const page = [
    line("A title over both of the columns of the page", 740, 120, 18),
    column("Left", 30, 54, 700),
    column("Right", 30, 318, 694),
    line(
      "A note below that goes over both columns of the page, from the left margin to the right one.",
      300,
      54,
      10,
    ),
  ];
  const [first] = await read(textPdf([page.join("")]));
  const { layout, text } = first!;
  expect(shown(layout).map((block) => block.slice(0, 30))).toEqual([
    "heading: A title over both of ",
    "paragraph: Left line 1 is as w",
    "paragraph: Right line 1 is as ",
    "paragraph: A note below that g",
  ]);
  expect(text.indexOf("Left line 30")).toBeLessThan(text.indexOf("Right line 1"));
  expect(text).not.toMatch(/Left.*Right/);
  const [, left, right] = layout.blocks as Extract<PageLayout["blocks"][0], { lines: unknown }>[];
  expect(left!.lines[0]!.box).toMatchObject({ x: 54, y: 84, height: 10 });
  expect(right!.lines[0]!.box).toMatchObject({ x: 318, y: 90 });
});

const numbers = [
  ["Accuracy", "", "Error"],
  ["Model", "train", "test", "mean"],
  ["small", "0.91", "0.82", "12.5"],
  ["large one", "0.95", "", "3.1"],
  ["ours", "0.99", "0.97", "1.4"],
];
const table = (x: number, top: number) =>
  numbers
    .map((cells, index) =>
      index === 0
        ? row(cells, [x + 90, 0, x + 190], top)
        : row(cells, [x, x + 70, x + 130, x + 190], top - 12 * index),
    )
    .join("");
const rows =
  "table: · | Accuracy | · | Error / Model | train | test | mean / small | 0.91 | 0.82 | 12.5 / large one | 0.95 | · | 3.1 / ours | 0.99 | 0.97 | 1.4";

test("a table without rules is rows of cells, in a column as on a page of its own", async () => {
  const inColumn = [
    column("Left", 30, 54, 700),
    line("Table 2: What was measured.", 700, 318, 9),
    table(318, 682),
    column("Right", 20, 318, 600),
  ];
  const alone = [
    line("Table 1. What was measured.", 700, 72, 9),
    table(72, 682),
    line("Text below.", 560, 72, 10),
  ];
  const [first, second] = await read(textPdf([inColumn.join(""), alone.join("")]));
  expect(shown(first!.layout)[2]).toBe(rows);
  expect(shown(second!.layout)).toEqual([
    "caption: Table 1. What was measured.",
    rows,
    "paragraph: Text below.",
  ]);
  expect(first!.text).toContain("small  0.91  0.82  12.5");
  const block = second!.layout.blocks[1] as Extract<PageLayout["blocks"][0], { kind: "table" }>;
  expect(block.rows[2]![1]).toEqual({ text: "0.91", box: { x: 142, y: 126.8, width: 17.5, height: 9 } });
});

test("running headers, page numbers and line numbers are no part of the text", async () => {
  const page = (number: number) =>
    [
      line("A Journal of Examples, volume 3", 770, 72, 9),
      // The last page is a short one.
      ...Array.from({ length: number === 3 ? 3 : 12 }, (_, index) => [
        line(`${12 * (number - 1) + index + 1}`, 700 - 14 * index, 40, 8),
        line(
          `Sentence ${"one two three".split(" ")[number - 1]} is here, as it should be, ${"abcdefghijkl"[index]}.`,
          700 - 14 * index,
        ),
      ]).flat(),
      line(`${number}`, 40, 300, 9),
    ].join("");
  const pages = await read(textPdf([page(1), page(2), page(3)]));
  for (const { layout, text } of pages) {
    expect(
      shown(layout)
        .slice(1)
        .every((block) => block.startsWith("furniture: ")),
    ).toBe(true);
    expect(text).toMatch(/^Sentence \w+ is here, as it should be, a\.\nSentence/);
    expect(text).toContain("A Journal of Examples");
  }
});

test("exponents stay exponents, marks and indices stay beside their word", async () => {
  const raised = (text: string, x: number, y: number) => line(text, y + 4, x, 7);
  const page = [
    line("It took 1.5 x 10", 700) + raised("-3", 150.9, 700) + line("s in all.", 700, 168),
    line("We got 4.74", 650) + raised("2", 136.1, 650) + line("of them", 650, 146),
    line("The code is here", 600) + raised("1", 160.1, 600),
    line("with R", 550) + line("2", 554, 105.4, 7) + line("= 0.93", 550, 114),
  ];
  const [first] = await read(textPdf([page.join("")]));
  expect(first!.text.split("\n\n")).toEqual([
    "It took 1.5 x 10^-3 s in all.",
    "We got 4.74^2 of them",
    "The code is here1",
    "with R2 = 0.93",
  ]);
});

test("a turned page is read as it is shown", async () => {
  const turned = (text: string, x: number) => `BT /F1 12 Tf 0 1 -1 0 ${x} 72 Tm (${text}) Tj ET\n`;
  const content = turned("First line of it", 100) + turned("second line of it", 114);
  const [shownUpright] = await read(textPdf([content], [], "/Rotate 90"));
  expect(shownUpright!.layout).toMatchObject({ width: 792, height: 612 });
  expect(shownUpright!.text).toBe("First line of it\nsecond line of it");
  expect(shownUpright!.layout.blocks).toMatchObject([
    { lines: [{ box: { x: 72, y: 90.4, height: 12 } }, {}] },
  ]);

  const [shownTurned] = await read(textPdf([content], [], "/CropBox [20 30 612 792]"));
  expect(shownTurned!.text).toBe("First line of it\nsecond line of it");
  expect(shownTurned!.layout).toMatchObject({ width: 592, height: 762 });
  expect(shownTurned!.layout.blocks).toMatchObject([{ lines: [{ box: { x: 70.4, width: 12 } }, {}] }]);
});

test("headings, captions, footnotes and references are told from paragraphs", async () => {
  const first = [
    line("1 Introduction", 720, 72, 14),
    column("Text", 12, 72, 690),
    line("Figure 1. What is seen.", 500, 72, 9),
    column("More", 6, 72, 470),
    line("1", 103, 72, 6) + line("A note of the first line of the text.", 100, 76, 8),
  ];
  const second = [
    line("References", 720, 72, 14),
    line("[1] Ada Lovelace. Notes on the engine. 1843.", 690, 72, 10),
    line("[2] Grace Hopper. The education of a computer.", 678, 72, 10),
    line("In: Proceedings of an old conference. 1952.", 666, 86, 10),
  ];
  const pages = await read(textPdf([first.join(""), second.join("")]));
  expect(pages.map(({ layout }) => layout.blocks.map(({ kind }) => kind))).toEqual([
    ["heading", "paragraph", "caption", "paragraph", "footnote"],
    ["heading", "reference", "reference"],
  ]);
});

test("numbered headings in another font stand apart from the text right below them", async () => {
  const page = [
    line("2 | Observations", 720, 72, 10, "F2"),
    column("Text", 8, 72, 700),
    line("2.1 Kettles", 592, 72, 10, "F2"),
    column("More", 8, 72, 580),
    line("3 Kettles", 472, 72, 10, "F2") + line("boiled in the time that this sentence names.", 472, 125, 10),
    column("Last", 6, 72, 460),
  ];
  const [first] = await read(textPdf([page.join("")]));
  expect(shown(first!.layout).map((block) => block.slice(0, 20))).toEqual([
    "heading: 2 | Observa",
    "paragraph: Text line",
    "heading: 2.1 Kettles",
    "paragraph: More line",
    "paragraph: 3 Kettles",
  ]);
});

test("notes beside the text stay apart from its lines, dates among them", async () => {
  const notes = ["Edited by", "Ada Lovelace", "Received", "26 March 2021", "Published", "28 May 2021"];
  const page = [
    ...notes.map((note, index) => line(note, 653 - 22 * index, 50, 8)),
    column("Main", 20, 180, 660),
  ];
  const [first] = await read(textPdf([page.join("")]));
  const { text } = first!;
  for (const note of notes) expect(text).toMatch(new RegExp(`^${note}$`, "m"));
  expect(text).toMatch(/Main line 1 .*\nMain line 2 /);
});
