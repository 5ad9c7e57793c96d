import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Comparator } from "../../__generated__/enumerations.ts";
import type { Expectation } from "../measurement/expectation.ts";
import type { Observation } from "../measurement/observation.ts";
import { judgeMeasurement, legacyMeasurementVerification } from "./measurement-verdict.ts";

const number = (value: number): Observation => ({ kind: "number", value });
const expectation = (
  comparator: Comparator,
  reportedValue: number | null,
  tolerance: number,
): Expectation => ({ measurementId: "m", primary: true, comparator, reportedValue, tolerance });
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
    expect(judgeMeasurement(expectation("~=", 4.74, 0.005), [number(4.75)]).reason).toMatch(
      /Reported about 4\.74, observed 4\.75: off by 0\.0099.*, over the tolerance of 0\.005, within 1 %/,
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

  it("uses the prediction interval for three or more, never narrower than the tolerance", () => {
    const wide = judgeMeasurement(expectation("~=", 6, 0.5), [1, 2, 3].map(number));
    expect(wide).toMatchObject({ outcome: "match", observedValue: 2, widenedBy: 3 });
    expect(wide.tolerance).toBeCloseTo(4.968276, 5);
    expect(outcome("~=", 7, 0.5, 1, 2, 3)).toBe("mismatch");
    expect(judgeMeasurement(expectation("~=", 4.74, 0.005), [4.741, 4.741, 4.741].map(number))).toMatchObject(
      {
        outcome: "match",
        tolerance: 0.005,
        widenedBy: 0,
      },
    );
  });

  it("does not widen =, >= and <= by variance", () => {
    expect(outcome("=", 5, 0, 4, 5, 6)).toBe("mismatch");
    expect(outcome("=", 0.1, 0, 0.1, 0.1, 0.1)).toBe("match");
    expect(outcome(">=", 6, 0, 1, 2, 3)).toBe("mismatch");
    expect(outcome(">=", 2, 0, 1, 2, 3)).toBe("match");
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
