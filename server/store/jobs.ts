import { type Kysely, sql } from "kysely";
import type { EventRecord, JobRecord } from "../domain/records.ts";
import { chainEvent } from "../domain/runs/event-chain.ts";
import { requireJobMove } from "../domain/runs/transitions.ts";
import { dialectOf } from "./database/dialect.ts";
import { inTransaction } from "./database/in-transaction.ts";
import { decodeJsonColumns, encodeJsonColumns } from "./database/json-columns.ts";
import type { Tables } from "./database/tables.ts";

/** What a job's event says; its place in the chain is computed when it is appended. */
export type NewEvent = Pick<EventRecord, "eventType" | "state" | "stage" | "payload" | "recordedAt">;

export function createJobStore(db: Kysely<Tables>) {
  return {
    async create(job: JobRecord): Promise<void> {
      await db
        .insertInto("jobs")
        .values(encodeJsonColumns<Tables["jobs"]>(job, ["result"]))
        .execute();
    },

    async get(id: string): Promise<JobRecord | null> {
      const row = await db.selectFrom("jobs").selectAll().where("id", "=", id).executeTakeFirst();
      return row ? toRecord(row) : null;
    },

    /** The newest job that ingests this repository; jobs of single Run requests are not progress of the paper. */
    async ofRepository(repositoryId: string): Promise<JobRecord | null> {
      const query = db.selectFrom("jobs").selectAll().where("repositoryId", "=", repositoryId);
      const row = await query
        .where("purpose", "=", "ingestion")
        .orderBy("createdAt", "desc")
        .limit(1)
        .executeTakeFirst();
      return row ? toRecord(row) : null;
    },

    /** The newest `limit` events in the order in which they happened. */
    async events(jobId: string, limit: number): Promise<EventRecord[]> {
      const query = db.selectFrom("jobEvents").selectAll().where("jobId", "=", jobId);
      const rows = await query.orderBy("sequence", "desc").limit(limit).execute();
      return rows.reverse().map((row) => decodeJsonColumns<EventRecord>(row, ["payload"]));
    },

    /** The newest event that tells how a stage went. */
    async lastStageEvent(jobId: string): Promise<EventRecord | null> {
      const query = db.selectFrom("jobEvents").selectAll().where("jobId", "=", jobId);
      const row = await query
        .where("eventType", "in", stageEvents)
        .orderBy("sequence", "desc")
        .limit(1)
        .executeTakeFirst();
      return row ? decodeJsonColumns<EventRecord>(row, ["payload"]) : null;
    },

    /** Must run in the transaction that makes the change that the event tells of. */
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
     * Takes the next job that is due, or whose lease lapsed, in one statement: two workers never get the same.
     * The new fencing token makes every write of an earlier holder fail.
     */
    async leaseNext(now: string, leaseExpiresAt: string): Promise<JobRecord | null> {
      const due = db
        .selectFrom("jobs")
        .select("id")
        .where("state", "in", ["queued", "dispatched", "running"])
        .where((eb) => eb.or([eb("state", "!=", "queued"), eb("availableAt", "<=", now)]))
        .where((eb) => eb.or([eb("leaseExpiresAt", "is", null), eb("leaseExpiresAt", "<=", now)]))
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

    /** Extends a lease that was not lost or given back meanwhile; false where it was. */
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

    /** Ends every lease, where no process can be left that holds one. */
    async endLeases(now: string): Promise<void> {
      await db
        .updateTable("jobs")
        .set({ leaseExpiresAt: now })
        .where("leaseExpiresAt", "is not", null)
        .execute();
    },

    /** Changes a job that is held with `token`; false when the lease is another's by now. */
    async updateLeased(id: string, token: number, changes: Partial<JobRecord>): Promise<boolean> {
      return inTransaction(db, async (transaction) => {
        const held = transaction.selectFrom("jobs").select("state").where("id", "=", id);
        const row = await held.where("leaseToken", "=", token).executeTakeFirst();
        if (!row) return false;
        if (changes.state !== undefined) requireJobMove(row.state, changes.state);
        const values = encodeJsonColumns<Partial<Tables["jobs"]>>(changes, ["result"]);
        const update = transaction.updateTable("jobs").set(values).where("id", "=", id);
        await update.where("leaseToken", "=", token).execute();
        return true;
      });
    },

    async blocked(): Promise<JobRecord[]> {
      return (await db.selectFrom("jobs").selectAll().where("state", "=", "blocked").execute()).map(toRecord);
    },
  };
}

const stageEvents = ["started", "completed", "skipped"].map((how) => `processing.stage_${how}`);

const toRecord = (row: object) => decodeJsonColumns<JobRecord>(row, ["result"]);
