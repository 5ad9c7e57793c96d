import { expect, it } from "vitest";
import { withoutPaperSource } from "./paper-source.ts";

const sentences = Array.from(
  { length: 20 },
  (_, index) =>
    `In the ${["first", "second", "third", "fourth", "fifth"][index % 5]} series the kettle of the ${"abcdefghijklmnopqrst"[index]} side boiled after 4.${index} minutes of quiet waiting.`,
);
const pages = [{ text: sentences.slice(0, 10).join("\n") }, { text: sentences.slice(10).join("\n") }];
const kept = (path: string, text: string) => withoutPaperSource([{ path, text }], pages).length === 1;

it.each([
  ["the paper in LaTeX", "draft/text.tex", sentences.join("\n\n").replaceAll("kettle", "\\emph{kettle}")],
  ["the paper with other numbers", "draft/text.md", sentences.join(" ").replaceAll("4.", "5.")],
  [
    "a LaTeX document in another language",
    "texte.tex",
    "\\documentclass{article}\n\\begin{document}\nLa bouilloire : 4.1",
  ],
  ["a chapter", "chapter.tex", "\\section{Results}\nBoiling took 4.1 minutes."],
])("%s is no output", (_, path, text) => {
  expect(kept(path, text)).toBe(false);
});

it.each([
  ["a table that a program wrote", "table.tex", "\\begin{tabular}{lr}\nkettle & 4.1 \\\\\n\\end{tabular}"],
  [
    "a table with a sentence of the paper as its caption",
    "table.tex",
    `\\caption{${sentences[0]}}\nkettle & 4.1`,
  ],
  ["a log", "run.log", "Kettle boiled after: 4.1 minutes\n".repeat(100)],
  ["data that hold the paper's text", "corpus.json", JSON.stringify(sentences)],
])("%s is one", (_, path, text) => {
  expect(kept(path, text)).toBe(true);
});
