import { describe, expect, it } from "vitest";
import { measurementRules } from "./measurements.ts";

const measured = {
  reportedValue: 4.74,
  observedValue: 5,
  tolerance: 0.005,
  comparator: "~=",
  absoluteDifference: 0.26,
};
const problems = (changes: object) =>
  measurementRules.Measurement!({ ...measured, outcome: "mismatch", ...changes });

describe("a measurement", () => {
  it("says of its numbers what they are", () => {
    expect(problems({})).toEqual([]);
    expect(problems({ absoluteDifference: 0 })).toHaveLength(1);
    expect(problems({ outcome: "match" })).toHaveLength(1);
    expect(problems({ verification: "verified" })).toHaveLength(1);
    expect(problems({ observedValue: null, absoluteDifference: null, outcome: "unmeasured" })).toEqual([]);
    expect(problems({ observedValues: [4.9, 4.95] })).toHaveLength(1);
  });

  it("does not match where its Claim is contradicted", () => {
    const claim = (outcome: string) =>
      measurementRules.Claim!({ evidence: { state: "contradicted" }, measurements: [{ outcome }] });
    expect(claim("mismatch")).toEqual([]);
    expect(claim("match")).toHaveLength(1);
  });
});
