import { describe, expect, it } from "vitest";
import type { MeasurementSource, Observation } from "./observation.ts";
import { type ObservedSources, observeSources } from "./observe-sources.ts";

const left = (files: Record<string, string>) => ({
  files: new Map(Object.entries(files).map(([name, text]) => [name, new Uint8Array(Buffer.from(text))])),
  cuts: new Map(),
  converted: new Map(),
});
function observed(measurements: ObservedSources[], files: Record<string, string>): Observation[] {
  const seen: Observation[] = [];
  for (const [index, observation] of observeSources(measurements, left(files))) {
    expect(seen[index]).toBeUndefined();
    seen[index] = observation;
  }
  return seen;
}
const one = (from: Partial<MeasurementSource>, files: Record<string, string>) => {
  const [seen] = observed([{ from: { file: "", pointer: "/a", ...from } }], files);
  return seen?.kind === "number" ? seen.value : seen?.kind === "none" ? seen.reason : seen;
};
const runs = { "runs/1/m.json": '{"a": 1}', "runs/2/m.json": '{"a": 2}', "runs/3/m.json": '{"a": 6}' };

describe("several files", () => {
  it.each([
    ["mean", 3],
    ["median", 2],
    ["sum", 9],
    ["min", 1],
    ["max", 6],
    ["count", 3],
  ] as const)("become one number: %s", (combine, value) => {
    expect(one({ file: "runs/*/m.json", combine }, runs)).toBe(value);
    expect(one({ files: ["runs/3/m.json", "runs/?/m.json"], combine }, runs)).toBe(value);
  });

  it("must each have a number, and be there", () => {
    const some = { ...runs, "runs/2/m.json": '{"a": "<2"}', "runs/4/m.json": "{}" };
    expect(one({ files: ["runs/1/m.json", "runs/9/m.json"], combine: "mean" }, runs)).toBe(
      "The Run left no file runs/9/m.json.",
    );
    expect(one({ file: "runs/[14]/m.json", combine: "mean" }, some)).toBe(
      "The Run left no file runs/[14]/m.json.",
    );
    expect(one({ files: ["runs/1/m.json", "runs/4/m.json"], combine: "mean" }, some)).toMatch(
      /nothing at \/a/,
    );
    expect(one({ files: ["runs/1/m.json", "runs/2/m.json"], combine: "mean" }, some)).toMatch(/A bound/);
    expect(one({ file: "none/*.json", combine: "count" }, runs)).toBe("The Run left no file none/*.json.");
    expect(
      one({ file: "*.json", combine: "sum" }, { "a.json": '{"a":1e308}', "b.json": '{"a":1e308}' }),
    ).toMatch(/no finite number/);
  });

  it("are not chosen from: a pattern alone must name one", () => {
    expect(one({ file: "runs/3/*.json" }, runs)).toBe(6);
    expect(one({ file: "runs/*/m.json" }, runs)).toMatch(
      /names 3 files, runs\/1\/m\.json and runs\/2\/m\.json/,
    );
    const many = Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`${index}.json`, "{}"]));
    expect(one({ file: "*.json", combine: "count" }, many)).toMatch(/names 201 files, 200 at most/);
  });

  it("have the same sum in any order", () => {
    const files = (values: number[]) =>
      Object.fromEntries(values.map((value, index) => [`${index}.json`, JSON.stringify({ a: value })]));
    const values = [0.1, 0.2, 0.3, 1e16, -1e16];
    const from = { file: "*.json", combine: "sum" } as const;
    expect(one(from, files(values))).toBe(one(from, files(values.toReversed())));
  });
});

describe("the uncertainty of a number", () => {
  const seen = (files: Record<string, string>, pointer = "/a") =>
    observed(
      [{ from: { file: "m.json", pointer }, uncertainty: { file: "e.json", pointer: "/a" } }],
      files,
    )[0];

  it("is read beside it", () => {
    expect(seen({ "m.json": '{"a": 2}', "e.json": '{"a": 0.5}' })).toEqual({
      ...{ kind: "number", value: 2, uncertainty: 0.5 },
    });
  });

  it.each([
    ['{"a": 2}', '{"a": -1}', /not a number from 0 on/],
    ['{"a": 2}', '{"a": "<1"}', /not a number from 0 on/],
    ['{"a": "<2"}', '{"a": 1}', /or it is none itself/],
    ['{"a": 2}', "{}", /^Its uncertainty: e\.json has nothing/],
    ["{}", '{"a": 1}', /^m\.json has nothing/],
  ])("leaves nothing observed where it is %s ± %s", (number, uncertainty, reason) => {
    expect(seen({ "m.json": number, "e.json": uncertainty })).toEqual({
      kind: "none",
      reason: expect.stringMatching(reason),
    });
  });
});

describe("a notebook", () => {
  const stream = (text: unknown) => ({ output_type: "stream", name: "stdout", text });
  const notebook = JSON.stringify({
    nbformat: 4,
    cells: [
      { cell_type: "markdown", source: "acc = 0.1" },
      { cell_type: "code", source: "print('acc = 0.2')", outputs: [stream(["loss = 3\n", "acc = 0.93\n"])] },
      {
        cell_type: "code",
        outputs: [
          { output_type: "execute_result", data: { "text/plain": "0.95", "image/png": "acc = 0.4" } },
          stream("acc = 0.96\n"),
          { output_type: "error", traceback: ["acc = 0.5"] },
        ],
      },
    ],
  });
  const from = { file: "n.ipynb", pointer: undefined } as never as MeasurementSource;
  const printed = (cell: number | "all", regex: string, text = notebook) =>
    one({ ...from, cell, regex }, { "n.ipynb": text });

  it("is read for what its cells printed, and for nothing else", () => {
    expect(printed("all", "acc = ([0-9.]+)")).toBe(0.93);
    expect(printed(2, "acc = ([0-9.]+)")).toBe(0.96);
    expect(printed(2, "(?m)^([0-9.]+)$")).toBe(0.95);
    expect(printed(1, "acc = (0.2)")).toMatch(/Nothing in n\.ipynb matches/);
    expect(printed("all", "acc = (0.[145])")).toMatch(/Nothing in n\.ipynb matches/);
  });

  it.each([
    [3, notebook, /has 2 code cells, and no cell 3/],
    ["all", '{"cells": {}}', /no notebook with code cells/],
    ["all", "[]", /no notebook/],
    ["all", "{", /not valid JSON/],
    [1, '{"cells":[{"cell_type":"code","outputs":[{"text":[1,null]},7]}]}', /Nothing in/],
  ] as const)("cell %s of %s", (cell, text, reason) => {
    expect(printed(cell, "(0.9)", text)).toMatch(reason);
  });
});

it("reads what several measurements want alike once, and says so to each", () => {
  const from = { file: "m.json", pointer: "/a" };
  const seen = observed([{ from }, { from: { file: "n.json", pointer: "" } }, { from }], {
    "m.json": '{"a":1}',
  });
  expect(seen).toEqual([
    { kind: "number", value: 1 },
    { kind: "none", reason: "The Run left no file n.json." },
    { kind: "number", value: 1 },
  ]);
});
