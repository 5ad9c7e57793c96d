import { expect, it } from "vitest";
import { createOverwriting } from "./overwritten-lines.ts";

it.each([
  [["plain\n", "lines"], "plain\nlines"],
  [["10%\r20%\r30%\ndone\n"], "30%\ndone\n"],
  [["a\r\nb\r\n"], "a\r\nb\r\n"],
  [["10%\r20%\r"], "20%\r"],
  [["\r10%\r20%"], "20%"],
  // What overwrites the line of an earlier text is seen to do so.
  [["epoch 1: 10%", "\r20%\r30%", "\n10%\r20%"], "epoch 1: 10%\r30%\n20%"],
])("shows of %j what a terminal does", (texts, shown) => {
  const overwritten = createOverwriting();
  expect(texts.map((text) => overwritten("stdout", text)).join("")).toBe(shown);
});

it("keeps the streams apart", () => {
  const overwritten = createOverwriting();
  overwritten("stderr", "10%");
  expect(overwritten("stdout", "1\r2")).toBe("2");
  expect(overwritten("stderr", "\r20%\r30%")).toBe("\r30%");
});
