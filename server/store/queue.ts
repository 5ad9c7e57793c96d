import type { Kysely } from "kysely";
import type { PipelineStage } from "../__generated__/enumerations.ts";
import type { ExperimentDefinition } from "../domain/records.ts";
import { declaredRunSeconds } from "../domain/runs/job-budget.ts";
import type { WaitingJob } from "../domain/runs/queue-order.ts";
import type { JobWork, OpenRun } from "../domain/runs/remaining-seconds.ts";
import type { StageEvent } from "../domain/runs/stage-durations.ts";
import type { Tables } from "./database/tables.ts";
import { dueJobs } from "./due-jobs.ts";
import { stageEventTypes } from "./stage-event-types.ts";

/** The jobs that wait for slots or occupy them. */
export function createQueueStore(db: Kysely<Tables>) {
  return {
    /** Returns the jobs at these stages that wait for a slot, and how many jobs of each account are leased. */
    async listWaiting(now: string, stages: readonly PipelineStage[]) {
      const columns = ["id", "stage", "requestedById", "priority", "availableAt"] as const;
      const waiting: WaitingJob[] = await dueJobs(db, now, stages, true).select(columns).execute();
      const counts = await db
        .selectFrom("jobs")
        .select((eb) => ["requestedById", eb.fn.countAll().as("count")])
        .where("finishedAt", "is", null)
        .where("leaseExpiresAt", ">", now)
        .groupBy("requestedById")
        .execute();
      return { waiting, leased: new Map(counts.map((row) => [row.requestedById, Number(row.count)])) };
    },

    /** Returns the jobs that occupy a slot, with the time at which their stage was first started. */
    async listUnderWay(now: string): Promise<(Pick<JobWork, "stage" | "since"> & { id: string })[]> {
      return db
        .selectFrom("jobs")
        .select((eb) => [
          "id",
          "stage",
          eb
            .selectFrom("jobEvents")
            .select("recordedAt")
            .whereRef("jobEvents.jobId", "=", "jobs.id")
            .whereRef("jobEvents.stage", "=", "jobs.stage")
            .where("eventType", "=", "processing.stage_started")
            .orderBy("sequence")
            .limit(1)
            .as("since"),
        ])
        .where("finishedAt", "is", null)
        .where("leaseExpiresAt", ">", now)
        .execute();
    },

    /** Returns the Runs of jobs that have not ended, by the job's id. */
    async listOpenRuns(jobIds: readonly string[]): Promise<Map<string, OpenRun[]>> {
      if (jobIds.length === 0) return new Map();
      const rows = await db
        .selectFrom("runs")
        .innerJoin("experiments", "experiments.id", "runs.experimentId")
        .select(["runs.jobId", "runs.experimentVersionId", "runs.startedAt", "experiments.definition"])
        .where("runs.jobId", "in", jobIds)
        .where("runs.state", "in", ["queued", "running"])
        .execute();
      return Map.groupBy(
        rows.map(({ definition, ...run }) => ({ ...run, limitSeconds: limitSecondsOf(definition) })),
        ({ jobId }) => jobId,
      );
    },

    /** Returns the seconds that the latest Runs took, of any experiment. */
    async listRunSeconds(limit: number): Promise<number[]> {
      return toSeconds(await finishedRuns(db).orderBy("id", "desc").limit(limit).execute());
    },

    /** Returns the seconds that the latest Runs of each of these versions of experiments took. */
    async listRunSecondsOf(
      experimentVersionIds: readonly string[],
      limit: number,
    ): Promise<Map<string, number[]>> {
      if (experimentVersionIds.length === 0) return new Map();
      const ranked = finishedRuns(db)
        .where("experimentVersionId", "in", experimentVersionIds)
        .select("experimentVersionId")
        .select((eb) =>
          eb.fn
            .agg<number>("row_number")
            .over((over) => over.partitionBy("experimentVersionId").orderBy("id", "desc"))
            .as("rank"),
        );
      const rows = await db.selectFrom(ranked.as("ranked")).selectAll().where("rank", "<=", limit).execute();
      const runs = Map.groupBy(rows, ({ experimentVersionId }) => experimentVersionId);
      return new Map([...runs].map(([id, those]) => [id, toSeconds(those)]));
    },

    /** Returns the events of the stages of the latest jobs that were completed with all stages. */
    async listStageEvents(jobs: number): Promise<StageEvent[]> {
      return db
        .selectFrom("jobEvents")
        .select(["jobId", "eventType", "stage", "recordedAt"])
        .where("jobId", "in", (eb) =>
          eb
            .selectFrom("jobs")
            .select("id")
            .where("purpose", "=", "ingestion")
            .where("state", "=", "completed")
            .orderBy("id", "desc")
            .limit(jobs),
        )
        .where("eventType", "in", stageEventTypes)
        .orderBy("jobId")
        .orderBy("sequence")
        .execute();
    },
  };
}

/** Without those that were interrupted: they say nothing about how long it takes. */
function finishedRuns(db: Kysely<Tables>) {
  return db
    .selectFrom("runs")
    .select(["startedAt", "finishedAt"])
    .where("state", "in", ["succeeded", "partial", "failed", "timedOut"])
    .where("startedAt", "is not", null)
    .where("finishedAt", "is not", null);
}

function toSeconds(runs: { startedAt: string | null; finishedAt: string | null }[]): number[] {
  return runs.map(({ startedAt, finishedAt }) =>
    Math.max(0, (Date.parse(finishedAt!) - Date.parse(startedAt!)) / 1000),
  );
}

function limitSecondsOf(definition: string): number {
  return declaredRunSeconds([{ definition: JSON.parse(definition) as ExperimentDefinition }], Infinity);
}
