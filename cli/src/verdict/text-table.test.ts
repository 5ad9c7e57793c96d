import { expect, it } from "vitest";
import { textTable } from "./text-table.ts";

it("aligns columns, numbers to the right", () => {
  const rows = [
    ["Name", "Value", "Note"],
    ["a long name", "1", ""],
    ["b", "-12.25", "x"],
  ];
  expect(textTable(rows, new Set([1]))).toEqual([
    "Name          Value  Note",
    "a long name       1",
    "b            -12.25  x",
  ]);
});
