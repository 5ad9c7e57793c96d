import { describe, expect, it } from "vitest";
import type { TextBlock } from "../paper/document.ts";
import { findStatements } from "./find-statements.ts";
import { claimScore } from "./score.ts";

const line = (text: string, y: number, x = 0) => ({ text, box: { x, y, width: 40, height: 10 } });
const block = (kind: "heading" | "caption" | "paragraph", text: string, x = 0): TextBlock => ({
  kind,
  lines: [line(text, 0, x)],
});

/** Claims of a table in the results, as row, metric, number and unit; its rows stand 20 points apart, or as `y` says. */
function claimsOf(caption: string, rows: string[][], above: TextBlock[] = [], y = (row: number) => 20 * row) {
  const table: TextBlock = {
    kind: "table",
    rows: rows.map((row, index) => row.map((text, column) => line(text, y(index), 100 * column))),
  };
  const blocks = [block("heading", "3 Results"), block("caption", caption), ...above, table];
  return findStatements([{ number: 1, text: "", layout: { width: 595, height: 842, blocks } }])
    .filter(({ score }) => score >= claimScore)
    .map(({ locator, metric, printed, unit }) => [/row "([^"]*)"/.exec(locator)?.[1], metric, printed, unit]);
}

describe("the table of a regression", () => {
  const rows = [
    ["", "(1)", "(2)"],
    ["Treated", "0.128***", "0.131**"],
    ["", "(0.013)", "(0.041)"],
    ["Years of school", "", "-0.045+"],
    ["", "", "(0.026)"],
    ["Constant", "0.857***", "0.906***"],
    ["", "(0.024)", "(0.030)"],
    ["N", "483", "483"],
    ["R2", "0.258", "0.312"],
  ];

  it("gives each term's estimate, and how the model fits; no uncertainty and no size", () => {
    expect(
      claimsOf("Table 1. Effects of the treatment.", rows).filter(([row]) => row !== "Constant"),
    ).toEqual([
      ["Treated", "estimate of Treated", "0.128", "1"],
      ["Treated", "estimate of Treated", "0.131", "1"],
      ["Years of school", "estimate of Years of school", "-0.045", "1"],
      ["R2", "R2", "0.258", "1"],
      ["R2", "R2", "0.312", "1"],
    ]);
  });

  it("gives what its caption says, and no end of an interval", () => {
    expect(
      claimsOf("Table 1. Odds ratios of the treatment.", [
        ["", "(1)", "2.5 %", "97.5 %"],
        ["(Intercept)", "1.214", "1.011", "1.481"],
        ["Treated", "1.855", "1.302", "2.644"],
        ["Observations", "483", "", ""],
      ]),
    ).toEqual([
      ["(Intercept)", "odds ratio of (Intercept)", "1.214", "1"],
      ["Treated", "odds ratio of Treated", "1.855", "1"],
    ]);
  });

  it("is not any table with columns by number", () => {
    expect(
      claimsOf("Table 1. Results.", [
        ["", "(1)", "(2)"],
        ["Treated", "0.128", "0.131"],
      ]),
    ).toEqual([]);
  });
});

describe("a table's numbers are named", () => {
  it("by a line over all of its columns, and not by one over some", () => {
    const rows = [
      ["Model", "a = 0.0", "a = 0.1"],
      ["LSTM (ours)", "91.01", "90.66"],
    ];
    const caption = "Table 2. Results of networks with and without smoothing.";
    expect(claimsOf(caption, rows, [block("paragraph", "ACCURACY [%]", 150)])).toEqual([
      ["LSTM (ours)", "ACCURACY [%] a = 0.0", "91.01", "%"],
      ["LSTM (ours)", "ACCURACY [%] a = 0.1", "90.66", "%"],
    ]);
    expect(claimsOf(caption, rows, [block("paragraph", "ACCURACY [%]", 100)])).toEqual([]);
    expect(claimsOf(caption, rows, [block("paragraph", "The accuracy is in per cent.", 150)])).toEqual([]);
  });

  it("by symbols whose unit the caption gives, and by the name of the column of numbers that name rows", () => {
    const rows = [
      ["T /K", "B(0)", "B (H2)"],
      ["77.30", "-97.218", "10.644"],
    ];
    const caption = "Table 3. Results of the sample run. The columns, all in units of cm3/mol, give";
    expect(claimsOf(`${caption} the parts.`, rows)).toEqual([
      ["T /K 77.30", "B(0)", "-97.218", "cm3/mol"],
      ["T /K 77.30", "B (H2)", "10.644", "cm3/mol"],
    ]);
    expect(claimsOf("Table 3. Results of the sample run.", rows)).toEqual([]);
  });

  it("as the statistic of a quantity that names the row", () => {
    const rows = [
      ["Variable", "Mean", "SD"],
      ["Poverty rate", "25.26", "15.04"],
    ];
    expect(claimsOf("Table 4. Statistics of each.", rows)).toEqual([
      ["Poverty rate", "Mean of Poverty rate", "25.26", "1"],
      ["Poverty rate", "SD of Poverty rate", "15.04", "1"],
    ]);
  });

  it("by the column, where it is one of the quantities that the caption names", () => {
    expect(
      claimsOf("Table 5. Fitted lifetimes and amplitudes of the probes.", [
        ["Probe", "Amplitude", "Stiffness"],
        ["stiff", "0.824", "0.791"],
      ]),
    ).toEqual([["stiff", "Amplitude", "0.824", "1"]]);
  });

  it.each([["Cost ($M)"], ["Cost (in thousands)"], ["Cost ('000)"]])(
    "in no column of thousands or millions without their unit: %s",
    (column) => {
      const rows = (header: string) => [
        ["Policy", header],
        ["Random", "12.5"],
      ];
      expect(claimsOf("Table 5. Comparison of the mean costs.", rows("Cost (USD)"))).toHaveLength(1);
      expect(claimsOf("Table 5. Comparison of the mean costs.", rows("Cost (million USD)"))[0]?.[3]).toBe(
        "million USD",
      );
      expect(claimsOf("Table 5. Comparison of the mean costs.", rows(column))).toEqual([]);
    },
  );

  it("by no caption that names two quantities, or where numbers have units of two kinds", () => {
    const rows = [
      ["Policy", "plain", "tuned"],
      ["Random", "12.5", "13.5"],
    ];
    expect(claimsOf("Table 5. Measured computation times of the policies.", rows)).toHaveLength(2);
    expect(claimsOf("Table 5. Measured failure rates and computation times of the policies.", rows)).toEqual(
      [],
    );
    const mixed = [
      ["Policy", "plain", "tuned"],
      ["Random", "12.5 %", "13.5 s"],
    ];
    expect(claimsOf("Table 5. Measured computation times of the policies.", mixed)).toEqual([]);
  });
});

describe("a cell", () => {
  const caption = "Table 4. Results of sensitivity analyses.";

  it("is read with its interval", () => {
    expect(
      claimsOf(caption, [
        ["Priors", "Estimate (95% UI)"],
        ["wide", "-2.46 (-3.98, -1.02)"],
        ["narrow", "1.98 [1.12 to 2.84]"],
        ["none", "1.98 (12)"],
      ]).map(([row, , printed]) => [row, printed]),
    ).toEqual([
      ["wide", "-2.46"],
      ["narrow", "1.98"],
    ]);
  });

  it("has no value that what it is can't have", () => {
    const header = ["Model", "p-value", "R2"];
    expect(claimsOf(caption, [header, ["first", "0.015", "0.815"]])).toHaveLength(2);
    expect(claimsOf(caption, [header, ["first", "1.015", "1.815"]])).toEqual([]);
  });

  it("of what was done again is a result", () => {
    const rows = [
      ["Rule", "Estimate (%) reproduction"],
      ["Rule A", "34"],
    ];
    expect(claimsOf("Table 1. Reproduction of Table 2 from Smith et al.", rows)).toHaveLength(1);
    expect(claimsOf("Table 1. Reproduced from Table 2 of Smith et al.", rows)).toEqual([]);
  });
});

describe("a row's name", () => {
  const caption = "Table 6. Accuracy on the test set.";
  const header = ["Data", "Model", "Accuracy"];
  const names = (rows: string[][], y?: (row: number) => number) =>
    claimsOf(caption, [header, ...rows], [], y).map(([row]) => row);

  it("has that of the group above it, up to a row with one of its own", () => {
    const group = ["CIFAR", "", ""];
    expect(names([group, ["", "ResNet", "0.716"], ["CUB", "ResNet", "0.777"]])).toEqual([
      "CIFAR ResNet",
      "CUB ResNet",
    ]);
    expect(names([group, ["A", "ResNet", "0.716"], ["B", "ResNet", "0.777"]])).toEqual([
      "CIFAR A ResNet",
      "CIFAR B ResNet",
    ]);
  });

  it("goes on in a line that stands close below it", () => {
    const rows = [
      ["Random", "", "0.716"],
      ["Maximum", "", "0.721"],
      ["gain", "", ""],
      ["Memory", "", "0.777"],
    ];
    expect(names(rows, (row) => (row === 3 ? 46 : row === 4 ? 66 : 20 * row))).toEqual([
      "Random",
      "Maximum gain",
      "Memory",
    ]);
  });

  it("has no number of a column without a name", () => {
    expect(
      claimsOf(caption, [
        ["Data", "", "Accuracy"],
        ["QE only", "68%", "0.716"],
      ])[0]?.[0],
    ).toBe("QE only");
  });

  it("has none of a row above that has no value", () => {
    expect(
      names([
        ["VGLM", "logit", "NA"],
        ["GLM", "logit", "0.716"],
      ]),
    ).toEqual(["GLM logit"]);
  });
});
