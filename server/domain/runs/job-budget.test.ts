import { expect, it } from "vitest";
import type { ExperimentDefinition, RunRecord } from "../records.ts";
import { declaredRunSeconds, measuredRunSeconds } from "./job-budget.ts";

const experiment = (repetitions: number, timeoutSeconds: number) => ({
  definition: { repetitions, timeoutSeconds } as ExperimentDefinition,
});
const run = (state: RunRecord["state"], startedAt: string | null, finishedAt: string | null) => ({
  ...{ state, startedAt, finishedAt },
});

it("sums repetitions and two looks times timeout, clamped to the server's limit", () => {
  expect(declaredRunSeconds([experiment(3, 600), experiment(2, 7200)], 3600)).toBe(17_400);
  expect(declaredRunSeconds(Array(50).fill(experiment(100, 3600)), 3600)).toBe(18_360_000);
  expect(declaredRunSeconds([], 3600)).toBe(0);
});

it("sums the time of executed Runs, without interrupted and open ones", () => {
  const [start, end] = ["2026-01-02T03:00:00.000Z", "2026-01-02T03:00:10.500Z"];
  const executed = (["succeeded", "partial", "failed", "timedOut"] as const).map((state) =>
    run(state, start, end),
  );
  expect(measuredRunSeconds(executed)).toBe(42);
  const others = [run("unknown", start, end), run("cancelled", start, end), run("running", start, null)];
  expect(measuredRunSeconds([...others, run("queued", null, null), run("failed", null, end)])).toBe(0);
});
