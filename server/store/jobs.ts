import { type Kysely, sql } from "kysely";
import { type PipelineStage, pipelineStages } from "../__generated__/enumerations.ts";
import type { EventRecord, JobRecord } from "../domain/records.ts";
import { chainEvent } from "../domain/runs/event-chain.ts";
import { queuedEvent } from "../domain/runs/new-job.ts";
import { requireJobTransition } from "../domain/runs/transitions.ts";
import { dialectOf } from "./database/dialect.ts";
import { inTransaction } from "./database/in-transaction.ts";
import { decodeJsonColumns, encodeJsonColumns } from "./database/json-columns.ts";
import type { Tables } from "./database/tables.ts";
import { dueJobs } from "./due-jobs.ts";

/** A job's event; `appendEvent` computes its sequence and digests. */
export type NewEvent = Pick<EventRecord, "eventType" | "state" | "stage" | "payload" | "recordedAt">;

export function createJobStore(db: Kysely<Tables>) {
  return {
    /** Queues a job with the first event of its chain. */
    async create(job: JobRecord): Promise<void> {
      await inTransaction(db, async (transaction) => {
        const row = encodeJsonColumns<Tables["jobs"]>(job, json);
        await transaction.insertInto("jobs").values(row).execute();
        await createJobStore(transaction).appendEvent(job.id, queuedEvent(job));
      });
    },

    async get(id: string): Promise<JobRecord | null> {
      const row = await db.selectFrom("jobs").selectAll().where("id", "=", id).executeTakeFirst();
      return row ? toRecord(row) : null;
    },

    /**
     * Returns the newest ingestion job of a repository, or null. Jobs of single Run requests are not the paper's
     * progress.
     */
    async findLatestIngestion(repositoryId: string): Promise<JobRecord | null> {
      const query = db.selectFrom("jobs").selectAll().where("repositoryId", "=", repositoryId);
      const row = await query
        .where("purpose", "=", "ingestion")
        .orderBy("createdAt", "desc")
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirst();
      return row ? toRecord(row) : null;
    },

    /** Returns where the newest ingestion job of each of these repositories is, by the repository's id. */
    async findLatestIngestions(
      repositoryIds: string[],
    ): Promise<Map<string, Pick<JobRecord, "state" | "stage">>> {
      if (repositoryIds.length === 0) return new Map();
      const query = db.selectFrom("jobs").select(["repositoryId", "state", "stage"]);
      const rows = await query
        .where("repositoryId", "in", repositoryIds)
        .where("purpose", "=", "ingestion")
        .orderBy("createdAt")
        .orderBy("id")
        .execute();
      return new Map(rows.map(({ repositoryId, state, stage }) => [repositoryId, { state, stage }]));
    },

    /** Returns the newest few ingestion jobs of a repository, the newest first. */
    async listLatestIngestions(repositoryId: string): Promise<JobRecord[]> {
      const query = db.selectFrom("jobs").selectAll().where("repositoryId", "=", repositoryId);
      const rows = await query
        .where("purpose", "=", "ingestion")
        .orderBy("createdAt", "desc")
        .orderBy("id", "desc")
        .limit(5)
        .execute();
      return rows.map(toRecord);
    },

    /** Returns the jobs of a repository that have not ended. */
    async listUnfinished(repositoryId: string): Promise<JobRecord[]> {
      const query = db.selectFrom("jobs").selectAll().where("repositoryId", "=", repositoryId);
      return (await query.where("finishedAt", "is", null).orderBy("id").execute()).map(toRecord);
    },

    /** Returns whether another job goes on with this failed one. */
    async hasRetry(id: string): Promise<boolean> {
      const query = db.selectFrom("jobs").select("id").where("retryOf", "=", id);
      return (await query.executeTakeFirst()) !== undefined;
    },

    /** Returns the newest `limit` events, oldest first. */
    async listEvents(jobId: string, limit: number): Promise<EventRecord[]> {
      const query = db.selectFrom("jobEvents").selectAll().where("jobId", "=", jobId);
      const rows = await query.orderBy("sequence", "desc").limit(limit).execute();
      return rows.reverse().map((row) => decodeJsonColumns<EventRecord>(row, ["payload"]));
    },

    /** Appends an event to the job's hash chain. Call it in the transaction that makes the recorded change. */
    async appendEvent(jobId: string, event: NewEvent): Promise<void> {
      const query = db.selectFrom("jobEvents").selectAll().where("jobId", "=", jobId);
      const last = await query.orderBy("sequence", "desc").limit(1).executeTakeFirst();
      const chained = chainEvent(last ? decodeJsonColumns<EventRecord>(last, ["payload"]) : null, {
        jobId,
        ...event,
      });
      await db
        .insertInto("jobEvents")
        .values(encodeJsonColumns<Tables["jobEvents"]>(chained, ["payload"]))
        .execute();
    },

    /**
     * Leases the next job that is due, in one statement: two workers never get the same job. A job of the account with
     * the fewest leased jobs comes first, so that no account waits for another's queue; `queueOrder` of the domain
     * tells this order in advance. The new fencing token makes every write of an earlier leaseholder fail. Returns null
     * where no job is due.
     */
    async leaseNext(
      now: string,
      leaseExpiresAt: string,
      stages: readonly PipelineStage[] = pipelineStages,
      { takesOver = true } = {},
    ): Promise<JobRecord | null> {
      const due = dueJobs(db, now, stages, takesOver)
        .select("id")
        .orderBy((eb) =>
          eb
            .selectFrom("jobs as leased")
            .select(eb.fn.countAll().as("count"))
            .whereRef("leased.requestedById", "=", "jobs.requestedById")
            .where("leased.finishedAt", "is", null)
            .where("leased.leaseExpiresAt", ">", now),
        )
        .orderBy("priority", "desc")
        .orderBy("availableAt")
        .orderBy("id")
        .limit(1);
      const row = await db
        .updateTable("jobs")
        .set({ leaseToken: sql`"leaseToken" + 1`, attemptCount: sql`"attemptCount" + 1`, leaseExpiresAt })
        .where("id", "=", dialectOf(db).skipLocked(due))
        .returningAll()
        .executeTakeFirst();
      return row ? toRecord(row) : null;
    },

    /** Extends a lease; returns false where it was released or taken over by another worker. */
    async renewLease(id: string, token: number, leaseExpiresAt: string): Promise<boolean> {
      const result = await db
        .updateTable("jobs")
        .set({ leaseExpiresAt })
        .where("id", "=", id)
        .where("leaseToken", "=", token)
        .where("leaseExpiresAt", "is not", null)
        .executeTakeFirst();
      return Number(result.numUpdatedRows) === 1;
    },

    /** Expires every lease. Call it only when no other process can hold one. */
    async endLeases(now: string): Promise<void> {
      await db
        .updateTable("jobs")
        .set({ leaseExpiresAt: now })
        .where("leaseExpiresAt", "is not", null)
        .execute();
    },

    /**
     * Updates a job leased with `token`; returns false where another worker holds the lease. Throws on a refused
     * transition.
     */
    async updateLeased(id: string, token: number, changes: Partial<JobRecord>): Promise<boolean> {
      return inTransaction(db, async (transaction) => {
        const leasedJob = transaction.selectFrom("jobs").select("state").where("id", "=", id);
        const row = await leasedJob.where("leaseToken", "=", token).executeTakeFirst();
        if (!row) return false;
        if (changes.state !== undefined) requireJobTransition(row.state, changes.state);
        const values = encodeJsonColumns<Partial<Tables["jobs"]>>(changes, json);
        const update = transaction.updateTable("jobs").set(values).where("id", "=", id);
        await update.where("leaseToken", "=", token).execute();
        return true;
      });
    },

    /** Counts the jobs of an account that are queued, in progress or blocked. */
    async countUnfinished(accountId: string): Promise<number> {
      const { count } = await db
        .selectFrom("jobs")
        .select((eb) => eb.fn.countAll().as("count"))
        .where("requestedById", "=", accountId)
        .where("finishedAt", "is", null)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Omits the jobs that wait for a larger budget than `budgetSeconds`. */
    async listBlocked(budgetSeconds?: number): Promise<JobRecord[]> {
      let query = db.selectFrom("jobs").selectAll().where("state", "=", "blocked");
      if (budgetSeconds !== undefined) {
        query = query.where((eb) =>
          eb.or([eb("requiredBudgetSeconds", "is", null), eb("requiredBudgetSeconds", "<=", budgetSeconds)]),
        );
      }
      return (await query.execute()).map(toRecord);
    },
  };
}

const json = ["result", "look"] as const;
const toRecord = (row: object) => decodeJsonColumns<JobRecord>(row, json);
