import { describe, expect, it } from "vitest";
import { executionStates, jobStates } from "./states.ts";
import { isJobFinished, isRunFinished, jobMayMove, runMayMove } from "./transitions.ts";

describe("run transitions", () => {
  it("allows exactly the moves of the design", () => {
    const moves = executionStates.flatMap((from) =>
      executionStates.filter((to) => runMayMove(from, to)).map((to) => `${from} -> ${to}`),
    );
    expect(moves).toEqual([
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
  });

  it("keeps a finished Run as it is", () => {
    expect(executionStates.filter(isRunFinished)).toEqual([
      "succeeded",
      "failed",
      "partial",
      "cancelled",
      "timedOut",
    ]);
  });
});

describe("job transitions", () => {
  it("allows exactly the moves of the design", () => {
    const moves = jobStates.flatMap((from) =>
      jobStates.filter((to) => jobMayMove(from, to)).map((to) => `${from} -> ${to}`),
    );
    expect(moves).toEqual([
      "queued -> dispatched",
      "queued -> cancelled",
      "dispatched -> queued",
      "dispatched -> running",
      "dispatched -> failed",
      "dispatched -> cancelled",
      "running -> queued",
      "running -> blocked",
      "running -> completed",
      "running -> failed",
      "running -> cancelled",
      "blocked -> queued",
      "blocked -> cancelled",
    ]);
  });

  it("keeps a finished job as it is", () => {
    expect(jobStates.filter(isJobFinished)).toEqual(["completed", "failed", "cancelled"]);
  });
});
