import { expect, it } from "vitest";
import { type StageEvent, stageDurations } from "./stage-durations.ts";

const event = (jobId: string, stage: StageEvent["stage"], outcome: string, seconds: number): StageEvent => ({
  ...{ jobId, stage },
  eventType: `processing.stage_${outcome}` as StageEvent["eventType"],
  recordedAt: new Date(seconds * 1000).toISOString(),
});

it("is from the end of the stage before, waits included", () => {
  const durations = stageDurations([
    event("a", "intake", "started", 10),
    event("a", "intake", "completed", 12),
    event("a", "source_discovery", "started", 20),
    // Another attempt.
    event("a", "source_discovery", "started", 25),
    event("a", "source_discovery", "completed", 30),
    event("b", "intake", "started", 100),
    event("b", "intake", "skipped", 100),
  ]);
  expect([...durations]).toEqual([
    ["intake", [2, 0]],
    ["source_discovery", [18]],
  ]);
});

it("is not negative where the clock was stepped back", () => {
  const events = [event("a", "intake", "started", 10), event("a", "intake", "completed", 4)];
  expect(stageDurations(events).get("intake")).toEqual([0]);
});
