import { expect, it } from "vitest";
import { noteOnForeignCode } from "./foreign-code.ts";

it("says that most of the code cannot be run, where some can", () => {
  const most = ["a.do", "b.do", "plot.R"];
  expect(noteOnForeignCode(most, true)).toMatch(/^Most of the code is of Stata \(2 files\)/);
  expect(noteOnForeignCode([...most, "fit.py"], true)).toBe(null);
  expect(noteOnForeignCode([...most, "fit.py"])).toMatch(/^There is code of Stata/);
  expect(noteOnForeignCode(["plot.R"])).toBe(null);
});
