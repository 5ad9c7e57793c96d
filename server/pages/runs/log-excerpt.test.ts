import { describe, expect, it } from "vitest";
import { excerptOf, lastWords } from "./log-excerpt.ts";

const out = (text: string) => ({ stream: "stdout" as const, text });
const err = (text: string) => ({ stream: "stderr" as const, text });
const textOf = (pieces: { text: string }[]) => pieces.map(({ text }) => text).join("");

describe("an excerpt", () => {
  it("is the whole of a short log, without what acts on a terminal", () => {
    const { head, tail, isCut } = excerptOf([out("a\n"), err("\u001b[31mred\u001b[0m\n")], []);
    expect([textOf(head), tail, isCut]).toEqual(["a\nred\n", [], false]);
  });

  it("of one long piece is its beginning and its end", () => {
    const { head, tail, isCut } = excerptOf([out(`start${"x".repeat(100_000)}end`)], []);
    expect(isCut).toBe(true);
    expect(textOf(head)).toMatch(/^startx+$/);
    expect(textOf(tail)).toMatch(/^x+end$/);
    expect(textOf(head).length + textOf(tail).length).toBe(48_000);
  });

  it("with a gap keeps both ends apart", () => {
    const { head, tail, isCut } = excerptOf([out("first\n")], [out("last\n")]);
    expect([textOf(head), textOf(tail), isCut]).toEqual(["first\n", "last\n", true]);
  });
});

describe("the last words of a failed command", () => {
  it("are its last traceback", () => {
    const trace = 'Traceback (most recent call last):\n  File "a.py", line 1\nKeyError: 1';
    const log = excerptOf(
      [err(`warning\n${trace}\n\nDuring handling\n`), out("noise\n"), err(`${trace}\n`)],
      [],
    );
    expect(lastWords(log)).toBe(trace);
  });

  it("are the last lines of stderr, or of stdout where there is none", () => {
    const lines = Array.from({ length: 30 }, (_, index) => `line ${index + 1}`);
    expect(lastWords(excerptOf([out("noise\n"), err(`${lines.join("\n")}\n`)], []))).toBe(
      lines.slice(10).join("\n"),
    );
    expect(lastWords(excerptOf([out("only this\n")], []))).toBe("only this");
    expect(lastWords(excerptOf([], []))).toBe("");
  });
});
