import { expect, it } from "vitest";
import type { Claim, MeasurementOutcome } from "../../__generated__/types.ts";
import { translatorInto } from "../language/translator.ts";
import { claimList } from "./claim-list.ts";

const grounds = {
  ...{ assessments: [], runs: [], paperUrl: null, base: "/r/ada/paper" },
  ...{ attestations: new Map(), environments: new Map(), evidence: new Map() },
};

/** The line of a Claim that is supported by measurements with these outcomes. */
function lineOf(...outcomes: MeasurementOutcome[]): string {
  const measurements = outcomes.map((outcome) => ({
    ...{ metric: "slope", unit: "1", comparator: "~=", reportedValue: 4.74, printed: null, reason: null },
    ...{ observedValue: null, observedValues: [], interval: null, tolerance: null, declaredTolerance: null },
    ...{ absoluteDifference: null, evidenceIds: [], outcome },
  }));
  const claim = { id: "c", statement: "It is 4.74.", links: { self: "/" }, evidence: { state: "supported" } };
  const members = { ...claim, measurements, experimentIds: ["exp_a"] };
  const entries = [1, 2].map((number) => ({ claim: members as unknown as Claim, number }));
  const html = String(claimList(translatorInto("en"), { entries, openId: undefined }, grounds));
  return /<summary>.*?<\/summary>/s.exec(html)![0].replace(/<[^>]+>/g, "");
}

it("says near beside a Claim that is supported by numbers that were not met", () => {
  expect(lineOf("match", "near")).toBe("supported1. It is 4.74. near");
  expect(lineOf("match")).toBe("supported1. It is 4.74.");
});
