import { describe, expect, it } from "vitest";
import { findStatements } from "./find-statements.ts";
import { claimScore } from "./score.ts";

const claimsIn = (text: string, heading = "4 Results") =>
  findStatements([{ number: 1, text: `${heading}\n\n${text}` }]).filter(({ score }) => score >= claimScore);

describe("a number of a sentence is named", () => {
  it("in a list, each under the name before the first", () => {
    expect(
      claimsIn("The categories have F1 scores of 53.97% and 60.61%, respectively.").map(
        ({ metric }) => metric,
      ),
    ).toEqual(["F1 scores", "F1 scores"]);
  });

  it("in a list with a name for each", () => {
    const text = "The R1 and R4 concentrations reach maxima valued at 238.29 nM and 87.62 nM respectively.";
    expect(claimsIn(text).map(({ metric, printed }) => [metric, printed])).toEqual([
      ["maxima of R1 concentrations", "238.29"],
      ["maxima of R4 concentrations", "87.62"],
    ]);
  });

  it("by a ratio's sign alone, where an interval stands behind it", () => {
    const text =
      "Exposure was associated with the outcome in men (aOR 1.84, 95% CI 1.21-2.73), in OR 4.25 as well.";
    expect(claimsIn(text).map(({ metric, printed }) => [metric, printed])).toEqual([["aOR", "1.84"]]);
  });

  it("with the sign of a currency", () => {
    expect(claimsIn("The strategy yields an average cost of $89,586 in the base case.")).toEqual([
      expect.objectContaining({ printed: "89,586", unit: "$" }),
    ]);
  });

  it("by a test with its degrees of freedom, in a part that nothing is known of", () => {
    const text = "We find no difference between the two groups of participants (t (205) = 2.15, p = .033).";
    expect(claimsIn(text, "4 Accuracy incentive").map(({ metric }) => metric)).toEqual(["t", "p"]);
  });

  it("never by a symbol to which the authors give values", () => {
    const text =
      "The bias falls, for τ = 0.1 and when R = 0.6. It was 0.2 for τ = 0.3. We found less (τ = 0.2, R = 0.9).";
    expect(claimsIn(text).map(({ metric }) => metric)).not.toContain("R");
    expect(
      claimsIn("We found less (τ = 0.21, R = 0.93) in the second run.").map(({ metric }) => metric),
    ).toEqual(["τ", "R"]);
  });
});
