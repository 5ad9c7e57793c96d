import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Comparator } from "../../__generated__/enumerations.ts";
import type { Expectation, NumberExpectation } from "../measurement/expectation.ts";
import type { Observation } from "../measurement/observation.ts";
import { judgeMeasurement, legacyMeasurementVerification } from "./measurement-verdict.ts";

const number = (value: number): Observation => ({ kind: "number", value });
const printed = { text: "1", source: "text" as const, page: 1, quotation: "it is 1" };
const expectation = (
  comparator: Comparator,
  reportedValue: number | null,
  tolerance: number,
  change: Partial<NumberExpectation> = {},
): Expectation => ({
  ...{ measurementId: "m", primary: true, comparator, reportedValue, tolerance },
  ...{ declaredTolerance: null, printed: { ...printed, text: String(reportedValue) } },
  ...change,
});
const outcome = (comparator: Comparator, reported: number | null, t: number, ...values: number[]) =>
  judgeMeasurement(expectation(comparator, reported, t), values.map(number)).outcome;

describe("one observation", () => {
  it.each([
    ["~=", 4.74, 0.005, 4.74, "match"],
    ["~=", 4.74, 0.005, 4.735, "match"], // the edge, off by floating-point noise
    ["~=", 4.74, 0.005, 4.746, "near"],
    ["~=", 4.74, 0.005, 4.977, "mismatch"],
    ["~=", 100, 0.5, 101, "near"],
    ["~=", 100, 0.5, 101.01, "mismatch"],
    ["~=", 0, 0.5, 0.6, "mismatch"],
    ["~=", -4.74, 0.005, 4.74, "mismatch"],
    ["=", 9, 0, 9, "match"],
    ["=", 1000, 0, 1001, "near"],
    ["=", 9, 0, 8, "mismatch"],
    [">=", 0.9, 0.005, 0.99, "match"],
    [">=", 0.9, 0.005, 0.895, "match"],
    [">=", 0.9, 0.005, 0.892, "near"],
    [">=", 0.9, 0.005, 0.8, "mismatch"],
    ["<=", 0.05, 0, 0.05, "match"],
    ["<=", 0.05, 0, -3, "match"],
    ["<=", 0.05, 0, 0.06, "mismatch"],
  ] as const)("reported %s %d ± %d, observed %d -> %s", (comparator, reported, t, observed, expected) => {
    expect(outcome(comparator, reported, t, observed)).toBe(expected);
  });

  it("returns the compared numbers in full precision", () => {
    const verdict = judgeMeasurement(expectation("~=", 0.8564, 0.00005), [number(0.8563586575252495)]);
    expect(verdict).toMatchObject({
      outcome: "match",
      observedValue: 0.8563586575252495,
      tolerance: 0.00005,
      reason: null,
    });
    expect(verdict.absoluteDifference).toBeCloseTo(4.1342474750516445e-5, 15);
  });

  it("has a reason for any outcome except a match", () => {
    expect(judgeMeasurement(expectation("~=", 4.74, 0.005), [number(4.75)]).reason).toBe(
      "Reported about 4.74, observed 4.75: off by 0.01, more than its tolerance of ± 0.005, within 1 % of it.",
    );
  });
});

describe("an observation that is not a number is unmeasured", () => {
  it.each([
    ["NaN", [number(Number.NaN)]],
    ["Infinity", [number(Number.POSITIVE_INFINITY)]],
    ["nothing", []],
    ["a reason", [{ kind: "none", reason: "no file" }]],
    ["a digest", [{ kind: "digest", digest: "sha256:00" }]],
    ["one repetition of three missing", [number(1), number(1), { kind: "none", reason: "no file" }]],
  ] as [string, Observation[]][])("%s", (_, observed) => {
    for (const comparator of ["~=", "=", ">=", "<="] as const) {
      const verdict = judgeMeasurement(expectation(comparator, 1, 1e9), observed);
      expect(verdict).toMatchObject({ outcome: "unmeasured", observedValue: null, absoluteDifference: null });
      expect(verdict.reason).toBeTruthy();
    }
  });

  it("applies to the reported value and the tolerance too", () => {
    expect(outcome("~=", null, 1, 1)).toBe("unmeasured");
    expect(outcome("~=", Number.NaN, 1, 1)).toBe("unmeasured");
    for (const t of [Number.NaN, Number.POSITIVE_INFINITY, -1])
      expect(outcome("~=", 1, t, 1)).toBe("unmeasured");
    expect(outcome(">=", -1e308, 0, 1e308, 1e308)).toBe("unmeasured");
  });

  it("does not match integers that a double cannot distinguish", () => {
    expect(outcome("=", 2 ** 53, 0, 2 ** 53)).toBe("unmeasured");
    expect(outcome("~=", 2 ** 60, 1e6, 2 ** 60)).toBe("match");
    expect(outcome("=", Number.MAX_SAFE_INTEGER, 0, Number.MAX_SAFE_INTEGER)).toBe("match");
  });
});

describe("repetitions", () => {
  it("uses the least favourable of two", () => {
    expect(outcome("~=", 4.74, 0.005, 4.7, 4.78)).toBe("near");
    expect(outcome("~=", 4.74, 0.005, 4.74, 9)).toBe("mismatch");
    expect(outcome(">=", 1, 0, 5, 0.5)).toBe("mismatch");
    expect(outcome("<=", 1, 0, 0.5, 5)).toBe("mismatch");
  });

  it("are judged from three on by where the 90 % interval of their mean lies", () => {
    // The mean is 10, s 0.1: t(0.95, 2) · s / √3 is 0.1686.
    const values = [9.9, 10, 10.1];
    expect(judgeMeasurement(expectation("~=", 10, 0.2), values.map(number))).toMatchObject({
      outcome: "match",
      observedValue: 10,
      interval: { lower: expect.closeTo(9.8314, 4), upper: expect.closeTo(10.1686, 4) },
      observedValues: values,
    });
    expect(outcome("~=", 20, 0.25, 19.9, 20, 20.1)).toBe("match");
    expect(outcome("~=", 20, 0.1, 19.9, 20, 20.1)).toBe("near");
    expect(outcome("~=", 11, 0.5, ...values)).toBe("mismatch");
    expect(outcome("~=", 10.2, 0.05, ...values)).toBe("unmeasured");
  });

  it("whose scatter is too large say how many more would tell", () => {
    const { reason, outcome, observedValue } = judgeMeasurement(expectation("~=", 10.2, 0.05), [
      ...[9.9, 10, 10.1].map(number),
    ]);
    expect([outcome, observedValue]).toEqual(["unmeasured", 10]);
    const more = Number(
      /scatter of ± 0\.1 is too large to tell; (\d+) more repetitions would\./.exec(reason!)?.[1],
    );
    // With as many values of that scatter the interval of 10 ends before 10.2 − 0.102.
    expect((1.6 * 0.1) / Math.sqrt(3 + more)).toBeLessThan(0.098);
    expect(more).toBeLessThan(10);
    const hopeless = judgeMeasurement(expectation("~=", 10.1, 0.1), [9, 10, 11].map(number));
    expect(hopeless.reason).toMatch(/and no number of repetitions up to 100 would\.$/);
  });

  it.each([20, 50, 100])("of a scattering experiment around 10 never support %d", (reported) => {
    for (const values of [
      [-60, 10, 80],
      [5, 10, 15],
      [9, 10, 11, 10, 9, 11, 10, 9, 11, 10],
    ])
      expect(["mismatch", "unmeasured"]).toContain(outcome("~=", reported, 0.5, ...values));
  });

  it("judges = by every value, and bounds by the interval", () => {
    expect(outcome("=", 5, 0, 4, 5, 6)).toBe("mismatch");
    expect(outcome("=", 0.1, 0, 0.1, 0.1, 0.1)).toBe("match");
    expect(outcome(">=", 6, 0, 1, 2, 3)).toBe("mismatch");
    expect(outcome(">=", 2, 0, 1, 2, 3)).toBe("unmeasured");
    expect(outcome(">=", 0.3, 0, 1, 2, 3)).toBe("match");
    expect(outcome("<=", 3.7, 0, 1, 2, 3)).toBe("match");
    expect(outcome("<=", 0.2, 0, 1, 2, 3)).toBe("mismatch");
  });
});

describe("a bound in place of a number", () => {
  const upper = (value: number) => ({ kind: "bound", value, side: "upper" }) as const;
  const lower = (value: number) => ({ kind: "bound", value, side: "lower" }) as const;
  it.each([
    ["<=", 0.05, 0.005, upper(0.05), "match"],
    ["<=", 0.05, 0.005, upper(0.001), "match"],
    ["<=", 0.05, 0.005, upper(0.054), "near"], // a number would match: a bound has no rounded digits
    ["<=", 0.05, 0.005, upper(0.1), "unmeasured"],
    ["<=", 0.05, 0.005, lower(0.1), "mismatch"],
    ["<=", 0.05, 0.005, lower(0.01), "unmeasured"],
    [">=", 100, 0.5, lower(100), "match"],
    [">=", 100, 0.5, upper(10), "mismatch"],
    ["~=", 0.05, 0.005, upper(0.05), "unmeasured"],
    ["~=", 0.05, 0.005, upper(0.01), "mismatch"],
    ["=", 9, 0, upper(9), "unmeasured"],
  ] as const)("reported %s %d ± %d, observed %j -> %s", (comparator, reported, t, observed, expected) => {
    for (const count of [1, 3]) {
      const verdict = judgeMeasurement(expectation(comparator, reported, t), Array(count).fill(observed));
      expect(verdict).toMatchObject({ outcome: expected, observedValue: observed.value, interval: null });
      expect(verdict.reason).toMatch(/observed only that it is [<>] [\d.]+\./);
    }
  });

  it("counts beside numbers as the least favourable", () => {
    const judged = (...observed: Observation[]) =>
      judgeMeasurement(expectation("<=", 0.05, 0), observed).outcome;
    expect(judged(upper(0.05), number(0.01))).toBe("match");
    expect(judged(upper(0.05), number(0.01), number(0.2))).toBe("mismatch");
    expect(judged(upper(0.06), number(0.01), number(0.02))).toBe("unmeasured");
  });
});

describe("an uncertainty that the experiment gives", () => {
  const seen = (value: number, uncertainty: number): Observation => ({ kind: "number", value, uncertainty });
  const judged = (...observed: Observation[]) => judgeMeasurement(expectation("~=", 10, 0.05), observed);

  it("makes a number that would match near, or too uncertain to tell", () => {
    expect(judged(seen(10, 0.04))).toMatchObject({ outcome: "match", observedUncertainty: 0.04 });
    expect(judged(seen(10, 0.08)).outcome).toBe("near");
    expect(judged(seen(10, 2))).toMatchObject({
      outcome: "unmeasured",
      reason: "The uncertainty of ± 2 that the experiment gives is too large to tell.",
    });
    expect(judged(seen(13, 0.1)).outcome).toBe("mismatch");
    expect(judged(seen(13, 5)).outcome).toBe("unmeasured");
  });

  it("is added to the scatter of repetitions", () => {
    const values = [9.99, 10, 10.01];
    expect(judged(...values.map(number)).outcome).toBe("match");
    expect(judged(...values.map((value) => seen(value, 0.05)))).toMatchObject({
      outcome: "near",
      interval: { lower: expect.closeTo(9.983, 3) },
      observedUncertainty: 0.05,
    });
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])("that is none (%d) leaves nothing observed", (bad) => {
    expect(judged(seen(10, bad)).outcome).toBe("unmeasured");
  });

  it("never makes an outcome more favourable than without it", () => {
    const rank = { match: 0, near: 1, unmeasured: 2, mismatch: 2 };
    const size = fc.double({ min: 0, max: 3, noNaN: true });
    fc.assert(
      fc.property(
        fc.constantFrom("~=", "=", ">=", "<=") as fc.Arbitrary<Comparator>,
        fc.array(fc.tuple(fc.double({ min: 8, max: 12, noNaN: true }), size), { minLength: 1, maxLength: 5 }),
        size,
        (comparator, observed, t) => {
          const plain = judgeMeasurement(
            expectation(comparator, 10, t),
            observed.map(([value]) => number(value)),
          ).outcome;
          const uncertain = judgeMeasurement(
            expectation(comparator, 10, t),
            observed.map(([value, uncertainty]) => seen(value, uncertainty)),
          ).outcome;
          expect(rank[uncertain]).toBeGreaterThanOrEqual(rank[plain]);
        },
      ),
    );
  });
});

describe("what the manifest declares", () => {
  const judged = (declaredTolerance: number, observed: number, tolerance = 0.05) =>
    judgeMeasurement(expectation("~=", 10, tolerance, { declaredTolerance }), [number(observed)]);

  it("makes what the print does not allow near at most", () => {
    expect(judged(1, 10.04).outcome).toBe("match");
    expect(judged(1, 10.9)).toMatchObject({
      outcome: "near",
      reason:
        "Reported about 10, observed 10.9: off by 0.9, more than its tolerance of ± 0.05, within the ± 1 that the manifest declares.",
    });
    expect(judged(1, 11.1)).toMatchObject({
      outcome: "mismatch",
      reason: expect.stringMatching(/more than the ± 1 that the manifest/),
    });
  });

  it("is not judged by above 20 % of the value", () => {
    expect(judged(2, 11.9).outcome).toBe("near");
    expect(judged(2.01, 10)).toMatchObject({
      outcome: "unmeasured",
      reason: expect.stringMatching(/more than 20 % of the reported value/),
    });
    expect(judgeMeasurement(expectation("~=", 0, 0.5, { declaredTolerance: 1 }), [number(0)]).outcome).toBe(
      "unmeasured",
    );
    // What the print allows is the paper's own.
    expect(judged(0.5, 10, 3).outcome).toBe("match");
  });
});

describe("a number that the paper does not print", () => {
  it("is not compared, though it was observed", () => {
    const notFound = { ...printed, source: "not_found" as const, page: null, quotation: null };
    expect(judgeMeasurement(expectation("~=", 1, 0.5, { printed: notFound }), [number(1)])).toMatchObject({
      outcome: "unmeasured",
      observedValues: [1],
      reason: "The paper's text does not print 1.",
    });
    expect(judgeMeasurement(expectation("~=", 1, 0.5, { printed: null }), [number(1)])).toMatchObject({
      outcome: "unmeasured",
      reason: expect.stringMatching(/was not looked for .* submit the paper again\.$/),
    });
  });

  it.each(["figure", "no_text"] as const)("but may be read elsewhere (%s) is", (source) => {
    expect(
      judgeMeasurement(expectation("~=", 1, 0.5, { printed: { ...printed, source } }), [number(1)]),
    ).toMatchObject({
      outcome: "match",
    });
  });
});

describe("a file's digest", () => {
  const digest = `sha256:${"a".repeat(64)}`;
  const expected: Expectation = { measurementId: "m", primary: true, sha256: digest };
  const observationOf = (other: string): Observation => ({ kind: "digest", digest: other });

  it.each([
    ["the same", [observationOf(digest)], "match"],
    ["the same every time", [observationOf(digest), observationOf(digest)], "match"],
    ["another", [observationOf(`sha256:${"b".repeat(64)}`)], "mismatch"],
    ["another once", [observationOf(digest), observationOf(`sha256:${"b".repeat(64)}`)], "mismatch"],
    ["none", [{ kind: "none", reason: "no file" }], "unmeasured"],
    ["a number", [number(1)], "unmeasured"],
    ["nothing", [], "unmeasured"],
  ] as [string, Observation[], string][])("%s -> %s", (_, observed, outcome) => {
    expect(judgeMeasurement(expected, observed)).toMatchObject({
      outcome,
      observedValue: null,
      comparator: null,
    });
  });
});

it("never matches outside the tolerance, and always inside", () => {
  const double = fc.double({ noDefaultInfinity: true, noNaN: true, min: -1e12, max: 1e12 });
  fc.assert(
    fc.property(double, double, fc.double({ min: 0, max: 1e6, noNaN: true }), (reported, observed, t) => {
      const result = outcome("~=", reported, t, observed);
      const difference = Math.abs(observed - reported);
      expect(result === "match").toBe(difference <= t * (1 + 1e-9));
      if (result === "near") expect(difference).toBeLessThanOrEqual(Math.abs(reported) * 0.0100001);
      expect(outcome(">=", reported, t, observed) === "match").toBe(observed >= reported - t * (1 + 1e-9));
      expect(outcome("=", reported, 0, observed) === "match").toBe(observed === reported);
    }),
  );
});

it("does not depend on the order of repetitions where it uses the worst", () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (a, b) => {
      expect(outcome("~=", 1, 0.1, a, b)).toBe(outcome("~=", 1, 0.1, b, a));
    }),
  );
});

it("maps to the legacy states", () => {
  expect(
    (["match", "near", "mismatch", "unmeasured", null] as const).map(legacyMeasurementVerification),
  ).toEqual(["verified", "verified", "failed", "inconclusive", "unverified"]);
});
