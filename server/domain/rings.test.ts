import { expect, it } from "vitest";
import { type RingAssessment, ringsOf } from "./rings.ts";

const supports: RingAssessment = {
  claimId: "claim_1",
  runId: "run_1",
  conclusion: "supports",
  assessorKind: "service",
};
const none = { run: false, match: false, repeat: false, institutionVerified: false };

it("is empty without Runs and without supporting Assessments", () => {
  expect(ringsOf([], [])).toEqual(none);
  expect(ringsOf(["failed", "partial"], [{ ...supports, conclusion: "challenges" }])).toEqual(none);
});

it("counts a repeat only where one Claim is supported by two Runs", () => {
  expect(ringsOf(["succeeded"], [supports])).toEqual({ ...none, run: true, match: true });
  expect(ringsOf(["succeeded"], [supports, { ...supports }]).repeat).toBe(false);
  expect(ringsOf([], [supports, { ...supports, claimId: "claim_2", runId: "run_2" }]).repeat).toBe(false);
  expect(ringsOf([], [supports, { ...supports, runId: "run_2" }]).repeat).toBe(true);
});

it("wants an institution's own support", () => {
  const institution: RingAssessment = { ...supports, assessorKind: "institution" };
  expect(ringsOf([], [institution]).institutionVerified).toBe(true);
  expect(ringsOf([], [{ ...institution, conclusion: "challenges" }]).institutionVerified).toBe(false);
});
