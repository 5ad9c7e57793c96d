import { describe, expect, it } from "vitest";
import { evaluateOwn, evaluatePerturbed, ownPapers, type Perturbed } from "./evaluate.ts";
import type { PaperScore } from "./evaluate-paper.ts";
import { perturbation } from "./perturb.ts";
import { readSource } from "./read-source.ts";

it("finds what our papers report, and little else", async () => {
  const scores: PaperScore[] = [];
  for (const name of await ownPapers()) scores.push(await evaluateOwn(name));
  const sum = (select: (score: PaperScore) => number) =>
    scores.reduce((total, score) => total + select(score), 0);
  const right = sum((score) => score.right.length);
  const claims = right + sum((score) => score.wrong.length + score.repeated.length);
  expect(right / claims).toBeGreaterThanOrEqual(0.9);
  expect(right / (right + sum((score) => score.missed.length))).toBeGreaterThanOrEqual(0.75);
  expect(sum((score) => score.wrongLinks.length)).toBe(0);
  expect(sum((score) => score.rightLinks) / sum((score) => score.linkable)).toBeGreaterThanOrEqual(0.5);
});

it("links no number that is printed 2 to 20 % off", async () => {
  const found: Perturbed[] = [];
  for (const name of await ownPapers()) found.push(await evaluatePerturbed(name, 7));
  expect(found.reduce((sum, { changed }) => sum + changed, 0)).toBeGreaterThan(50);
  expect(found.flatMap(({ falseLinks }) => falseLinks)).toEqual([]);
});

describe("a source", () => {
  const text =
    "---\ncolumns: 2\n---\n# A\n\nIt was [[4.31 ± 0.12; life; ns; a.log = 4.3118]] ns.\n\n| x | y |\n| a | [[7; y]] |";

  it("is read with its labels", () => {
    const { labels, blocks, columns } = readSource(text);
    expect(columns).toBe(2);
    expect(labels).toEqual([
      {
        printed: "4.31 ± 0.12",
        metric: "life",
        unit: "ns",
        comparator: "~=",
        link: { file: "a.log", value: 4.3118 },
      },
      { printed: "7", metric: "y", unit: "1", comparator: "~=", link: null },
    ]);
    expect(blocks.map(({ kind }) => kind)).toEqual(["heading", "paragraph", "table"]);
  });

  it("is printed off by 2 to 20 % where a number was committed", () => {
    const { print, changed } = perturbation(3);
    const { blocks } = readSource(text, print);
    const [printed] = changed;
    expect(blocks[1]).toMatchObject({ text: `It was ${printed} ns.` });
    expect(Math.abs(Number.parseFloat(printed!) / 4.3118 - 1)).toBeGreaterThanOrEqual(0.02);
    expect(Math.abs(Number.parseFloat(printed!) / 4.3118 - 1)).toBeLessThan(0.21);
    expect(blocks[2]).toMatchObject({
      rows: [
        ["x", "y"],
        ["a", "7"],
      ],
    });
  });
});
