import { expect, it } from "vitest";
import { executionStates, jobStates } from "../states.ts";
import { requireJobMove, requireRunMove } from "./transitions.ts";

/** Every move between two different states that is not refused. */
function movesOf<S extends string>(states: readonly S[], require: (from: S, to: S) => void): string[] {
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

it("lets a Run make the moves of the design, none of them out of an end", () => {
  expect(movesOf(executionStates, requireRunMove)).toEqual([
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
  expect(() => requireRunMove("succeeded", "running")).toThrow("A Run that is succeeded may not be running.");
});

it("lets a job make the moves of the design, and be taken up or given up where its worker died", () => {
  expect(movesOf(jobStates, requireJobMove)).toEqual([
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
  expect(() => requireJobMove("completed", "queued")).toThrow("A job that is completed may not be queued.");
});
