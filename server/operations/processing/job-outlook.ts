import type { Deps } from "../../deps.ts";
import type { JobRecord } from "../../domain/records.ts";
import { sumSeconds } from "../../domain/runs/expected-seconds.ts";
import { secondsToFreeSlot } from "../../domain/runs/queue-estimate.ts";
import { queueOrder } from "../../domain/runs/queue-order.ts";
import {
  type EarlierDurations,
  type JobWork,
  remainingSeconds,
} from "../../domain/runs/remaining-seconds.ts";
import { runStages, stagesBeside } from "../../domain/runs/slot-stages.ts";
import { stageDurations } from "../../domain/runs/stage-durations.ts";
import type { JobOutlook } from "../../domain/views/processing.ts";

type Parts = Pick<Deps, "store" | "slots" | "now">;

/** Earlier jobs and Runs that an estimate is made from: the latest ones. */
const sample = { jobs: 30, runs: 50, runsOfOneExperiment: 20 };

/** With more jobs before it, nothing is estimated: the queries would grow with the queue. */
const maxBefore = 200;

/** Returns the place of a job that waits, and when it is expected to start and to end (docs/rules/states.md#estimates). */
export async function jobOutlook(deps: Parts, job: JobRecord): Promise<JobOutlook> {
  if (job.finishedAt !== null) return {};
  const { queue } = deps.store;
  const at = deps.now();
  const { waiting, leased } = await queue.listWaiting(at.toISOString(), stagesBeside(job.stage));
  const order = queueOrder(waiting, leased);
  const index = order.findIndex(({ id }) => id === job.id);
  const place = index < 0 ? {} : { queuePosition: index + 1 };
  if (index > maxBefore) return place;
  const occupied = await queue.listUnderWay(at.toISOString());
  const own = index < 0 ? occupied.find(({ id }) => id === job.id) : { ...order[index]!, since: null };
  if (!own) return place;
  const before =
    index < 0 ? null : order.slice(0, index).map(({ id, stage }) => ({ id, stage, since: null }));
  return { ...place, ...(await estimate(deps, at, { own, before, occupied })) };
}

type Job = Omit<JobWork, "runs"> & { id: string };

/** `before` is null where the job does not wait. */
async function estimate(
  { store, slots }: Parts,
  at: Date,
  { own, before, occupied }: { own: Job; before: Job[] | null; occupied: Job[] },
): Promise<JobOutlook> {
  const stages = stagesBeside(own.stage);
  const underWay = occupied.filter(({ stage }) => stages.includes(stage));
  const { workOf, earlier } = await loadWork(store, [own, ...(before ?? []), ...underWay]);
  // Before any job has ended, not even a free slot says that one will be taken up.
  if (earlier.stages.size === 0) return {};
  const seconds = remainingSeconds(workOf(own), earlier, at);
  if (!before) return timeOf("estimatedFinishAt", at, seconds);
  const isRun = stages === runStages;
  const inSlot = (job: Job) =>
    remainingSeconds(workOf(job), earlier, at, isRun ? "completed" : "reproduction");
  const start = secondsToFreeSlot(
    isRun ? slots.run : slots.reading,
    underWay.map(inSlot),
    before.map(inSlot),
  );
  const end = sumSeconds([start, seconds]);
  return { ...timeOf("estimatedStartAt", at, start), ...timeOf("estimatedFinishAt", at, end) };
}

/** Loads the Runs of each job, and how long earlier ones took. */
async function loadWork({ queue }: Parts["store"], jobs: Job[]) {
  const atRuns = jobs.filter(({ stage }) => runStages.includes(stage)).map(({ id }) => id);
  const runs = await queue.listOpenRuns(atRuns);
  const versions = new Set([...runs.values()].flat().map(({ experimentVersionId }) => experimentVersionId));
  const earlier: EarlierDurations = {
    stages: stageDurations(await queue.listStageEvents(sample.jobs)),
    experiments: await queue.listRunSecondsOf([...versions], sample.runsOfOneExperiment),
    runs: versions.size > 0 ? await queue.listRunSeconds(sample.runs) : [],
  };
  return { workOf: (job: Job): JobWork => ({ ...job, runs: runs.get(job.id) ?? [] }), earlier };
}

/** Whole seconds: an estimate has no milliseconds. */
function timeOf(
  name: "estimatedStartAt" | "estimatedFinishAt",
  now: Date,
  seconds: number | null,
): JobOutlook {
  if (seconds === null) return {};
  return { [name]: new Date(Math.ceil(now.getTime() / 1000 + seconds) * 1000).toISOString() };
}
