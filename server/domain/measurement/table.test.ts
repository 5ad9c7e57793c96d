import { expect, it } from "vitest";
import type { MeasurementSource, Observation } from "./observation.ts";
import { readObservations } from "./read-observation.ts";

const value = (from: Partial<MeasurementSource>, text: string) => {
  const source = { file: "t.txt", ...from };
  const observation = readObservations([source], Buffer.from(text)).next().value as Observation;
  return observation.kind === "none"
    ? observation.reason
    : observation.kind === "number" && observation.value;
};

const methods = "method,n,acc\nours,100,0.93\nours,200,0.95\ntheirs,100,0.81\n";

it.each([
  [{ method: "ours", n: 200 }, 0.95],
  [{ method: "theirs" }, 0.81],
  [{ method: "theirs", n: "100" }, 0.81],
  [{ n: 2e2 }, 0.95],
  [{ method: "ours" }, /has 2 rows where method is ours, the first two 1 and 2: say more/],
  [{ method: "nobody" }, /has no row where method is nobody\./],
  [{ model: "ours" }, /has no column model/],
  [{ n: "2e2" }, /no row where n is 2e2/],
])("the row where %j", (where, expected) => {
  const found = value({ where: where as Record<string, string | number>, column: "acc" }, methods);
  if (typeof expected === "number") expect(found).toBe(expected);
  else expect(found).toMatch(expected);
});

it("finds no row where the rest of the table cannot be read: it may hold a second one", () => {
  expect(value({ where: { method: "theirs" }, column: "acc" }, `${methods}"`)).toMatch(/not valid CSV/);
});

it("reads cells between semicolons, with a decimal comma where that is said", () => {
  const text = "name;slope\na;1,5\nb;2.5\n";
  const at = (row: number) => ({ separator: ";", row, column: "slope" }) as const;
  expect(value({ ...at(1), decimal: "," }, text)).toBe(1.5);
  expect(value(at(2), text)).toBe(2.5);
  expect(value(at(1), text)).toMatch(/"1,5" in t\.txt is not a plain/);
  expect(value({ ...at(2), decimal: "," }, text)).toMatch(/"2\.5" in t\.txt is not a plain/);
  expect(value({ separator: "tab", row: 1, column: "b" }, "a\tb\n1\t2\n")).toBe(2);
});

it("takes any number of spaces and tabs for one separator", () => {
  const text = '  method   acc \t err\n\n "our own"  0.93\t0.01  \n  theirs 0.81 0.02\n';
  const at = (where: Record<string, string>, column: string) =>
    value({ separator: "whitespace", where, column }, text);
  expect(at({ method: "our own" }, "acc")).toBe(0.93);
  expect(at({ method: "theirs" }, "err")).toBe(0.02);
  expect(value({ separator: "whitespace", row: 1, column: "y" }, "# x y\n1 2\n")).toBe(2);
});

it("reads no row in which a cell is missing between spaces", () => {
  const text = "a b c\n1 2 3\n1 3\n";
  expect(value({ separator: "whitespace", row: 1, column: "b" }, text)).toBe(2);
  expect(value({ separator: "whitespace", row: 2, column: "b" }, text)).toMatch(
    /Row 2 of t\.txt has 2 cells, and 3 columns have names/,
  );
});

it("gives the names of R's rows a column without a name", () => {
  const text = '"Estimate" "p"\n"(Intercept)" 1.5 0.01\n"slope" 2.5 0.02\n';
  const from = { separator: "whitespace", where: { "": "slope" }, column: "Estimate" } as const;
  expect(value(from, text)).toBe(2.5);
  expect(value({ where: { "": "b" }, column: "x" }, '"","x"\n"a",1\n"b",2\n')).toBe(2);
  // A separator at the end of every row is no cell more.
  expect(value({ separator: ";", row: 1, column: "b" }, "a;b\n1;2;\n3;4;\n")).toBe(2);
});

it("names the columns of a matrix without a header by their numbers", () => {
  const text = "# it's a matrix\n% b\n1 2.5\n3 4.5\n";
  const at = (row: number, column: string) =>
    value({ separator: "whitespace", header: false, row, column }, text);
  expect(at(1, "1")).toBe(1);
  expect(at(2, "2")).toBe(4.5);
  expect(at(3, "1")).toMatch(/no row 3/);
  expect(at(1, "3")).toMatch(/no column 3/);
  expect(value({ header: false, row: 2, column: "2" }, "1,2\n3,4\n")).toBe(4);
});

it("reads tables of two forms from one file", () => {
  const sources: MeasurementSource[] = [
    { file: "t", row: 1, column: "a;b" },
    { file: "t", separator: ";", row: 1, column: "b" },
  ];
  expect([...readObservations(sources, Buffer.from("a;b\n1;2\n"))]).toEqual([
    { kind: "none", reason: '"1;2" in t is not a plain finite decimal number.' },
    { kind: "number", value: 2 },
  ]);
});
