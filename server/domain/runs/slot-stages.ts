import { type PipelineStage, pipelineStages } from "../../__generated__/enumerations.ts";

/** The stages of each kind of slot: Runs have slots of their own, since one may take hours. */
export const runStages: readonly PipelineStage[] = ["reproduction"];
export const readingStages = pipelineStages.filter((stage) => !runStages.includes(stage));

/** The stages of the jobs that wait for the same slots as one at `stage`. */
export function stagesBeside(stage: PipelineStage): readonly PipelineStage[] {
  return runStages.includes(stage) ? runStages : readingStages;
}
