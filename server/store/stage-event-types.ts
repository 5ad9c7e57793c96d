/** The types of the events of a stage. */
export const stageEventTypes = (["started", "completed", "skipped"] as const).map(
  (outcome) => `processing.stage_${outcome}` as const,
);
