import { expect, it } from "vitest";
import { ToldValues } from "./told-values.ts";

const of = (text: string, ...lines: string[]) => new ToldValues(text).filled(lines);

it.each([
  ["where `n` is 1, 2 or 3.", "python a.py n", ["1", "2", "3"]],
  ["Here `<n>` can be `mnist`, `cifar-10`, or `svhn`.", "python a.py <n>", ["mnist", "cifar-10", "svhn"]],
  ["where <n> is one of mnist, cifar10 and svhn.", "python a.py <n>", ["mnist", "cifar10", "svhn"]],
  ["`n`: {cora, citeseer}", "python a.py [n]", ["cora", "citeseer"]],
  ["`N` ∈ [1, 2]", "python a.py $N", ["1", "2"]],
  ["where `n` is\nreplaced by a value from 1 to 4", "python a.py ${n}", []],
  ["where `n` is replaced by one of the values 1 to 4", "python a.py ${n}", ["1", "2", "3", "4"]],
  ['`n` can be either "a" or "b"', "python a.py {n}", ["a", "b"]],
  ["where `n` (1 to 3) is the figure", "python a.py n", ["n"]],
  ["where `n` is the number of samples", "python a.py n", []],
  ["`n` is the number of samples", "python a.py n", ["n"]],
  ["where `n` is 5% or 6", "python a.py n", []],
  ["where `n` is from 1 to 500", "python a.py n", []],
  ["Nothing is said.", "python a.py [gcn|gat]", ["gcn", "gat"]],
  ["Nothing is said.", "python a.py { gcn, gat }", ["gcn", "gat"]],
  ["Nothing is said.", "python a.py <n>", ["<n>"]],
  // A list, which a shell would take for the name of a file.
  ["Nothing is said.", "python a.py [2,3, 5]", ["'[2,3, 5]'"]],
])("%j has %s run with %j", (text, line, values) => {
  expect(of(text, line)).toEqual(values.map((value) => [`python a.py ${value}`]));
});

it("keeps the lines beside it, and takes ten values of all", () => {
  const text = "`a` is 1 or 2, `b` is one of 1 to 9.";
  expect(of("`a` is 1 or 2.", "make data", "python a.py --a=a --data x")).toEqual([
    ["make data", "python a.py --a=1 --data x"],
    ["make data", "python a.py --a=2 --data x"],
  ]);
  expect(of(text, "python a.py a b")).toHaveLength(10);
  expect(of(text, "python data.py ab a-b x.a")).toEqual([["python data.py ab a-b x.a"]]);
});

it("reads a text that is nothing but names in time", () => {
  const names = Array.from({ length: 20_000 }, (_, at) => `\`n${at % 60}\` is one of 1, 2`).join(" where ");
  expect(of(names, ...Array.from({ length: 100 }, (_, at) => `python a.py n${at} <n${at}>`))).toHaveLength(
    10,
  );
});
