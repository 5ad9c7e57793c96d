import type { PipelineStage } from "../__generated__/enumerations.ts";
import { readingStages, runStages } from "../domain/runs/slot-stages.ts";

/**
 * A worker processes one job in each slot. Runs have slots of their own, since one may take hours: other papers are
 * read meanwhile.
 */
export interface Slot {
  /** The stages whose jobs the slot leases. */
  leases: readonly PipelineStage[];
  /** The stage before which the slot returns a job that has Runs to execute. */
  handsOverAt?: PipelineStage;
}

/** How many slots of each kind a worker has. */
export interface SlotCounts {
  reading: number;
  run: number;
}

export const readingSlot: Slot = {
  leases: readingStages,
  handsOverAt: "reproduction",
};

/** Keeps a job after its Runs: verification and publishing are short. */
export const runSlot: Slot = { leases: runStages };
