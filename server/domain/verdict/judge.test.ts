import { describe, expect, it } from "vitest";
import type { Observation } from "../measurement/observation.ts";
import { judge, needsSecondLook } from "./judge.ts";
import type { RepetitionRecord, RunArtifact } from "./run-artifact.ts";

const sha256 = `sha256:${"a".repeat(64)}`;
const claim = {
  ...{ id: "claim", statement: "It is 10.0." },
  expectations: [
    {
      ...{ measurementId: "m", primary: true, comparator: "~=" as const, reportedValue: 10, tolerance: 0.05 },
      declaredTolerance: null,
      printed: { text: "10.0", source: "text" as const, page: 1, quotation: "10.0" },
    },
    { measurementId: "file", primary: false, sha256 },
  ],
};
const repetition = (value: number, change: Partial<RepetitionRecord> = {}): RepetitionRecord => ({
  ...{ seed: null, exitCode: 0, signal: null, limitHit: null },
  ...{ wallMilliseconds: 1, cpuMilliseconds: null, peakMemoryBytes: null, outputs: [], absent: [] },
  observations: {
    claim: { m: { kind: "number", value } satisfies Observation, file: { kind: "digest", digest: sha256 } },
  },
  ...change,
});
const artifact = (values: number[], change: Partial<RunArtifact> = {}): RunArtifact => ({
  ...{ runId: "run", experimentVersionId: sha256, sourceCommit: "c", environmentDigest: sha256 },
  missingRequirements: [],
  repetitions: values.map((value) => repetition(value)),
  ...change,
});
const look = (value: number, execution = "succeeded" as const) => ({
  ...{ conditions: { SEED: "2" }, execution, repetition: repetition(value) },
});
const conclude = (values: number[], change: Partial<RunArtifact> = {}) =>
  judge(claim, artifact(values, change), "succeeded");

it("does not know how close a command that was found is to the paper's", () => {
  const declared = conclude([10]);
  const inferred = conclude([10], { isCommandInferred: true });
  expect([declared, inferred].map(({ run }) => run.protocolComparability)).toEqual([
    "minor_difference",
    "unknown",
  ]);
  expect([declared, inferred].map(({ verdict }) => verdict.confidence)).toEqual(["medium", "low"]);
  expect(inferred.verdict.conclusion).toBe("supports");
});

it("says why a Run failed, where that is known", () => {
  const failure = "The Python package numpy is not there.";
  const limitations = (execution: "failed" | "partial", change: Partial<RunArtifact>) =>
    judge(claim, artifact([], change), execution).verdict.limitations.slice(0, 2);
  expect(limitations("failed", { failure })).toEqual([expect.stringMatching(/^The Run failed/), failure]);
  expect(limitations("partial", { failure })).toEqual([
    expect.stringMatching(/^The Run is partial/),
    failure,
  ]);
  expect(limitations("failed", {})).not.toContain(failure);
});

it("says what chose versions that nobody pinned, and as of when", () => {
  const resolver = "apt 2.6.1, Debian bookworm as of today; R 4.2.2, CRAN as of 2024-05-01";
  const { verdict } = conclude([10], { resolver });
  expect(verdict.limitations).toContain(`Versions that nobody pinned were chosen by ${resolver}.`);
  expect(conclude([10]).verdict.limitations.join()).not.toContain("chosen by");
});

it("says which packages nobody declared, ten at most", () => {
  const names = Array.from({ length: 11 }, (_, index) => `r-cran-${index}`);
  const { verdict, run } = conclude([10], { inferredPackages: names });
  expect(run.protocolComparability).toBe("minor_difference");
  expect(verdict.limitations.join()).toMatch(/Nobody declared these packages; .*: r-cran-0, .*r-cran-9, …\./);
  expect(conclude([10]).verdict.limitations.join()).not.toContain("Nobody declared");
});

describe("a second look", () => {
  it.each([
    [[12], 12, "contradicts", true],
    [[12], 12.05, "contradicts", true],
    [[12], 14, "inconclusive", false], // moved, and of two values the scatter may be large
    [[12], 12.2, "challenges", false], // moved, by less than would explain the mismatch
    [[10.11], 10.2, "inconclusive", true],
    [[12], 10.01, "inconclusive", false], // recovered
    [[12], 10.09, "inconclusive", false], // near is not a mismatch either
    [[11.9, 12, 12.1], 12.3, "contradicts", true], // within the scatter of the first ones
    [[11.9, 12, 12.1], 13, "challenges", false],
  ] as const)("%j, then %d -> %s", (values, again, conclusion, agrees) => {
    const onlyNumber = { ...claim, expectations: claim.expectations.slice(0, 1) };
    const { verdict, run } = judge(
      onlyNumber,
      artifact([...values], { secondLook: look(again) }),
      "succeeded",
    );
    expect([verdict.conclusion, run.secondLook?.agrees]).toEqual([conclusion, agrees]);
  });

  it("that left nothing says nothing", () => {
    const nothing = { ...look(12), repetition: repetition(12, { observations: {} }) };
    expect(conclude([12], { secondLook: nothing }).run.secondLook).toMatchObject({
      agrees: null,
      observedValues: {},
    });
    const failed = { ...look(12), execution: "failed" as const };
    expect(conclude([12], { secondLook: failed }).verdict.conclusion).toBe("challenges");
  });

  it("is needed where something mismatches, and for nothing else", () => {
    expect(needsSecondLook([claim], { repetitions: [repetition(12)] })).toBe(true);
    expect(needsSecondLook([claim], { repetitions: [repetition(10)] })).toBe(false);
    expect(needsSecondLook([claim], { repetitions: [repetition(10, { observations: {} })] })).toBe(false);
    expect(needsSecondLook([], { repetitions: [repetition(12)] })).toBe(false);
  });
});

it("judges by the repetitions that count", () => {
  const same = conclude([10, 10, 10, 10]);
  expect(same.run).toMatchObject({ independentRepetitions: 1, deterministic: true });
  expect(same.measurements[0]).toMatchObject({ outcome: "match", interval: null, observedValues: [10] });
  expect(conclude([10, 10.01, 10.02]).measurements[0]?.interval).not.toBeNull();
});

it("judges by the findings of its own Claim and of the whole Run", () => {
  const finding = { code: "literal_value" as const, summary: "It is.", path: null, line: null };
  const of = (claimId: string | null) =>
    conclude([10], { findings: [{ ...finding, claimId, measurementId: claimId && "m" }] }).verdict.confidence;
  expect([of("claim"), of(null), of("another")]).toEqual(["low", "low", "medium"]);
});

it("takes a Run from before the second rules as one without a second look", () => {
  const { secondLook, findings } = conclude([12]).run;
  expect([secondLook, findings]).toEqual([null, []]);
});

describe("earlier Runs of the experiment", () => {
  const earlier = (...values: number[]) => ({
    earlierRepetitions: values.map((value) => ({ runId: "earlier", ...repetition(value) })),
  });

  it("that left the same make it deterministic", () => {
    const { verdict, run } = conclude([10], earlier(10));
    expect([verdict.confidence, run.independentRepetitions]).toEqual(["high", 1]);
  });

  it("count like repetitions, so that running again until it fits does not help", () => {
    expect(conclude([10]).verdict.conclusion).toBe("supports");
    expect(conclude([10], earlier(12)).measurements[0]).toMatchObject({
      outcome: "mismatch",
      observedValue: 12,
    });
    const pooled = conclude([10], earlier(12, 11.9, 12.1, 12.05, 11.95, 12));
    expect(pooled.measurements[0]).toMatchObject({ outcome: "mismatch", interval: expect.anything() });
    // 12 was observed twice, without a seed: that is one.
    expect(pooled.run.independentRepetitions).toBe(6);
  });

  it("say nothing for a Run that observed nothing itself", () => {
    const nothing = { ...earlier(10, 10.01), repetitions: [repetition(10, { observations: {} })] };
    expect(conclude([10], nothing).measurements[0]).toMatchObject({ outcome: "unmeasured" });
  });
});
