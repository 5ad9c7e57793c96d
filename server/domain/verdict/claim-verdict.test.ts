import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  executionStates,
  type FindingCode,
  findingCodes,
  type MeasurementOutcome,
} from "../../__generated__/enumerations.ts";
import { judgeClaim as judgeStated } from "./claim-verdict.ts";
import type { JudgedRun } from "./judged-run.ts";
import type { MeasurementVerdict } from "./measurement-verdict.ts";
import type { SecondLookComparison } from "./second-look.ts";
import { statementNumbers } from "./statement-numbers.ts";

/** Judges a Claim of which only the measurements matter. */
const judgeClaim = (measurements: readonly MeasurementVerdict[], run: JudgedRun, statement = "It holds.") =>
  judgeStated(measurements, run, statementNumbers(statement));

const run: JudgedRun = {
  execution: "succeeded",
  exitCode: 0,
  failure: null,
  inferredPackages: [],
  independentRepetitions: 1,
  deterministic: false,
  protocolComparability: "minor_difference",
  findings: [],
  secondLook: null,
};
const secondLook: SecondLookComparison = {
  conditions: { SEED: "2", OMP_NUM_THREADS: "2" },
  execution: "succeeded",
  agrees: true,
  observedValues: {},
  recovered: [],
  moved: [],
  unclear: [],
  uncertain: [],
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
    observedUncertainty: null,
    observedValues: [],
    interval: null,
    tolerance: 0.1,
    declaredTolerance: null,
    printed: { text: "1.0", source: "text", page: 2, quotation: "1.0" },
    reason: outcome === "match" ? null : "why",
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
    expect(judge([...outcomes], { secondLook })).toMatchObject({ conclusion, verificationStatus });
  });

  it.each(["material_difference", "unknown"] as const)(
    "challenges with low confidence under %s",
    (protocolComparability) => {
      expect(
        judge(["mismatch"], { protocolComparability, independentRepetitions: 5, secondLook }),
      ).toMatchObject({
        conclusion: "challenges",
        confidence: "low",
      });
    },
  );

  it("ignores an unmeasured secondary measurement unless nothing else was measured", () => {
    const secondary = measurement("unmeasured", { primary: false });
    expect(judgeClaim([measurement("match"), secondary], run).conclusion).toBe("supports");
    expect(judgeClaim([measurement("mismatch"), secondary], { ...run, secondLook }).conclusion).toBe(
      "contradicts",
    );
    expect(judgeClaim([secondary], run).conclusion).toBe("inconclusive");
  });

  it.each([
    ["The accuracy is 97.3 % for 40 people.", 97.3, "inconclusive"],
    ["The accuracy is 97.3 % for 40 people.", 0.973, "inconclusive"],
    ["It fell by 3.2.", -3.2, "inconclusive"],
    ["All 1,234 hold.", 1234, "inconclusive"],
    ["The accuracy is high for 40 people.", 97.3, "supports"],
  ])("takes an unmeasured number of the statement for a primary one: %s", (statement, number, conclusion) => {
    const silenced = measurement("unmeasured", { primary: false, reportedValue: number });
    const counted = measurement("match", { reportedValue: 40 });
    expect(judgeClaim([counted, silenced], run, statement).conclusion).toBe(conclusion);
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
    const partial = { execution: "partial", exitCode: 3, independentRepetitions: 3, secondLook } as const;
    expect(judge(["mismatch"], partial)).toMatchObject({ conclusion: "challenges", confidence: "low" });
    expect(judge(["match"], partial)).toMatchObject({ conclusion: "supports", confidence: "low" });
    expect(judge(["match"], partial).limitations[0]).toMatch(/exited with 3/);
  });
});

describe("under other conditions", () => {
  it("contradicts only what was run again with the same outcome", () => {
    expect(judge(["mismatch"]).conclusion).toBe("challenges");
    expect(judge(["mismatch"]).limitations).toContain("The experiment was not run under other conditions.");
    const failed = { ...secondLook, execution: "failed" as const, agrees: null };
    expect(judge(["mismatch"], { secondLook: failed })).toMatchObject({
      conclusion: "challenges",
      confidence: "low",
    });
    const same = judge(["mismatch"], { secondLook });
    expect(same).toMatchObject({ conclusion: "contradicts", confidence: "medium" });
    expect(same.limitations).toContain(
      "The experiment was run again under other conditions (SEED=2, OMP_NUM_THREADS=2), with the same outcome.",
    );
  });

  it("challenges what moves, and says nothing of what does not mismatch there", () => {
    const moved = { ...secondLook, agrees: false, moved: ["m-mismatch"] };
    expect(judge(["mismatch"], { secondLook: moved }).conclusion).toBe("challenges");
    const recovered = { ...secondLook, agrees: false, recovered: ["m-mismatch"] };
    const unclear = { ...secondLook, unclear: ["m-mismatch"], uncertain: ["m-mismatch"] };
    expect(judge(["mismatch"], { secondLook: unclear }).conclusion).toBe("inconclusive");
    const uncertain = { ...secondLook, uncertain: ["m-mismatch"] };
    expect(judge(["mismatch"], { secondLook: uncertain, independentRepetitions: 9 })).toMatchObject({
      conclusion: "challenges",
      confidence: "medium",
    });
    const verdict = judge(["match", "mismatch"], { secondLook: recovered });
    expect(verdict).toMatchObject({ conclusion: "inconclusive", confidence: "low" });
    expect(verdict.limitations.join(" ")).toMatch(
      /Numerically sensitive: .* and m-mismatch came out differently/,
    );
  });
});

it("supports with low confidence what moves with the conditions, and says so", () => {
  const moved = { ...secondLook, agrees: false, moved: ["m-match"] };
  const verdict = judge(["match"], { secondLook: moved, deterministic: true });
  expect(verdict).toMatchObject({ conclusion: "supports", confidence: "low" });
  expect(verdict.limitations.join(" ")).toMatch(/Numerically sensitive: .* and m-match came out differently/);
  expect(judge(["match"], { secondLook, deterministic: true }).confidence).toBe("high");
});

describe("a number that the paper does not print", () => {
  const notFound = { text: "1.0", source: "not_found" as const, page: null, quotation: null };

  it("leaves its Claim inconclusive, primary or not", () => {
    const unprinted = measurement("unmeasured", { primary: false, printed: notFound });
    expect(judgeClaim([measurement("match"), unprinted], run).conclusion).toBe("inconclusive");
  });

  it.each(["figure", "no_text"] as const)(
    "but may be read elsewhere (%s) has low confidence, and it is said",
    (source) => {
      const read = measurement("match", { printed: { ...notFound, source } });
      const verdict = judgeClaim([read], { ...run, independentRepetitions: 3 });
      expect(verdict).toMatchObject({ conclusion: "supports", confidence: "low" });
      expect(verdict.limitations.filter((text) => text.startsWith("m-match"))).toHaveLength(1);
    },
  );
});

describe("a comparison that says little of the statement", () => {
  const confident = { ...run, independentRepetitions: 3 };

  it("has low confidence where files alone were compared", () => {
    const file = measurement("match", { comparator: null, reportedValue: null, printed: null });
    const verdict = judgeClaim([file], confident);
    expect(verdict).toMatchObject({ conclusion: "supports", confidence: "low", method: "IntegrityOnly" });
    expect(verdict.limitations).toContain(
      "Files were compared by their digests: no number of the statement was.",
    );
    expect(judgeClaim([file, measurement("match")], confident).confidence).toBe("high");
  });

  it.each([
    ["The accuracy is 99.9 %.", 40, "low"],
    ["The accuracy is 99.9 percent of 40.", 41, "low"],
    ["The accuracy is 99.9 % of 40.", 40, "high"],
    ["The accuracy is 99.9 %.", 0.999, "high"],
    ["40 of 50 agree, see Table 2.", 0.8, "high"],
    ["The slope is \u22121.5 (95 % CI).", -1.5, "high"],
  ])("has low confidence where none of its results was: %s, compared %d", (statement, number, confidence) => {
    const verdict = judgeClaim([measurement("match", { reportedValue: number })], confident, statement);
    expect(verdict).toMatchObject({ conclusion: "supports", confidence });
    const said = verdict.limitations.some((text) => text.startsWith("None of the statement's own numbers"));
    expect(said).toBe(confidence === "low");
  });

  it.each([
    [35.4, 8.4, "low"],
    [35.4, 30, "high"],
    [0, 0.4, "high"],
  ])(
    "has low confidence where a wide print alone makes it: %d, observed %d",
    (reported, observed, confidence) => {
      const wide = measurement("match", {
        ...{ reportedValue: reported, observedValue: observed, tolerance: 30 },
        absoluteDifference: Math.abs(reported - observed),
      });
      expect(judgeClaim([wide], confident)).toMatchObject({ conclusion: "supports", confidence });
    },
  );
});

describe("findings", () => {
  const finding = (code: FindingCode) => ({
    code,
    summary: `It is ${code}.`,
    measurementId: null,
    path: null,
    line: null,
  });

  it.each([
    ["no_computation", "inconclusive", "low"],
    ["copied_value", "inconclusive", "low"],
    ["literal_value", "supports", "low"],
    ["committed_output", "inconclusive", "low"],
    ["seed_ignored", "supports", "medium"],
    ["no_input", "supports", "medium"],
  ] as const)("%s: %s with %s confidence, and it is said", (code, conclusion, confidence) => {
    const verdict = judge(["match"], { findings: [finding(code)], deterministic: true });
    expect(verdict).toMatchObject({ conclusion, confidence });
    const against = judge(["mismatch"], { findings: [finding(code)], secondLook }).conclusion;
    expect(against).toBe(conclusion === "inconclusive" ? "inconclusive" : "contradicts");
    expect(verdict.limitations).toContain(`It is ${code}.`);
  });
});

describe("confidence", () => {
  it.each([
    [{}, "medium"],
    [{ independentRepetitions: 2 }, "medium"],
    [{ independentRepetitions: 3 }, "high"],
    [{ deterministic: true }, "high"],
    [{ independentRepetitions: 3, protocolComparability: "material_difference" }, "low"],
    [{ independentRepetitions: 3, protocolComparability: "unknown" }, "low"],
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
  it("lists what was not compared, a reason once", () => {
    expect(judge(["unmeasured"]).limitations).toContain("m-unmeasured was not compared. why");
    const both = judgeClaim(
      ["a", "b"].map((id) => measurement("unmeasured", { measurementId: id })),
      run,
    );
    expect(both.limitations).toContain("a, b were not compared. why");
  });

  it("says what an author chose from 5 % of the value on, and what is printed roughly", () => {
    const limitationsOf = (change: Partial<MeasurementVerdict>) =>
      judgeClaim([measurement("match", change)], run).limitations.filter((text) =>
        text.startsWith("m-match"),
      );
    expect(limitationsOf({ tolerance: 0.01, declaredTolerance: 0.049 })).toEqual([]);
    expect(limitationsOf({ tolerance: 0.01, declaredTolerance: 0.05 })).toEqual([
      "m-match is compared within ± 0.05, chosen by the author.",
    ]);
    expect(limitationsOf({ tolerance: 0.5 })).toEqual([
      "m-match is printed to ± 0.5, more than 20 % of its value.",
    ]);
  });

  it("says that the scatter of one or two repetitions is not known", () => {
    expect(judge(["match"]).limitations[0]).toBe("The experiment was run once: its scatter is not known.");
    expect(judge(["match"], { independentRepetitions: 2 }).limitations[0]).toMatch(
      /run twice: its scatter is not/,
    );
    expect(judge(["match"], { deterministic: true }).limitations[0]).toMatch(/is deterministic/);
  });

  it("is empty for a repeated exact run that matches", () => {
    expect(
      judge(["match"], { independentRepetitions: 3, protocolComparability: "exact" }).limitations,
    ).toEqual([]);
  });
});

describe("over all outcomes", () => {
  const outcome = fc.constantFrom<MeasurementOutcome>("match", "near", "mismatch", "unmeasured");
  const ids = fc.subarray(["m-match", "m-mismatch"]);
  const anyLook = {
    ...{ conditions: fc.constant({}), execution: fc.constantFrom(...executionStates) },
    ...{ observedValues: fc.constant({}), recovered: ids, moved: ids, unclear: ids, uncertain: ids },
  };
  const anyRun = fc.record({
    execution: fc.constantFrom(...executionStates),
    failure: fc.option(fc.string()),
    inferredPackages: fc.array(fc.string()),
    exitCode: fc.option(fc.integer()),
    independentRepetitions: fc.integer({ min: 1, max: 5 }),
    deterministic: fc.boolean(),
    protocolComparability: fc.constantFrom(...comparabilities),
    findings: fc.array(
      fc.constantFrom(...findingCodes).map((code) => ({
        ...{ code, summary: code, measurementId: null, path: null, line: null },
      })),
    ),
    secondLook: fc.option(fc.record({ ...anyLook, agrees: fc.option(fc.boolean()) })),
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
          expect(run.secondLook?.agrees).toBe(true);
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
