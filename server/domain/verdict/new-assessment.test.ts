import { describe, expect, it } from "vitest";
import { digestOfRecord } from "../digest.ts";
import type { AssessmentRecord, ClaimRecord, RunRecord } from "../records.ts";
import { currentAssessments, type NewAssessment, newAssessment } from "./new-assessment.ts";

const digest = (letter: string) => `sha256:${letter.repeat(64)}`;

function createAssessment(changes: Partial<NewAssessment> = {}): AssessmentRecord {
  return newAssessment({
    id: "asm_1",
    run: { id: "run_1", experimentVersionId: digest("e") } as RunRecord,
    artifactDigest: digest("a"),
    claim: { id: "claim_1", versionId: digest("c") } as ClaimRecord,
    verdict: {
      conclusion: "supports",
      verificationStatus: "reproduced",
      confidence: "medium",
      protocolComparability: "minor_difference",
      method: "MetricComparison",
      limitations: [],
    },
    measurements: [],
    repetitions: 1,
    current: [],
    assessor: { kind: "service", id: "judge", name: "Judge", version: "1", keyId: null },
    createdAt: "2026-11-20T00:00:00.000Z",
    ...changes,
  });
}

const verdict = (conclusion: "supports" | "challenges" | "inconclusive") => ({
  conclusion,
  verificationStatus: "inconclusive" as const,
  confidence: "low" as const,
  protocolComparability: "minor_difference" as const,
  method: "MetricComparison" as const,
  limitations: [],
});

describe("a new Assessment", () => {
  it("has a digest of all members except itself and `current`", () => {
    const { recordDigest, ...record } = createAssessment();
    expect(record).not.toHaveProperty("current");
    expect(digestOfRecord(record)).toBe(recordDigest);
    expect(createAssessment({ createdAt: "2026-11-20T00:00:00.001Z" }).recordDigest).not.toBe(recordDigest);
  });

  it("supersedes an inconclusive one, but not a conclusive one", () => {
    const unclear = createAssessment({ verdict: verdict("inconclusive") });
    const after = createAssessment({ id: "asm_2", current: [unclear] });
    expect(after.supersedesAssessmentDigests).toEqual([unclear.recordDigest]);
    expect(currentAssessments([unclear], after)).toEqual([after]);

    const challenge = createAssessment({ verdict: verdict("challenges") });
    const beside = createAssessment({ id: "asm_3", current: [challenge] });
    expect(beside.supersedesAssessmentDigests).toEqual([]);
    expect(currentAssessments([challenge], beside)).toEqual([challenge, beside]);
  });
});
