import { describe, expect, it } from "vitest";
import { excerptOf } from "./log-excerpt.ts";

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
