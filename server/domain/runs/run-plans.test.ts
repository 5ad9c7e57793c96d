import { describe, expect, it } from "vitest";
import type { ClaimRecord, ExperimentRecord } from "../records.ts";
import { runPlans } from "./run-plans.ts";
import { unrunPlans } from "./unrun-plans.ts";

const experiment = (id: string, timeoutSeconds = 600, more: Partial<ExperimentRecord> = {}) =>
  ({ id, versionId: id, definition: { timeoutSeconds, repetitions: 1 }, ...more }) as ExperimentRecord;
const claim = (id: string, experimentId: string | null) =>
  ({ id, versionId: id, experimentId }) as ClaimRecord;
const idsOf = (plans: { experiment: ExperimentRecord }[]) => plans.map((plan) => plan.experiment.id);

describe("what is run", () => {
  it("is each experiment that a Claim names, and no other", () => {
    const plans = runPlans([experiment("a"), experiment("b")], [claim("1", "b"), claim("2", null)], 3600);
    expect(plans).toEqual([{ experiment: experiment("b"), claims: [claim("1", "b")] }]);
  });

  it("is what was found, where no Claim names an experiment, for two hours at most", () => {
    const five = ["a", "b", "c", "d", "e"].map((id) => experiment(id, 1800));
    expect(idsOf(runPlans(five, [claim("1", null)], 3600))).toEqual(["a", "b", "c", "d"]);
    const long = [experiment("a", 90_000), experiment("b")];
    expect(idsOf(runPlans(long, [], 90_000))).toEqual(["a"]);
    expect(idsOf(runPlans(long, [], 1800))).toEqual(["a", "b"]);
  });

  it("is nothing that the code has no more", () => {
    expect(runPlans([experiment("a", 600, { retiredAt: "2026-11-22T00:00:00.000Z" })], [], 3600)).toEqual([]);
  });

  it("is not run again at another look without a Claim, once it has run", () => {
    const plans = runPlans([experiment("a"), experiment("b")], [], 3600);
    const run = { state: "failed", artifact: {}, experimentVersionId: "a", claimIds: [] };
    expect(idsOf(unrunPlans(plans, [run as never]))).toEqual(["b"]);
  });
});
