import { expect, it } from "vitest";
import { type FinishedExecution, runOutcome } from "./run-outcome.ts";

const clean: FinishedExecution = {
  exitCode: 0,
  timedOut: false,
  cancelled: false,
  declaredOutputs: 2,
  presentOutputs: 2,
};

it.each([
  ["exit 0 and every declared output", {}, "succeeded"],
  ["exit 0 with nothing declared", { declaredOutputs: 0, presentOutputs: 0 }, "succeeded"],
  ["every output, but a non-zero exit", { exitCode: 1 }, "partial"],
  ["some outputs and exit 0", { presentOutputs: 1 }, "partial"],
  ["some outputs and killed", { exitCode: null, presentOutputs: 1 }, "partial"],
  ["no output in spite of exit 0", { presentOutputs: 0 }, "failed"],
  ["a non-zero exit with nothing declared", { exitCode: 2, declaredOutputs: 0, presentOutputs: 0 }, "failed"],
  ["out of time, whatever it left", { timedOut: true, exitCode: null }, "timedOut"],
  ["cancelled, whatever it left", { cancelled: true, timedOut: true }, "cancelled"],
] as const)("%s", (_, change, state) => {
  expect(runOutcome({ ...clean, ...change })).toBe(state);
});
