import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assessmentConclusions, executionStates } from "../../__generated__/enumerations.ts";
import {
  claimEvidenceState,
  countConclusions,
  legacyClaimVerification,
  legacyRunState,
  runConclusion,
} from "./derived-states.ts";

const state = (letters: string) => {
  const names = { S: "supports", C: "challenges", X: "contradicts", I: "inconclusive" } as const;
  return countConclusions([...letters].map((letter) => names[letter as keyof typeof names]));
};

describe("claimEvidenceState", () => {
  it.each([
    ["", "notAssessed"],
    ["I", "inconclusive"],
    ["II", "inconclusive"],
    ["S", "supported"],
    ["SI", "supported"],
    ["X", "contradicted"],
    ["XC", "contradicted"],
    ["XI", "contradicted"],
    ["C", "challenged"],
    ["CI", "challenged"],
    ["SC", "mixed"],
    ["SX", "mixed"],
    ["SCXI", "mixed"],
  ])("%s -> %s", (letters, expected) => {
    expect(claimEvidenceState(state(letters))).toBe(expected);
  });
});

describe("runConclusion", () => {
  it.each([
    ["", null],
    ["S", "supports"],
    ["SI", "inconclusive"],
    ["SSSC", "challenges"],
    ["SX", "challenges"],
    ["XC", "challenges"],
    ["XI", "contradicts"],
    ["X", "contradicts"],
  ])("%s -> %s", (letters, expected) => {
    expect(runConclusion(state(letters))).toBe(expected);
  });

  it("supports only when every Claim of the Run is supported", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...assessmentConclusions)), (all) => {
        const supported = all.length > 0 && all.every((one) => one === "supports");
        expect(runConclusion(countConclusions(all)) === "supports").toBe(supported);
      }),
    );
  });
});

describe("legacyRunState", () => {
  it("follows the documented table", () => {
    const table = executionStates.map((execution) => [
      execution,
      ...[null, ...assessmentConclusions].map((conclusion) => legacyRunState(execution, conclusion)),
    ]);
    const all = (name: string, value = name) => [name, value, value, value, value, value];
    expect(table).toEqual([
      all("queued"),
      all("running"),
      ["succeeded", "unverified", "verified", "review_required", "failed", "inconclusive"],
      all("failed"),
      ["partial", "review_required", "review_required", "review_required", "review_required", "inconclusive"],
      all("cancelled"),
      all("timedOut", "timed_out"),
      all("unknown", "review_required"),
    ]);
  });
});

describe("legacyClaimVerification", () => {
  it.each([
    ["supported", "verified"],
    ["contradicted", "failed"],
    ["challenged", "review_required"],
    ["mixed", "review_required"],
    ["inconclusive", "inconclusive"],
  ] as const)("%s -> %s", (evidence, expected) => {
    expect(legacyClaimVerification(evidence, "running")).toBe(expected);
  });

  it("falls back to the latest Run, then to unverified", () => {
    expect(legacyClaimVerification("notAssessed", "running")).toBe("running");
    expect(legacyClaimVerification("notAssessed", null)).toBe("unverified");
  });
});
