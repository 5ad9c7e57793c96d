import { expect, it } from "vitest";
import { executionStates, jobStates } from "../../__generated__/enumerations.ts";
import { requireJobTransition, requireRunTransition } from "./transitions.ts";

/** Every allowed transition between two different states. */
function allowedTransitions<S extends string>(
  states: readonly S[],
  require: (from: S, to: S) => void,
): string[] {
  const pairs = states.flatMap((from) => states.map((to) => [from, to] as const));
  const allowed = pairs.filter(([from, to]) => {
    try {
      require(from, to);
    } catch {
      return false;
    }
    return from !== to;
  });
  return allowed.map(([from, to]) => `${from} -> ${to}`);
}

it("allows the documented transitions of a Run, none from a final state", () => {
  expect(allowedTransitions(executionStates, requireRunTransition)).toEqual([
    "queued -> running",
    "queued -> failed",
    "queued -> cancelled",
    "running -> succeeded",
    "running -> failed",
    "running -> partial",
    "running -> cancelled",
    "running -> timedOut",
    "running -> unknown",
    "unknown -> succeeded",
    "unknown -> failed",
    "unknown -> partial",
    "unknown -> cancelled",
    "unknown -> timedOut",
  ]);
  expect(() => requireRunTransition("succeeded", "running")).toThrow(
    "A Run that is succeeded may not be running.",
  );
});

it("allows the documented transitions of a job, including recovery after its worker was lost", () => {
  expect(allowedTransitions(jobStates, requireJobTransition)).toEqual([
    "queued -> dispatched",
    "queued -> failed",
    "queued -> cancelled",
    "dispatched -> queued",
    "dispatched -> running",
    "dispatched -> completed",
    "dispatched -> failed",
    "dispatched -> cancelled",
    "running -> queued",
    "running -> dispatched",
    "running -> blocked",
    "running -> completed",
    "running -> failed",
    "running -> cancelled",
    "blocked -> queued",
    "blocked -> cancelled",
  ]);
  expect(() => requireJobTransition("completed", "queued")).toThrow(
    "A job that is completed may not be queued.",
  );
});
