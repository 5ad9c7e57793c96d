import { expect, it } from "vitest";
import type { JobState, PipelineStage, ProcessingEventType } from "../../__generated__/enumerations.ts";
import { stageProgress } from "./stage-progress.ts";

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString();
const event = (type: string, stage: PipelineStage, second: number, payload = {}) => ({
  eventType: `processing.${type}` as ProcessingEventType,
  ...{ stage, payload },
  recordedAt: at(second),
});
const shown = (
  state: JobState,
  stage: PipelineStage,
  events: ReturnType<typeof event>[],
  finishedAt: string | null = null,
) =>
  stageProgress({ state, stage, finishedAt }, events, new Date(at(60))).map(
    ({ state, milliseconds, retries }) => [state, milliseconds, retries] as const,
  );
const read = [
  event("queued", "intake", 0),
  event("stage_started", "intake", 1),
  event("stage_completed", "intake", 3),
];

it("says of a stage how long it took, and of the present one how long it has", () => {
  const stages = shown("running", "source_discovery", [
    ...read,
    event("stage_started", "source_discovery", 10),
  ]);
  expect(stages).toHaveLength(9);
  expect(stages.slice(0, 3)).toEqual([
    ["completed", 2000, 0],
    ["current", 50_000, 0],
    ["ahead", null, 0],
  ]);
});

it("counts attempts, and stops the clock of a job that is over", () => {
  const events = [
    ...read,
    event("stage_started", "source_discovery", 10),
    event("retry_scheduled", "source_discovery", 12),
    event("stage_started", "source_discovery", 14),
    event("failed", "source_discovery", 15),
  ];
  expect(shown("failed", "source_discovery", events, at(15))[1]).toEqual(["current", 5000, 1]);
});

it.each([
  ["as it is told", event("queued", "intake", 5, { startsAt: "reproduction" })],
  ["as earlier releases told it", event("queued", "reproduction", 5)],
])("knows what was skipped, a stepped clock, and what the job before did, %s", (_, queued) => {
  const events = [
    queued,
    event("stage_started", "reproduction", 9),
    event("stage_completed", "reproduction", 8),
    event("stage_skipped", "verification", 9),
  ];
  const stages = shown("running", "publishing", events);
  expect(stages.slice(4)).toEqual([
    ["earlier", null, 0],
    ["completed", 0, 0],
    ["skipped", null, 0],
    ["current", null, 0],
    ["ahead", null, 0],
  ]);
});

it("has nine stages that are done of a job that is completed", () => {
  const events = [...read, event("completed", "completed", 20)];
  expect(shown("completed", "completed", events, at(20)).at(-1)).toEqual(["completed", null, 0]);
});
