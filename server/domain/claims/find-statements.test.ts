import { describe, expect, it } from "vitest";
import type { PageLayout, TextBlock } from "../paper/document.ts";
import { findStatements } from "./find-statements.ts";
import { claimScore } from "./score.ts";

const claimsIn = (text: string, heading = "4 Results") =>
  findStatements([{ number: 1, text: `${heading}\n\n${text}` }]).filter(({ score }) => score >= claimScore);

describe("a sentence states a result", () => {
  it.each([
    ["The mean fluorescence lifetime was 4.31 ± 0.12 ns in the treated cells.", "4.31 ± 0.12", "ns", "~="],
    ["Our estimator reaches an accuracy of 93.4 % on the held-out samples.", "93.4", "%", "~="],
    ["We find that the error of the new scheme is below 0.031 in all runs.", "0.031", "1", "<="],
    ["The correlation between age and response was r = 0.62.", "0.62", "1", "~="],
    ["We measured a critical temperature of −12.45 K for the sample.", "-12.45", "K", "~="],
    ["The hazard ratio was 1.84, which shows a clear effect.", "1.84", "1", "~="],
    ["The survival rate increased from 31.2 % to 45.9 % after the treatment.", "45.9", "%", "~="],
    ["The fitted slope is approximately 2.17 across the whole range.", "2.17", "1", "~="],
    ["The AUC of our model was 0.91 (Fig. 3).", "0.91", "1", "~="],
    ["The correlation between both was r = 0.42 (p = 0.015).", "0.42", "1", "~="],
    ["The error of the new scheme fell to 0.31 (Table 2).", "0.31", "1", "~="],
    ["The mean score of the group was 4.25 (95% CI: 3.1 to 5.4).", "4.25", "1", "~="],
    ["The small model achieved the best score (0.91) of all that we compared.", "0.91", "1", "~="],
    ["We found the highest sensitivity (87%) in the second group.", "87", "%", "~="],
    ["The mean fit improved, and we found R2 = +0.68 in the second series.", "0.68", "1", "~="],
    ["The share was larger after the shock (SE = 0.045, t = +6.12, p < 0.001).", "6.12", "1", "~="],
  ])("%s", (text, printed, unit, comparator) => {
    expect(claimsIn(text)).toContainEqual(
      expect.objectContaining({ printed, unit, comparator, page: 1, box: null }),
    );
  });

  it("with the name of the metric, the place and the words around it", () => {
    expect(claimsIn("The root mean square error of the surrogate was 0.0472 on average.")).toEqual([
      expect.objectContaining({
        metric: "root mean square error",
        locator: 'Page 1, Section 4 "Results"',
        quotation: "The root mean square error of the surrogate was 0.0472 on average.",
      }),
    ]);
  });
});

const box = (y: number) => ({ x: 72, y, width: 100, height: 10 });
const lines = (kind: "heading" | "paragraph" | "caption", ...texts: string[]): TextBlock => ({
  kind,
  lines: texts.map((text, index) => ({ text, box: box(index * 12) })),
});
const table = (...rows: string[][]): TextBlock => ({
  kind: "table",
  rows: rows.map((row, index) => row.map((text, column) => ({ text, box: box(100 * index + column) }))),
});
const layout = (...blocks: TextBlock[]): PageLayout => ({ width: 595, height: 842, blocks });
const laidOut = (...blocks: TextBlock[]) =>
  findStatements([{ number: 7, text: "", layout: layout(...blocks) }]);

describe("with a layout", () => {
  it("has the line's box, and joins a word that a line's end breaks", () => {
    const found = laidOut(
      lines("heading", "3 Results"),
      lines("paragraph", "We observed that the mean reac-", "tion time was 412.7 ms in the second group."),
    );
    expect(found).toEqual([
      expect.objectContaining({
        metric: "mean reaction time",
        printed: "412.7",
        unit: "ms",
        page: 7,
        box: box(12),
      }),
    ]);
  });

  it("names a table's cells by row, column and caption", () => {
    const found = laidOut(
      lines("heading", "3 Results"),
      lines("caption", "Table 2. Performance of the models on the test set."),
      table(["Model", "NRMSE", "Time (s)"], ["LSTM", "0.047", "12.5"], ["Reservoir", "0.031", "1.4"]),
    );
    expect(
      found.map(({ locator, printed, unit, score }) => [locator, printed, unit, score >= claimScore]),
    ).toEqual([
      ['Page 7, Table 2, row "LSTM", column "NRMSE"', "0.047", "1", true],
      ['Page 7, Table 2, row "LSTM", column "Time (s)"', "12.5", "s", true],
      ['Page 7, Table 2, row "Reservoir", column "NRMSE"', "0.031", "1", true],
      ['Page 7, Table 2, row "Reservoir", column "Time (s)"', "1.4", "s", true],
    ]);
    expect(found[0]!.box).toEqual(box(101));
  });

  it("takes no settings and no other authors' rows of a table", () => {
    const settings = laidOut(
      lines("heading", "3 Results"),
      lines("caption", "Table 1. Hyperparameters of the models."),
      table(["Parameter", "Value"], ["learning rate", "0.013"], ["dropout", "0.25"]),
    );
    expect(settings.filter(({ score }) => score >= claimScore)).toEqual([]);
    const others = laidOut(
      lines("heading", "3 Results"),
      lines("caption", "Table 2. Accuracy on the test set."),
      table(["Model", "Accuracy (%)"], ["Smith et al. [4]", "91.2"], ["Ours", "93.4"]),
    );
    expect(others.filter(({ score }) => score >= claimScore).map(({ printed }) => printed)).toEqual(["93.4"]);
  });
});

describe("of a table", () => {
  const claims = (caption: string, ...rows: string[][]) =>
    laidOut(lines("heading", "3 Results"), lines("caption", caption), table(...rows)).filter(
      ({ score }) => score >= claimScore,
    );

  it("no cell without the name of a quantity, and none whose row is named as another is", () => {
    expect(
      claims("Table 1. Results of both models.", ["Model", "plain", "tuned"], ["A", "0.191", "0.142"]),
    ).toEqual([]);
    expect(
      claims(
        "Table 1. Error.",
        ["Model", "RMSE"],
        ["A", "0.191"],
        ["tuned", "0.142"],
        ["B", "0.207"],
        ["tuned", "0.133"],
      ).map(({ printed }) => printed),
    ).toEqual(["0.191", "0.207"]);
  });

  it.each([
    ["a column without a name", "Table 1. Mean squared error.", ["Problem", "0.78"], ["A", "0.191"]],
    ["what was counted", "Table 1. Accuracy.", ["Person", "Number of mixtures 8 (%)"], ["A", "97.5"]],
    ["what the data are of", "Table 1. Results.", ["Model", "mortality"], ["A", "0.7530"]],
    ["a mean of nothing", "Table 1. Results of two runs.", ["Run", "average"], ["first", "0.56000"]],
    [
      "what a caption speaks of later",
      "Table 1. Largest cells with p-values.",
      ["Model", "ASR"],
      ["A", "36.75"],
    ],
    [
      "a word that names something else",
      "Table 1. Results.",
      ["Model", "ASR"],
      ["fit with known power", "0.191"],
    ],
  ])("no cell under %s", (_, caption, header, row) => {
    expect(claims(caption, header, row)).toEqual([]);
  });

  it("no cell under a name that is a part of a sentence", () => {
    expect(claims("Table 1. Mean errors (trans-", ["", "formed). Error"], ["A", "0.191"])).toEqual([]);
  });

  it("no column of what was repeated, beside that of the repetition", () => {
    const found = claims(
      "Table 1. Comparison of the AUC.",
      ["Data", "JODIE", "Replication"],
      ["first", "0.599", "0.586"],
    );
    expect(found.map(({ printed }) => printed)).toEqual(["0.586"]);
  });

  it("a unit in the caption, of the quantity that names the table", () => {
    const [found] = claims("Table 1. Cross-session accuracy (%) of both.", ["", "Set A"], ["one", "83.3"]);
    expect(found).toMatchObject({ metric: "Cross-session accuracy", unit: "%" });
  });

  it("the level of an interval is no unit", () => {
    const [found] = claims("Table 1. Estimated slopes.", ["", "Slope"], ["95% interval width", "4.052"]);
    expect(found).toMatchObject({ printed: "4.052", unit: "1" });
  });
});

describe("a heading", () => {
  const claim = "The accuracy was 93.4 % on average in this study.";
  const found = (...blocks: TextBlock[]) =>
    laidOut(...blocks).filter(({ score }) => score >= claimScore).length;

  it("ends the results where it is set as its text is", () => {
    expect(
      found(lines("heading", "3 Results"), lines("paragraph", "Nothing was found.", "References", claim)),
    ).toBe(0);
    expect(found(lines("heading", "3 Results"), lines("paragraph", claim))).toBe(1);
  });

  it("of tables ends the references, and so does a table with a caption", () => {
    const rows = table(["Model", "Accuracy (%)"], ["LSTM", "93.4"]);
    const caption = lines("caption", "Table 2. Accuracy on the test set.");
    expect(found(lines("heading", "References"), lines("heading", "Tables"), caption, rows)).toBe(1);
    expect(found(lines("heading", "References"), caption, rows)).toBe(1);
    expect(found(lines("heading", "References"), rows)).toBe(0);
  });

  it("is no formula and no part of a sentence", () => {
    expect(
      found(
        lines("heading", "3 Results"),
        lines("heading", "u = f(t), where the data"),
        lines("paragraph", claim),
      ),
    ).toBe(1);
  });

  it.each([
    ["IV. RESULTS", "A. Comparison", 1],
    ["4 Results", "A. Prompts", 0],
    ["4 Experiments", "4.1 Data sets", 0],
    ["4 Experiments", "4.1 Real World Datasets", 1],
    ["4 Results and Discussion", "4.1 Peaks", 1],
    ["2 Methods", "Results and Discussion", 1],
    ["2 Methods", "2.1 Data Sources and Study Sample", 0],
    ["4 Results", "Model", 0],
    ["4 Results", "Impact of Training on Predictive Models", 1],
    ["4 Results", "Congestion Charges: Design and Impact", 1],
    ["4 Results", "Policy Simulations", 1],
    ["2 Contents", "3 Results 8", 0],
    ["2 Methods", "3 Experiment 2", 1],
    ["4 Results", "Appendix A1: Estimates", 0],
    ["2 Methods", "2.2 Calibration", 0],
  ])("%s > %s", (above, below, count) => {
    const text = "The accuracy was 93.4 % on average.";
    expect(found(lines("heading", above), lines("heading", below), lines("paragraph", text))).toBe(count);
  });
});

it("shows a stranger's words without control and formatting characters, and bounded", () => {
  const [found] = claimsIn(
    "The mean \u202edecroced\u202c error\u0007 of the scheme was 0.0472 on\u200b average.",
  );
  expect(found?.text).toBe("The mean decroced error of the scheme was 0.0472 on average.");
  expect(claimsIn(`The mean error ${"very ".repeat(200)}was 0.0472 in all runs.`)).toEqual([]);
});

it.each([
  ["numbers", "1.5 ".repeat(100_000)],
  ["brackets", "[1, ".repeat(100_000)],
  ["words", `${"mean error rate of ".repeat(30_000)}0.5.`],
  ["sentences", "We found an error of 0.57 in it. ".repeat(10_000)],
  ["lines", "accuracy\n".repeat(100_000)],
  ["letters", "a".repeat(500_000)],
  ["symbols", "for the a b (τ = 0.2, ".repeat(20_000)],
])("is linear in a hostile text of %s", (_, text) => {
  expect(findStatements([{ number: 1, text }]).length).toBeLessThanOrEqual(3000);
});
