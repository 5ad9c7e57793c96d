import { describe, expect, it } from "vitest";
import { digestOfRecord } from "../digest.ts";
import type { AssessmentRecord, ClaimRecord, RunRecord } from "../records.ts";
import type { Judgement } from "./judge.ts";
import type { MeasurementVerdict } from "./measurement-verdict.ts";
import { currentAssessments, type NewAssessment, newAssessment } from "./new-assessment.ts";

const digest = (letter: string) => `sha256:${letter.repeat(64)}`;

function createAssessment(changes: Partial<NewAssessment> = {}): AssessmentRecord {
  return newAssessment({
    id: "asm_1",
    run: { id: "run_1", experimentVersionId: digest("e") } as RunRecord,
    artifactDigest: digest("a"),
    claim: { id: "claim_1", versionId: digest("c") } as ClaimRecord,
    judgement: judgement("supports"),
    measurements: [],
    repetitions: 1,
    current: [],
    assessor: { kind: "service", id: "judge", name: "Judge", version: "1", keyId: null },
    createdAt: "2026-11-20T00:00:00.000Z",
    ...changes,
  });
}

function judgement(conclusion: "supports" | "challenges" | "inconclusive"): Judgement {
  return {
    verdict: {
      conclusion,
      verificationStatus: "inconclusive",
      confidence: "low",
      protocolComparability: "minor_difference",
      method: "MetricComparison",
      limitations: [],
    },
    measurements: [
      { measurementId: "m", outcome: "unmeasured", reason: "No file." } as MeasurementVerdict,
      { measurementId: "n", outcome: "match", reason: null } as MeasurementVerdict,
    ],
    run: {
      ...{ execution: "succeeded", exitCode: 0, independentRepetitions: 2, deterministic: false },
      ...{ protocolComparability: "minor_difference", findings: [], failure: null, inferredPackages: [] },
      secondLook: {
        ...{ conditions: { SEED: "2" }, execution: "succeeded", agrees: true, observedValues: { n: 1 } },
        ...{ recovered: [], moved: [], unclear: [], uncertain: [] },
      },
    },
  };
}

describe("a new Assessment", () => {
  it("has a digest of all members except itself and `current`", () => {
    const { recordDigest, ...record } = createAssessment();
    expect(record).not.toHaveProperty("current");
    expect(digestOfRecord(record)).toBe(recordDigest);
    expect(createAssessment({ createdAt: "2026-11-20T00:00:00.001Z" }).recordDigest).not.toBe(recordDigest);
  });

  it("says by which rules it was judged, what was not compared and what the second look saw", () => {
    expect(createAssessment()).toMatchObject({
      rulesVersion: "4",
      findings: [],
      secondLook: {
        conditions: { SEED: "2" },
        execution: "succeeded",
        agrees: true,
        observedValues: { n: 1 },
      },
      scope: {
        ...{ independentRepetitions: 2, deterministic: false },
        notCompared: [{ measurementId: "m", reason: "No file." }],
      },
    });
    expect(createAssessment().secondLook).not.toHaveProperty("moved");
  });

  it("supersedes an inconclusive one, but not a conclusive one", () => {
    const unclear = createAssessment({ judgement: judgement("inconclusive") });
    const after = createAssessment({ id: "asm_2", current: [unclear] });
    expect(after.supersedesAssessmentDigests).toEqual([unclear.recordDigest]);
    expect(currentAssessments([unclear], after)).toEqual([after]);

    const challenge = createAssessment({ judgement: judgement("challenges") });
    const beside = createAssessment({ id: "asm_3", current: [challenge] });
    expect(beside.supersedesAssessmentDigests).toEqual([]);
    expect(currentAssessments([challenge], beside)).toEqual([challenge, beside]);
  });
});
