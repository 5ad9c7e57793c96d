import { expect, it, vi } from "vitest";
import { oncePerTree } from "./once-per-tree.ts";

it("makes something of all paths of a tree once", () => {
  const make = vi.fn((paths: ReadonlySet<string>) => [...paths]);
  const once = oncePerTree(make);
  const [tree, other] = [new Set(["a"]), new Set(["a"])];
  expect([once(tree), once(tree), once(other)]).toEqual([["a"], ["a"], ["a"]]);
  expect(make.mock.calls).toEqual([[tree], [other]]);
});
