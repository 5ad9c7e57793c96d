import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { digestOfBytes } from "../digest.ts";
import type { MeasurementSource, Observation } from "./observation.ts";
import { parseDecimal } from "./observed-text.ts";
import { readObservations } from "./read-observation.ts";

const readObservation = (from: MeasurementSource, content: Uint8Array | null) =>
  readObservations([from], content).next().value as Observation;
const bytes = (text: string) => Buffer.from(text, "utf8");
const value = (from: MeasurementSource, text: string) => {
  const observation = readObservation(from, bytes(text));
  if (observation.kind === "none") return observation.reason;
  return observation.kind === "digest" ? observation.digest : observation.value;
};

describe("a JSON Pointer", () => {
  const json = JSON.stringify({ a: 0.8563586575252495, "b/c~d": [1, { e: -2e-9 }], s: "4.74", "": 7 });
  const at = (pointer: string, text = json) => value({ file: "m.json", pointer }, text);

  it("reads numbers in full precision", () => {
    expect(at("/a")).toBe(0.8563586575252495);
    expect(at("/b~1c~0d/1/e")).toBe(-2e-9);
    expect(at("/")).toBe(7);
    expect(at("", "3")).toBe(3);
  });

  it("reads a string only when it is a plain decimal number", () => {
    expect(at("/s")).toBe(4.74);
    for (const text of ["4,74", "4.74 ms", "0x10", "", "NaN", "Infinity", "1e999", "٣", "1_0"]) {
      expect(at("/s", JSON.stringify({ s: text }))).toMatch(/not a plain finite decimal number/);
    }
  });

  it.each([
    ["/none", json, /has nothing at/],
    ["/a/b", json, /has nothing at/],
    ["/b~1c~0d/01", json, /has nothing at/],
    ["/b~1c~0d/length", json, /has nothing at/],
    ["/b~1c~0d/-", json, /has nothing at/],
    ["/__proto__", json, /has nothing at/],
    ["/constructor/name", json, /has nothing at/],
    ["", json, /has no number/],
    ["/a", '{"a":true}', /has no number/],
    ["/a", '{"a":null}', /has no number/],
    ["/a", '{"a":1e999}', /too large/],
    ["/a", '{"a":NaN}', /not valid JSON/],
    ["/a", "", /not valid JSON/],
  ])("%s of %s", (pointer, text, reason) => {
    expect(at(pointer, text)).toMatch(reason);
  });
});

describe("a table cell", () => {
  const csv = '\ufeffname,slope, err \n"a, b",1.5,0.1\n\nc,-2e-3\nd,"3.25",x\n';
  const at = (row: number, column: string, text = csv, file = "out.csv") =>
    value({ file, row, column }, text);

  it("counts rows from 1 below the header and skips empty lines", () => {
    expect(at(1, "slope")).toBe(1.5);
    expect(at(1, "err")).toBe(0.1);
    expect(at(2, "slope")).toBe(-0.002);
    expect(at(3, "slope")).toBe(3.25);
    expect(at(1, "b", "a\tb\n1,2\t3\n", "out.tsv")).toBe(3);
  });

  it.each([
    [4, "slope", csv, /no row 4/],
    [0, "slope", csv, /no row 0/],
    [2, "err", csv, /Row 2 .* has no column err/],
    [3, "err", csv, /"x" in out\.csv is not a plain/],
    [1, "none", csv, /no column none/],
    [1, "a", "a,a\n1,2", /several columns/],
    [1, "a", 'a\n"1', /not valid CSV/],
    [1, "a", "", /no column a/],
  ])("row %d, column %s", (row, column, text, reason) => {
    expect(at(row, column, text)).toMatch(reason);
  });
});

describe("a regular expression", () => {
  it("reads the group of the first match", () => {
    expect(value({ file: "stdout", regex: "chi2 = ([0-9.]+)" }, "x\nchi2 = 4.74\nchi2 = 5")).toBe(4.74);
  });

  it.each([
    ["chi2 = ([0-9.]+)", "nothing", /Nothing in stdout matches/],
    ["chi2 = (.*)", "chi2 = nan", /"nan" in stdout is not a plain/],
    ["chi2 = (.*)", `chi2 = ${"9".repeat(500)}`, /not a plain/],
    ["(a)(b)", "ab", /2 groups/],
    ["(a)", "a".repeat(300_000), /The output was cut/],
  ])("%s", (regex, text, reason) => {
    expect(value({ file: "stdout", regex }, text)).toMatch(reason);
  });

  it.each([
    ["p = ([0-9.]+)", "p = 4.958e-05", "4.958", "4.958e-05"],
    ["p = ([0-9.]+)e", "p = 4.958e-05", "4.958", "4.958e-05"],
    ["e-([0-9]+)", "p = 4.958e-05", "05", "4.958e-05"],
    ["gain = -([0-9.]+)", "gain = -49.575", "49.575", "-49.575"],
    ["gain = .([0-9.]+)", "gain = \u221249.575", "49.575", "\u221249.575"],
    ["gain \\D+([0-9]+)", "gain -.5", "5", "-.5"],
    ["err = 1([0-9.]+)", "err = 149.575", "49.575", "149.575"],
    ["n = .*([0-9])", "n = 123", "3", "123"],
    ["n = (\\d+)", "n = 12.5 m", "12", "12.5"],
    ["n = 0\\.(\\d+)", "n = 0.97", "97", "0.97"],
  ])("takes no part of a number: %s of %s", (regex, text, part, number) => {
    expect(value({ file: "stdout", regex }, text)).toContain(`takes ${part} out of the number ${number} in`);
  });

  it.each([
    ["acc=([0-9.]+)", "acc=97.3%.", 97.3],
    ["of ([0-9.]+)", "an accuracy of 97.3.\n", /not a plain/],
    ["([0-9]+)-5", "3-5", 3],
    ["3-([0-9]+)", "3-5", 5],
    ["-([0-9.]+)", "accuracy ---97.3", 97.3],
    ["model-([0-9.]+)\\.pt", "model-0.35.pt", 0.35],
    ["Fig.([0-9]+)", "Fig.5", 5],
    ["x1=([0-9]+)", "x1=7,8", 7],
    ["([0-9]+)e", "12epochs", 12],
    ["\\(([0-9]+)\\)", "f(x)(12)", 12],
    ["(\\S+) m", "-4.958e-05 m", -4.958e-5],
  ])("takes whole numbers: %s of %s", (regex, text, expected) => {
    const read = value({ file: "stdout", regex }, text);
    if (typeof expected === "number") expect(read).toBe(expected);
    else expect(read).toMatch(expected);
  });

  it("is matched with no file of more characters", () => {
    expect(value({ file: "a.txt", regex: "(a)" }, "a".repeat(300_000))).toMatch(/too many/);
  });
});

describe("what was printed", () => {
  const printed = (regex: string, text: string) => value({ file: "stdout", regex }, text);
  const bar = "progress\n".repeat(40_000);

  it("is read at its beginning and its end where it is long", () => {
    const text = `first = 1\n${bar}middle = 2\n${bar}last = 3\n`;
    expect(printed("first = (\\d+)", text)).toBe(1);
    expect(printed("(?m)^last = (\\d+)$", text)).toBe(3);
    expect(printed("middle = (\\d+)", text)).toMatch(/^The output was cut: .* Print the number last/);
    // What lies between the two parts is not known, and neither is what a match across them is.
    expect(printed("(?s)first = 1.*?= (\\d+)", text)).toMatch(/^The output was cut/);
  });

  it("is read by an expression alone where it was cut", () => {
    const content = bytes("a,b\n1,2\n[… 7 …]\n7\n");
    const cut = { bytes: 7, start: 8, end: 20 };
    const reading = (from: object) => [...readObservations([{ file: "stdout", ...from }], content, { cut })];
    expect(reading({ regex: "(7)$" })).toMatchObject([{ kind: "none" }]);
    expect(reading({ regex: "(?m)^(7)$" })).toEqual([{ kind: "number", value: 7 }]);
    for (const from of [{ pointer: "" }, { row: 1, column: "a" }, { sha256: digestOfBytes(content) }]) {
      expect(reading(from)).toMatchObject([{ kind: "none", reason: expect.stringMatching(/lacks 7 bytes/) }]);
    }
  });
});

describe("several measurements of one file", () => {
  it("parse it once", () => {
    const parsing = vi.spyOn(JSON, "parse");
    const sources = Array.from({ length: 1_000 }, (_, index) => ({ file: "m.json", pointer: `/${index}` }));
    const content = bytes(JSON.stringify(sources.map((_, index) => index)));
    const seen = [...readObservations(sources, content)];
    expect(parsing).toHaveBeenCalledTimes(1);
    parsing.mockRestore();
    expect(seen).toEqual(sources.map((_, index) => ({ kind: "number", value: index })));
  });

  it("read rows in any order, up to the one that is not valid", () => {
    const at = (row: number) => ({ file: "m.csv", row, column: "a" });
    const seen = [...readObservations([at(2), at(1), at(3)], bytes('a\n1\n2\n"3'))];
    expect(seen).toEqual([
      { kind: "number", value: 2 },
      { kind: "number", value: 1 },
      { kind: "none", reason: expect.stringMatching(/not valid CSV/) },
    ]);
  });

  it("read each in its own way", () => {
    const sha256 = digestOfBytes(bytes("a\n1\n"));
    const sources = [
      { file: "m", pointer: "" },
      { file: "m", row: 1, column: "a" },
      { file: "m", regex: "([0-9])" },
      { file: "m", sha256 },
    ];
    expect([...readObservations(sources, bytes("a\n1\n"))].map(({ kind }) => kind)).toEqual([
      "none",
      "number",
      "number",
      "digest",
    ]);
  });
});

it("returns the digest of any file for sha256", () => {
  const sha256 = digestOfBytes(bytes("svg"));
  expect(readObservation({ file: "a.svg", sha256 }, bytes("svg"))).toEqual({
    kind: "digest",
    digest: sha256,
  });
  expect(readObservation({ file: "a.svg", sha256 }, bytes("other"))).not.toEqual({
    kind: "digest",
    digest: sha256,
  });
});

it("reports missing and oversized files", () => {
  expect(readObservation({ file: "m.json", pointer: "/a" }, null)).toEqual({
    kind: "none",
    reason: "The Run left no file m.json.",
  });
  expect(readObservation({ file: "m.json", pointer: "" }, new Uint8Array(17 * 1024 * 1024))).toMatchObject({
    kind: "none",
  });
  expect(readObservation({ file: "m.json" }, bytes("1"))).toMatchObject({ kind: "none" });
});

it("never throws and never invents a number, for any bytes", () => {
  const from = fc.constantFrom(
    { file: "f", pointer: "/a" },
    { file: "f", row: 1, column: "a" },
    { file: "f", regex: "(.+)" },
  );
  fc.assert(
    fc.property(from, fc.uint8Array({ maxLength: 200 }), (source, noise) => {
      const observation = readObservation(source, noise);
      if (observation.kind === "number") expect(Number.isFinite(observation.value)).toBe(true);
    }),
  );
});

it("parses every number that programming languages print", () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
      expect(parseDecimal(String(number))).toBe(number === 0 ? 0 : number);
      expect(value({ file: "f", pointer: "/a" }, JSON.stringify({ a: number }))).toBe(
        number === 0 ? 0 : number,
      );
    }),
  );
});
