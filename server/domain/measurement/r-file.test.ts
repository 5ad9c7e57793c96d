import { describe, expect, it } from "vitest";
import type { MeasurementSource } from "./observation.ts";
import { isRFile, isRWorkspace } from "./r-file.ts";
import { readObservations } from "./read-observation.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

function read(value: unknown, from: Partial<MeasurementSource>, file = "fit.rds") {
  const converted = bytes(typeof value === "string" ? value : JSON.stringify(value));
  const [seen] = readObservations([{ file, ...from }], bytes("\x1f\x8b"), { converted });
  return seen?.kind === "number" ? seen.value : seen?.kind === "none" ? seen.reason : seen;
}

const coefficients = {
  ...{ "": ["(Intercept)", "slope"], Estimate: [-0.8677982979047568, 2.3323560643031094] },
  ...{ p: ["NA", "<0.001"], kept: [true, false], note: "<a value of the type raw>" },
};

it("knows R's files by their names, in patterns too", () => {
  expect(["a.rds", "out/*.RDS", "b.RData", "b.rda", "rds", "a.rds.csv"].filter(isRFile)).toEqual([
    "a.rds",
    "out/*.RDS",
    "b.RData",
    "b.rda",
  ]);
  expect(["a.rds", "b.RData", "b.rda"].filter(isRWorkspace)).toEqual(["b.RData", "b.rda"]);
});

describe("a list or a vector", () => {
  it.each<[unknown, string, unknown]>([
    [{ statistic: { t: -1.7098478746966668 } }, "/statistic/t", -1.7098478746966668],
    [4.74, "", 4.74],
    [[1, 2, [3]], "/2/0", 3],
    [{ p: "0.25" }, "/p", 0.25],
    [{ p: "NaN" }, "/p", '"NaN" in fit.rds is not a plain finite decimal number.'],
    [
      { p: "<an object of the S4 class P>" },
      "/p",
      '"<an object of the S4 class P>" in fit.rds is not a plain finite decimal number.',
    ],
    [{ p: true }, "/p", "fit.rds has no number at /p."],
    ["{", "/p", "fit.rds is not valid JSON; NaN and Infinity are none either."],
  ])("%j at %s: %s", (value, pointer, seen) => {
    expect(read(value, { pointer })).toEqual(seen);
  });
});

describe("a data frame or a matrix", () => {
  const column = "Estimate";
  const of = (from: Partial<MeasurementSource>) =>
    read({ fit: { coefficients }, other: "<x>" }, { object: "/fit/coefficients", ...from });
  it("is read by the names of its columns and rows", () => {
    expect(read(coefficients, { where: { "": "slope" }, column })).toBe(2.3323560643031094);
    expect(of({ row: 1, column })).toBe(-0.8677982979047568);
    expect(of({ where: { kept: "FALSE", Estimate: 2.3323560643031094 }, column: "p" })).toEqual({
      kind: "bound",
      value: 0.001,
      side: "upper",
    });
  });
  it("says what is missing", () => {
    expect(of({ row: 3, column })).toBe("fit.rds has no row 3 below its header.");
    expect(of({ row: 1, column: "gone" })).toBe("fit.rds has no column gone.");
    expect(of({ row: 1, column: "note" })).toContain('"<a value of the type raw>"');
    expect(of({ object: "/gone", row: 1, column })).toBe("fit.rds has nothing at /gone.");
    expect(of({ object: "/other", row: 1, column })).toBe(
      '/other in fit.rds is no data frame or matrix: "<x>".',
    );
    expect(read({ a: [1, 2], b: [1] }, { row: 1, column: "a" })).toBe(
      "fit.rds is no table: its column b has 1 of 2 rows.",
    );
  });
  it("is not spread out where it is too large", () => {
    const wide = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [index, "x"]));
    expect(read({ ...wide, a: Array.from({ length: 3000 }, () => 0) }, { row: 1, column: "a" })).toBe(
      "fit.rds has 3000 rows and 3001 columns, too many to be read.",
    );
  });
});

it("is told from text, and from what R could not read", () => {
  const sources = [
    { file: "fit.rds", pointer: "/a" },
    { file: "fit.rds", row: 1, column: "a" },
  ];
  const reasons = (form: object) => [...readObservations(sources, bytes('{"a": 1}'), form)];
  for (const seen of reasons({}))
    expect(seen).toEqual({ kind: "none", reason: "fit.rds was not read through R." });
  const reason = "There is no R.";
  for (const seen of reasons({ converted: { reason } })) expect(seen).toEqual({ kind: "none", reason });
});

it("has the digest of its bytes, which R is not asked for", () => {
  const from = { file: "fit.rds", sha256: "sha256:0" as const };
  expect([...readObservations([from], bytes(""))]).toMatchObject([{ kind: "digest" }]);
});
