import { describe, expect, it } from "vitest";
import { findStatements } from "./find-statements.ts";
import { claimScore } from "./score.ts";

const claimsIn = (text: string, heading = "4 Results") =>
  findStatements([{ number: 1, text: `${heading}\n\n${text}` }]).filter(({ score }) => score >= claimScore);

describe("a sentence states no result", () => {
  it.each([
    "We trained the network with a learning rate of 0.001 and a batch size of 128.",
    "The results are shown in Table 3 and in Figures 4 and 5 of this section.",
    "All analyses were run with Python 3.11 and NumPy 1.26 on one machine.",
    "Participants (n = 48) were recruited in 2019 from two clinics in the city.",
    "The 95 % confidence interval was [0.21, 0.43] for the observed effect.",
    "The effect was significant at p < 0.05 in each of the tests that we made.",
    "Smith et al. [12] reported an accuracy of 91.2 % with a similar method.",
    "If the rate were 0.25, the population would double within a short time.",
    "The measured values ranged from 20.5 to 61.5 in the observed samples.",
    "The first 1000 observations were used to compute the average of the series.",
    "We found the sequence 3f2a9c at https://example.org/0.57 as described.",
    "We obtain the estimate of the error by inserting the result into (5.17) as before.",
    "We found the error estimate (4.17) as before, and the inequality (3.12) yields the rest.",
    "We measured the daily prices (828 observations) and found them to be lower than before.",
    "The success probability is found to be (0.998)91 for a division of this length.",
    "We found that the score is the value of sin (0.75) and of f(0.35) in both groups.",
    "The fits span a narrow band, R2 = +0.44-+0.68, which we found in all of them.",
    "8 3.2 Average number of school closures is shown . . . . . . . . 12",
    "The 95% confidence interval of (0.65%, 4.65%) is found by estimating it again.",
    "We found the associated 68% error by the square root of it.",
    "Below a mass of 13 no method with survey observations gives a bias of less than 50.5%.",
    "We found that the scheme did not reach an accuracy of 90.5 % in the second run.",
    "In adjusting for the composition of the sample, their results revealed a learning loss of about 3.15 points.",
    "The bounds that we found are puzzling given that Zehavi et al. (2011) adopt an arbitrary 5.5% error on them.",
    "We show the results of varying the average query selectivity (0.75%, 2.25% and 5.25%).",
    "We report here what was found for the condition with maximum variance in reliability (SD = 0.15).",
    "The guidelines are based on 24-hour averages, and an analysis of 12 hour averages was found to be the same.",
    "We found the map with a threshold with p = 0.55 on the output of the network.",
    "We removed redundant indices (which absolute correlation was equal to 0.95), and found the rest.",
    "The states that we found are shown: (a) t = 0.05 (b) t = 0.25 (c) t = 0.45 of the same run.",
    "We found the data in the plot (only 4.5% of them are shown) to be close to the others.",
    "The dashed line indicates an error of 50.5% that was found to be the mean.",
    "The mean effect was significant (p = 1.75), and the fit was R2 = 1.25 and r = -1.45.",
    "The effect of the treatment was significant in both groups (p = 1.5|10{6).",
    "The figure shows that to reach a discretization error of 4.5 · 10^-5 the first is measured to need more.",
    "The constants provided by the file were R2 = 0.8437 in both of them, as observed before.",
    "The model is y = 0.53 × x + 2.4 and describes what was observed before.",
    "We observed the same ordering of the two schemes for τ = 0.15 in all runs.",
    "We found that the error is small at a temperature of 300.5 K and below.",
    "We measured the response with a frequency of 12.5 Hz in both groups.",
    "We found a similar pattern, which is close to the 0.756 AUC obtained in the original paper.",
    "We found an improvement in both, of 20.5 % and 14.5 % in the precision and recall, respectively.",
    "We calculated the proportion of projects that comply among all the 3,058 projects found.",
    "We found that across all seven groups the median was 0.325.",
    "These numerical values lead to t = 6.35 s, as we observed before.",
    "We could reproduce the map, with an error that is 0.135 degrees smaller.",
    "We found that in the future an accuracy of 95.5 % should be within reach.",
    "The measured order is the same, and at a temperature of 310.5 K nothing changes.",
    "At the first point (the error was 0.125 there), we found no difference between the two.",
    "Friedman: 0.000 (Ha: Different) Critical distance: 1.816 Critical distance: 1.659",
    "In contrast, we found that 68.5 % remain as they were before.",
    "We recovered the value of Recall@10 and the accuracy of each of the schemes.",
    "We found that 83 % of the participants were female and that none of them left.",
    "The phase at which 83 % of the families are conserved was found between genus and family.",
    "We found that the noise of the pump gives an excess of only 4.25 in the same intensity.",
    "Because the firm pays a fixed hosting rate ($0.065/kWh), the risk is found to be eliminated.",
    "The paper reports a mean effect of $9,043, which we found to be close to what we have.",
    "Her answer was “the accuracy of the scheme was 91.25 % on average” in the interview that we had.",
  ])("%s", (text) => {
    expect(claimsIn(text)).toEqual([]);
  });

  it.each([
    ["The score dropped by 0.142 in AUC for the smaller networks.", "change in AUC"],
    ["This resulted in a drop in the FScore to 0.945 for the first corpus.", "FScore"],
    ["We observed a 22.5 % improvement in accuracy over the baseline.", "improvement in accuracy"],
    ["On these data, we obtained 0.719 in MRR for the larger set.", "MRR"],
    ["A significant difference was found between the groups (F(2, 57) = 5.35).", "F"],
    ["The mean reaction time of the group was 412.5 ms after all trials.", "mean reaction time"],
    [
      "The correlation between the error and the size was -0.712 in all.",
      "correlation between the error and the size",
    ],
    ["The area under the curve (AUC) is 0.934 for our scheme.", "AUC"],
    ["The ratio of both amplitudes was 1.993 in the first series.", "ratio of both amplitudes"],
    [
      "On average, 83.5 % of the families are conserved across the zone.",
      "share of the families that are conserved across the zone",
    ],
    ["This corresponds to a wavelength stability of only 55.5 pm in our setting.", "wavelength stability"],
    ["As an anchor, a short pump yields P = 0.044 in the narrow limit.", "P"],
    ["The slope was larger in the second group (b = -0.109, p < .05).", "b"],
  ])("named by what is said to be the number: %s", (text, metric) => {
    expect(claimsIn(text).map((claim) => claim.metric)).toEqual([metric]);
  });

  it("never as its own uncertainty", () => {
    expect(
      claimsIn("The mean concentration was 49.01 ± 1.51 ng in the samples.").map(({ printed }) => printed),
    ).toEqual(["49.01 ± 1.51"]);
  });

  it("among the references, in acknowledgements and in running headers", () => {
    const text = "The accuracy was 93.4 % on average in this study.";
    expect(claimsIn(text, "References")).toEqual([]);
    expect(claimsIn(text, "Acknowledgements")).toEqual([]);
    const pages = [1, 2, 3, 4].map((number) => ({
      number,
      text: `${text}\nSome other line ${"x".repeat(number)}.`,
    }));
    expect(findStatements(pages)).toEqual([]);
  });
});

it.each([
  ["Following Zehavi et al. (2011), we obtain a mean error of 5.5% in the second run.", "5.5"],
  ["No significant difference was found between the two groups (p = 0.778).", "0.778"],
  ["With no augmentation the model achieved an accuracy of 91.2 % on the held-out images.", "91.2"],
  ["There is no difference in speed and the accuracy was 91.3 % in the second series.", "91.3"],
  ["The treatment led to a 2-minute delay, and the mean error was 4.25 s.", "4.25"],
  ["We found a correlation of -0.85 between the two measures.", "-0.85"],
])("what looks like it may be a result: %s", (text, printed) => {
  expect(claimsIn(text).map((claim) => claim.printed)).toContain(printed);
});
