import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { executionStates } from "../../__generated__/enumerations.ts";
import { judgeClaim } from "./claim-verdict.ts";
import type { MeasurementOutcome } from "./comparison.ts";
import type { JudgedRun } from "./judged-run.ts";
import type { MeasurementVerdict } from "./measurement-verdict.ts";

const run: JudgedRun = {
  execution: "succeeded",
  exitCode: 0,
  repetitions: 1,
  bitIdenticalRepeat: false,
  protocolComparability: "minor_difference",
};
const comparabilities = ["exact", "minor_difference", "material_difference", "unknown"] as const;

function measurement(
  outcome: MeasurementOutcome,
  change: Partial<MeasurementVerdict> = {},
): MeasurementVerdict {
  return {
    measurementId: `m-${outcome}`,
    primary: true,
    comparator: "~=",
    outcome,
    reportedValue: 1,
    observedValue: outcome === "unmeasured" ? null : 1,
    absoluteDifference: 0,
    tolerance: 0.1,
    reason: outcome === "match" ? null : "why",
    widenedBy: 0,
    ...change,
  };
}
const judge = (outcomes: MeasurementOutcome[], change: Partial<JudgedRun> = {}) =>
  judgeClaim(
    outcomes.map((outcome) => measurement(outcome)),
    { ...run, ...change },
  );

describe("conclusion", () => {
  it.each([
    [["match", "match"], "supports", "reproduced"],
    [["match", "near"], "supports", "approximately_reproduced"],
    [["near"], "supports", "approximately_reproduced"],
    [["match", "mismatch"], "challenges", "not_reproduced"],
    [["near", "mismatch"], "challenges", "not_reproduced"],
    [["mismatch", "mismatch"], "contradicts", "not_reproduced"],
    [["match", "unmeasured"], "inconclusive", "inconclusive"],
    [["mismatch", "unmeasured"], "inconclusive", "inconclusive"],
    [[], "inconclusive", "inconclusive"],
  ] as const)("%j -> %s", (outcomes, conclusion, verificationStatus) => {
    expect(judge([...outcomes])).toMatchObject({ conclusion, verificationStatus });
  });

  it.each(["material_difference", "unknown"] as const)(
    "challenges with low confidence under %s",
    (protocolComparability) => {
      expect(judge(["mismatch"], { protocolComparability, repetitions: 5 })).toMatchObject({
        conclusion: "challenges",
        confidence: "low",
      });
    },
  );

  it("ignores an unmeasured secondary measurement unless nothing else was measured", () => {
    const secondary = measurement("unmeasured", { primary: false });
    expect(judgeClaim([measurement("match"), secondary], run).conclusion).toBe("supports");
    expect(judgeClaim([measurement("mismatch"), secondary], run).conclusion).toBe("contradicts");
    expect(judgeClaim([secondary], run).conclusion).toBe("inconclusive");
  });
});

describe("a Run that did not succeed", () => {
  it.each(executionStates.filter((state) => state !== "succeeded" && state !== "partial"))(
    "%s is inconclusive",
    (execution) => {
      for (const outcome of ["match", "near", "mismatch", "unmeasured"] as const) {
        const verdict = judge([outcome], { execution, exitCode: 1 });
        expect(verdict).toMatchObject({
          conclusion: "inconclusive",
          verificationStatus: "inconclusive",
          confidence: "low",
        });
        expect(verdict.limitations[0]).toMatch(/says nothing for or against the Claim/);
      }
    },
  );

  it("never contradicts when it is partial, and has low confidence", () => {
    const partial = { execution: "partial", exitCode: 3, repetitions: 3 } as const;
    expect(judge(["mismatch"], partial)).toMatchObject({ conclusion: "challenges", confidence: "low" });
    expect(judge(["match"], partial)).toMatchObject({ conclusion: "supports", confidence: "low" });
    expect(judge(["match"], partial).limitations[0]).toMatch(/exited with 3/);
  });
});

describe("confidence", () => {
  it.each([
    [{}, "medium"],
    [{ repetitions: 2 }, "medium"],
    [{ repetitions: 3 }, "high"],
    [{ bitIdenticalRepeat: true }, "high"],
    [{ repetitions: 3, protocolComparability: "material_difference" }, "low"],
    [{ repetitions: 3, protocolComparability: "unknown" }, "low"],
  ] as const)("%j -> %s", (change, confidence) => {
    expect(judge(["match"], change).confidence).toBe(confidence);
  });
});

describe("method", () => {
  it.each([
    [["~=", ">="], "MetricComparison"],
    [[">=", "<="], "DirectionalComparison"],
    [[null, null], "IntegrityOnly"],
    [[null, "~="], "MetricComparison"],
    [[], "MetricComparison"],
  ] as const)("%j -> %s", (comparators, method) => {
    expect(
      judgeClaim(
        comparators.map((comparator) => measurement("match", { comparator })),
        run,
      ).method,
    ).toBe(method);
  });
});

describe("limitations", () => {
  it("lists unmeasured measurements with the reason", () => {
    expect(judge(["unmeasured"]).limitations).toContain("m-unmeasured was not measured. why");
  });

  it("reports matches due to variance or a wide tolerance", () => {
    const { limitations } = judgeClaim([measurement("match", { widenedBy: 3, tolerance: 0.7 })], {
      ...run,
      repetitions: 3,
    });
    expect(limitations.filter((text) => text.startsWith("m-match"))).toHaveLength(2);
  });

  it("is empty for a repeated exact run that matches", () => {
    expect(judge(["match"], { repetitions: 3, protocolComparability: "exact" }).limitations).toEqual([]);
  });
});

describe("over all outcomes", () => {
  const outcome = fc.constantFrom<MeasurementOutcome>("match", "near", "mismatch", "unmeasured");
  const anyRun = fc.record({
    execution: fc.constantFrom(...executionStates),
    exitCode: fc.option(fc.integer()),
    repetitions: fc.integer({ min: 1, max: 5 }),
    bitIdenticalRepeat: fc.boolean(),
    protocolComparability: fc.constantFrom(...comparabilities),
  });
  const anyMeasurements = fc.array(
    fc.tuple(outcome, fc.boolean()).map(([one, primary]) => measurement(one, { primary })),
  );

  it("supports and contradicts only where observations justify it", () => {
    fc.assert(
      fc.property(anyMeasurements, anyRun, (measurements, run) => {
        const { conclusion } = judgeClaim(measurements, run);
        const has = (one: MeasurementOutcome) => measurements.some((each) => each.outcome === one);
        if (conclusion === "supports") {
          expect(has("match") || has("near")).toBe(true);
          expect(has("mismatch")).toBe(false);
          expect(measurements.some((each) => each.primary && each.outcome === "unmeasured")).toBe(false);
        }
        if (conclusion === "contradicts") {
          expect(has("match") || has("near")).toBe(false);
          expect(run.execution).toBe("succeeded");
        }
        if (conclusion !== "inconclusive") expect(["succeeded", "partial"]).toContain(run.execution);
      }),
    );
  });

  it("does not depend on the order of measurements", () => {
    fc.assert(
      fc.property(anyMeasurements, anyRun, (measurements, run) => {
        const { limitations: _, ...reversed } = judgeClaim([...measurements].reverse(), run);
        expect(judgeClaim(measurements, run)).toMatchObject(reversed);
      }),
    );
  });
});
