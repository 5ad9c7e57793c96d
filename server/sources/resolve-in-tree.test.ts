import { expect, test } from "vitest";
import { treeResolver } from "./resolve-in-tree.ts";

test.each<[string, string, Record<string, string>, string | null]>([
  ["a plain path", "a/b", {}, "a/b"],
  ["the root", ".", {}, ""],
  ["up and down inside", "a/../b", {}, "b"],
  ["above the root", "../a", {}, null],
  ["a link beside", "l", { l: "a" }, "a"],
  ["a link in a folder, relative to it", "d/l", { "d/l": "../a/b" }, "a/b"],
  ["a link to the root", "d/l", { "d/l": ".." }, ""],
  ["through a link to a folder", "d/f", { d: "e" }, "e/f"],
  ["an absolute link", "l", { l: "/a" }, null],
  ["a link above the root", "d/l", { "d/l": "../../a" }, null],
  ["out through another link that looks inside", "x", { "a/b/up": "../..", x: "a/b/up/../y" }, null],
  ["in through another link that looks outside", "x", { s: "a/b/c", x: "s/../../d" }, "a/d"],
  ["a circle", "a", { a: "b", b: "a" }, null],
  ["itself", "a", { a: "a" }, null],
  ["a target without end", "a", { a: "b/".repeat(1000) }, null],
  ["more links than any system follows", "l0", chain(50), null],
  ["as many as are followed", "l0", chain(40), "l40"],
])("%s", (_, path, links, expected) => {
  expect(treeResolver(new Map(Object.entries(links)))(path)).toBe(expected);
});

function chain(length: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length }, (_, index) => [`l${index}`, `l${index + 1}`]));
}
