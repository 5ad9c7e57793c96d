import type { Claim } from "@research-verification/sdk";
import { expect, it } from "vitest";
import { describeClaims } from "./describe-claims.ts";

const measurement = {
  ...{ metric: "share", unit: "%", comparator: "=", reportedValue: 25, printed: null, reason: null },
  ...{ observedValue: null, observedValues: [], interval: null, tolerance: 0.5, absoluteDifference: null },
  outcome: null,
};
const linesOf = (experimentIds: string[], changes: Partial<Claim["measurements"][number]> = {}) =>
  describeClaims([
    {
      ...{ statement: "A quarter.", sourceLocator: "", evidence: { state: "notAssessed" }, experimentIds },
      measurements: [{ ...measurement, ...changes }],
    } as unknown as Claim,
  ]).join("\n");

it("tells a Claim that nothing measures from one that was not run yet", () => {
  expect(linesOf(["exp_a"])).toContain("not run yet");
  expect(linesOf([])).toMatch(
    /no experiment\n {2}No experiment measures it: .*\.research\/experiment\.yml\./,
  );
  expect(linesOf([])).not.toContain("not run yet");
});

it("counts values that were observed and not compared", () => {
  expect(linesOf(["exp_a"], { observedValues: [1], outcome: "unmeasured" })).toContain("1 value ");
  expect(linesOf(["exp_a"], { observedValues: [1, 2], outcome: "unmeasured" })).toContain("2 values ");
});
