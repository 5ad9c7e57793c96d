import { describe, expect, it } from "vitest";
import { readObservations } from "../measurement/read-observation.ts";
import { findClaims } from "./find-claims.ts";

const experiment = (command = "python3 run.py", outputs: string[] = []) => ({
  ...{ id: "main", command, timeoutSeconds: 60, memoryMiB: 64, seed: null, repetitions: 1 },
  ...{ requires: [], outputs },
});
const text = (printed: string) =>
  `4 Results\n\nThe root mean square error of the reservoir was ${printed} on the held-out series.`;
const writer = (path: string) => ({
  path: "run.py",
  text: `with open("${path.split("/").at(-1)}", "w") as out: ...`,
});

function find(
  paper: string,
  files: Record<string, string>,
  experiments = [experiment()],
  code = Object.keys(files).map(writer),
) {
  const committed = Object.entries(files).map(([path, content]) => ({ path, text: content }));
  return findClaims({ pages: [{ number: 1, text: paper }], files: committed, code, experiments });
}
const linkIn = (paper: string, files: Record<string, string>) =>
  find(paper, files).claims.find(({ link }) => link)?.link ?? null;

describe("links a number to the committed one of its name", () => {
  const rows = "model,rmse,seconds\nlstm,0.06134,12.5\nreservoir,0.047213,1.4\n";
  const rOutput = [
    "Coefficients:",
    "              Estimate Std. Error t value",
    "reservoir_rmse  0.047213   0.5591  -9.559",
    "lstm_rmse       0.061341   0.1876  19.858",
  ].join("\n");
  const notebook = `{
 "cells": [
  {
   "cell_type": "code",
   "outputs": [
    {
     "name": "stdout",
     "text": [
      "Root mean square error of the reservoir: 0.047213\\n"
     ]
    }
   ],
   "source": [
    "print(1)"
   ]
  }
 ]
}`;
  it.each([
    [
      "metrics.json",
      JSON.stringify({ lstm: { rmse: 0.06134 }, reservoir: { rmse: 0.047213, seconds: 3 } }),
      { pointer: "/reservoir/rmse" },
    ],
    [
      "metrics.json",
      JSON.stringify([
        { model: "lstm", rmse: 0.06134 },
        { model: "reservoir", rmse: 0.047213 },
      ]),
      { pointer: "/1/rmse" },
    ],
    ["out.csv", rows, { row: 2, column: "rmse" }],
    ["out.tsv", rows.replaceAll(",", "\t"), { row: 2, column: "rmse" }],
    ["out.csv", rows.replaceAll(",", ";"), { regex: expect.stringContaining("reservoir;") }],
    [
      "log.txt",
      "LSTM RMSE: 0.06134\nReservoir RMSE: 0.047213\n",
      { regex: expect.stringContaining("Reservoir") },
    ],
    ["fit.Rout", rOutput, { regex: expect.stringContaining("reservoir_rmse") }],
    ["run.ipynb", notebook, { regex: expect.stringContaining("Root") }],
  ])("in %s (%#)", (file, content, from) => {
    const link = linkIn(text("0.0472"), { [file]: content });
    expect(link).toMatchObject({ from: { file, ...from }, value: 0.047213, experiment: "main" });
    const [observed] = readObservations([link!.from], Buffer.from(content));
    expect(observed).toEqual({ kind: "number", value: 0.047213 });
  });

  it("and none where the printed number is off", () => {
    const files = { "out.csv": rows };
    for (const printed of ["0.0482", "0.0449", "0.0520", "0.0567", "0.0613", "0.06134"])
      expect(find(text(printed), files).claims).toEqual([expect.objectContaining({ link: null })]);
  });
});

describe("links nothing", () => {
  const candidatesOf = (paper: string, files: Record<string, string>) => {
    const [claim] = find(paper, files).claims;
    expect(claim).toMatchObject({ link: null });
    return claim!.candidates.flatMap(({ reasons }) => reasons).join(" ");
  };

  it("by the value alone", () => {
    expect(candidatesOf(text("0.0472"), { "metrics.json": JSON.stringify({ threshold: 0.047213 }) })).toBe(
      "",
    );
  });

  it("where several match under the name", () => {
    const files = { "metrics.json": JSON.stringify({ a: { rmse: 0.047213 }, b: { rmse: 0.047181 } }) };
    expect(candidatesOf(text("0.0472"), files)).toMatch(/Several numbers match/);
  });

  it("where others of the name do not match and few digits are printed", () => {
    const files = { "metrics.json": JSON.stringify({ a: { rmse: 0.047213 }, b: { rmse: 0.0611 } }) };
    expect(candidatesOf(text("0.047"), files)).toMatch(/which do not match, are named as well/);
  });

  it("to a bound, and to what is about so", () => {
    const files = { "metrics.json": JSON.stringify({ reservoir: { rmse: 0.047213 } }) };
    expect(candidatesOf(text("at most 0.0472"), files)).toMatch(/bound/);
    expect(candidatesOf(text("about 0.0472"), files)).toMatch(/about so/);
  });

  it("to a fraction that is printed as a percentage", () => {
    const paper = "4 Results\n\nThe accuracy of the classifier was 93.4 % on the held-out samples.";
    expect(candidatesOf(paper, { "metrics.json": JSON.stringify({ accuracy: 0.9341 }) })).toMatch(
      /percentage/,
    );
  });
});

describe("where a language model points", () => {
  const paper = (printed: string) =>
    `4 Results\n\nThe share of cases that the reservoir got right was ${printed} on the held-out series.`;
  const pointAt = (output: number, printed: string, metrics: object) => {
    const text = paper(printed);
    const quotation = text.slice(text.indexOf("got right"), text.indexOf(" on the held"));
    const { claims } = findClaims({
      pages: [{ number: 1, text }],
      files: [{ path: "metrics.json", text: JSON.stringify(metrics) }],
      code: [],
      experiments: [experiment()],
      proposals: [{ quotation, number: printed, metric: "share", output }],
    });
    return claims.map(({ link }) => link && [link.from.pointer, link.confidence]);
  };
  const metrics = { zeta: 0.91324, eta: 0.88121 };

  it("is linked what agrees", () => {
    expect(pointAt(0, "0.9132", metrics)).toEqual([["/zeta", "low"]]);
  });

  it.each<[string, Parameters<typeof pointAt>]>([
    ["where the printed number is off", [0, "0.9332", metrics]],
    ["where it points at another", [1, "0.9132", metrics]],
    ["where it points behind the list", [7, "0.9132", metrics]],
    [
      "where another number that matches is named as well",
      [0, "0.9132", { ...metrics, a: { reservoir: 0.91319 }, b: { reservoir: 0.91322 } }],
    ],
    ["where one that does not match is named better", [0, "0.9132", { ...metrics, reservoir: 0.5 }]],
    ["where no word is shared and few digits are printed", [0, "0.91", { zeta: 0.9132 }]],
  ])("is linked nothing %s", (_, [output, printed, files]) => {
    expect(pointAt(output, printed, files)).toEqual([null]);
  });

  it("is linked nothing to a bound", () => {
    const text = "4 Results\n\nThe accuracy of the method got to at least 0.9132 on the held-out series.";
    const [claim] = findClaims({
      pages: [{ number: 1, text }],
      files: [{ path: "metrics.json", text: JSON.stringify({ zeta: 0.91324 }) }],
      code: [],
      experiments: [],
      proposals: [
        { quotation: "the method got to at least 0.9132", number: "0.9132", metric: "", output: 0 },
      ],
    }).claims;
    expect(claim).toMatchObject({ statement: { output: 0 }, link: null });
  });
});

describe("the experiment that writes the file", () => {
  const files = { "metrics.json": JSON.stringify({ reservoir: { rmse: 0.047213 } }) };
  const linked = (experiments: ReturnType<typeof experiment>[], code: { path: string; text: string }[]) =>
    find(text("0.0472"), files, experiments, code);

  it("is the one that declares it", () => {
    expect(linked([experiment("make", ["metrics.json"])], []).claims[0]?.link?.experiment).toBe("main");
  });

  it("is the one whose code names it where it writes, and must leave it", () => {
    const found = linked(
      [experiment(), { ...experiment("sh other.sh"), id: "other" }],
      [writer("metrics.json")],
    );
    expect(found.claims[0]?.link?.experiment).toBe("main");
    expect(found.outputs).toEqual({ main: ["metrics.json"] });
  });

  it("is none where the code reads it, and where there is none", () => {
    const reader = { path: "run.py", text: 'data = json.load(open("metrics.json"))' };
    expect(linked([experiment()], [reader])).toMatchObject({
      claims: [{ link: { experiment: null } }],
      outputs: {},
    });
    expect(linked([], [writer("metrics.json")]).missing.join(" ")).toMatch(/No experiment is known/);
  });
});

it("makes one Claim of a number that is stated twice, with a key that stays", () => {
  const sentence = "The root mean square error of the reservoir was 0.0472 in our tests.";
  const paper = `Abstract\n\n${sentence}\n\n4 Results\n\n${sentence}`;
  const [claim, ...others] = find(paper, {}).claims;
  expect(others).toEqual([]);
  expect(claim).toMatchObject({
    id: "text-p1-root-mean-square-error-0.0472",
    statement: { locator: expect.stringContaining("Results") },
  });
});

it("keeps 50 Claims at most", () => {
  const sentences = Array.from(
    { length: 120 },
    (_, index) =>
      `The measured error of scheme ${String.fromCharCode(97 + (index % 26))}${index}x was 0.${1000 + index}.`,
  );
  expect(find(`4 Results\n\n${sentences.join(" ")}`, {}).claims).toHaveLength(50);
});
