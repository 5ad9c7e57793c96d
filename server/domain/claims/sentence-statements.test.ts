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

describe("a sentence is read", () => {
  it("that has more numbers and signs than words", () => {
    const text =
      "All showed significant associations: PFOA (β = -0.850, 95% CI: -1.202 to -0.498, p < 0.001), PFOS (β = -0.420, 95% CI: -0.722 to -0.117, p = 0.007), PFHxS (β = -0.605, 95% CI: -0.860 to -0.350, p < 0.001).";
    expect(claimsIn(text).map(({ printed }) => printed)).toEqual(
      expect.arrayContaining(["-0.850", "-0.420", "-0.605"]),
    );
    expect(
      claimsIn("A b = 1.5 20 30 40 50 60 70 80 90 C d = 2.5 was cd ef gh ij kl 10 20 30 40 50."),
    ).toEqual([]);
  });

  it("with the brackets that its number stands in", () => {
    expect(claimsIn("The mean rate was (3.2 ± 0.4) × 10^-3 s in the second run.")).toEqual([
      expect.objectContaining({ printed: "(3.2 ± 0.4) × 10^-3", value: 0.0032, unit: "s" }),
    ]);
  });
});

describe("a number of a sentence has the unit", () => {
  it.each([
    ["The mean bias was 0.148 ± 0.008 dex in the first sample.", [["0.148 ± 0.008", "dex"]]],
    ["The estimated cost of a delay was 545 INR per hour in our sample.", [["545", "INR per hour"]]],
    ["We found a mean price of USD 12.50 in the second year.", [["12.50", "USD"]]],
    ["The mean yield was 4.25 t/ha on the treated fields.", [["4.25", "t/ha"]]],
    ["The highest yield was 198.86 g plant-1 on the treated fields.", [["198.86", "g plant-1"]]],
    ["The mean impedance was 13.5 kΩ on an unused probe.", [["13.5", "kΩ"]]],
    ["The mean yield was 4.28 tubers per plant on the treated fields.", [["4.28", "tubers per plant"]]],
    [
      "We found a mean loss of 3.1 percentile points on the standardised tests.",
      [["3.1", "percentile points"]],
    ],
    [
      "We found that the median and average durations were 11.7 and 13.6 minutes.",
      [
        ["11.7", "minutes"],
        ["13.6", "minutes"],
      ],
    ],
    [
      "The mean delays of the three were 2.15, 3.45 and 5.65 s, respectively.",
      [
        ["2.15", "s"],
        ["3.45", "s"],
        ["5.65", "s"],
      ],
    ],
    [
      "We found that the pass rates declined by 12.8 percentage points in the first and 6.8 in the second test.",
      [
        ["12.8", "percentage points"],
        ["6.8", "percentage points"],
      ],
    ],
    ["The policy yields a mean cost of $10.5k in the base case.", [["10.5", "$k"]]],
    ["The policy yields a mean cost of $3.2 million in the base case.", [["3.2", "$ million"]]],
    ["We found a total mass of 22.4 million tonnes in the pool.", [["22.4", "million tonnes"]]],
    ["The mean cost was 12.5 million USD in the base case.", [["12.5", "million USD"]]],
    ["The mean price was found to be 12.5 thousand in both.", [["12.5", "thousand"]]],
    ["We found a throughput of 41.8 million keys per second.", [["41.8", "million keys per second"]]],
    ["We found that the size is 41.8 million parameters in both.", []],
    [
      "The mean yields of three were 4.28, 5.08, and 4.24 tubers per plant, respectively.",
      [
        ["4.28", "tubers per plant"],
        ["5.08", "tubers per plant"],
        ["4.24", "tubers per plant"],
      ],
    ],
    ["The median concentration was 3.30 (2.20-4.88) ng/mL in all samples.", [["3.30", "ng/mL"]]],
    [
      "We found a mean score of 0.91 and an error of 13.5 % in the second run.",
      [
        ["0.91", "1"],
        ["13.5", "%"],
      ],
    ],
  ])("that is printed for it: %s", (text, units) => {
    expect(claimsIn(text).map(({ printed, unit }) => [printed, unit])).toEqual(units);
  });

  it("less surely where what it counts may stand behind it", () => {
    const score = (text: string) => claimsIn(text)[0]!.score;
    expect(score("The mean response was 4.25 frobs above the others in all runs.")).toBeLessThan(
      score("The mean response was 4.25 above the others in all runs."),
    );
  });
});
