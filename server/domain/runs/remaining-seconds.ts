import { type PipelineStage, pipelineStages } from "../../__generated__/enumerations.ts";
import { expectedSeconds, sumSeconds } from "./expected-seconds.ts";

/** What a job has still to do. */
export interface JobWork {
  stage: PipelineStage;
  /** When the stage was started; null where the job waits for a slot. */
  since: string | null;
  /** Its Runs that have not ended, where the stage is `reproduction`. */
  runs: readonly OpenRun[];
}

export interface OpenRun {
  experimentVersionId: string;
  startedAt: string | null;
  /** The longest that what its experiment declares can take. */
  limitSeconds: number;
}

/** Seconds that earlier ones took. */
export interface EarlierDurations {
  stages: ReadonlyMap<PipelineStage, readonly number[]>;
  /** By the id of the experiment's version. */
  experiments: ReadonlyMap<string, readonly number[]>;
  /** Of the latest Runs of any experiment. */
  runs: readonly number[];
}

/** Fewer stages or Runs of other papers say nothing about this one. */
const leastOfOthers = 3;

/** Returns the expected seconds to the end of the job, or to a stage that is ahead of it; null where nobody knows. */
export function remainingSeconds(
  { stage, since, runs }: JobWork,
  earlier: EarlierDurations,
  now: Date,
  until: PipelineStage = "completed",
): number | null {
  const [first, end] = [pipelineStages.indexOf(stage), pipelineStages.indexOf(until)];
  const last = end > first ? end : pipelineStages.indexOf("completed");
  return sumSeconds(
    pipelineStages.slice(first, last).map((each) => {
      if (each === stage && stage === "reproduction")
        return sumSeconds(runs.map((run) => runSeconds(run, earlier, now)));
      const ofOthers = earlier.stages.get(each) ?? [];
      if (ofOthers.length < leastOfOthers) return null;
      return expectedSeconds(ofOthers, each === stage ? elapsedSince(since, now) : 0);
    }),
  );
}

function runSeconds(
  { experimentVersionId, startedAt, limitSeconds }: OpenRun,
  { experiments, runs }: EarlierDurations,
  now: Date,
): number | null {
  const elapsed = elapsedSince(startedAt, now);
  const own = experiments.get(experimentVersionId) ?? [];
  if (own.length > 0) return expectedSeconds(own, elapsed);
  if (runs.length < leastOfOthers) return null;
  const bounded = runs.map((seconds) => Math.min(seconds, limitSeconds));
  return expectedSeconds(bounded, elapsed);
}

function elapsedSince(since: string | null, now: Date): number {
  return since === null ? 0 : Math.max(0, now.getTime() - Date.parse(since)) / 1000;
}
