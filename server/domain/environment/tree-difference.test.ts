import { expect, test } from "vitest";
import { differingPaths } from "./tree-difference.ts";

const tree = (...entries: [string, ...string[]][]) =>
  entries.map((entry) => `${JSON.stringify(entry)}\n`).join("");

test("names what is there once, or twice with other contents", () => {
  const before = tree(["/a", "file", "1"], ["/b", "file", "2"], ["/c", "link", "x"]);
  const after = tree(["/a", "file", "1"], ["/b", "file", "3"], ["/d", "directory"]);
  expect(differingPaths(before, after)).toEqual({ paths: ["/b", "/c", "/d"], count: 3 });
  expect(differingPaths(before, before)).toEqual({ paths: [], count: 0 });
});

test("names the first of many", () => {
  const many = tree(
    ...Array.from({ length: 50 }, (_, index): [string] => [`/${String(index).padStart(2, "0")}`]),
  );
  const { paths, count } = differingPaths(many, "");
  expect([paths.length, paths[0], count]).toEqual([20, "/00", 50]);
});
