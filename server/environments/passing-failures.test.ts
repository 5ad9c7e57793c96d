import { expect, it } from "vitest";
import type { ExecutionRequest, ExecutionResult } from "../execution/port.ts";
import { countingShortages, passingFailures } from "./passing-failures.ts";

it.each([
  { limitHit: "memory", peakMemoryBytes: 400, counted: 1 },
  { limitHit: "memory", peakMemoryBytes: 990, counted: 0 },
  { limitHit: "memory", counted: 0 },
  { limitHit: "time", peakMemoryBytes: 400, counted: 0 },
  { limitHit: null, peakMemoryBytes: 400, counted: 0 },
])("a build for which the machine had no memory is counted: %j", async ({ counted, ...ended }) => {
  const result = { ...ended, environment: { memoryLimitBytes: 1000 } } as ExecutionResult;
  const executor = { run: async () => result } as unknown as Parameters<typeof countingShortages>[0];
  const before = passingFailures();
  const signal = new AbortController().signal;
  expect(await countingShortages(executor).run({} as ExecutionRequest, signal)).toBe(result);
  expect(passingFailures() - before).toBe(counted);
});
