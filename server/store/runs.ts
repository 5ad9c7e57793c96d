import type { Kysely } from "kysely";
import type { ExecutionState } from "../__generated__/enumerations.ts";
import type { Environment } from "../__generated__/types.ts";
import type { LogRecord, RunRecord } from "../domain/records.ts";
import { requireRunTransition } from "../domain/runs/transitions.ts";
import { inTransaction } from "./database/in-transaction.ts";
import { decodeJsonColumns, encodeJsonColumns } from "./database/json-columns.ts";
import { readableBy } from "./database/readable-by.ts";
import type { Tables } from "./database/tables.ts";
import { completeMeasurement } from "./earlier-records.ts";
import { beforeCursor, type PageRequest, toPage } from "./keyset.ts";

export interface RunFilter {
  readableNamespaces: string[];
  repositoryId?: string;
  claimId?: string;
  state?: string;
  executionState?: string;
  conclusion?: string;
}

export function createRunStore(db: Kysely<Tables>) {
  return {
    async get(id: string): Promise<RunRecord | null> {
      const row = await db.selectFrom("runs").selectAll().where("id", "=", id).executeTakeFirst();
      return row ? toRecord(row) : null;
    },

    async listByRepository(repositoryId: string): Promise<RunRecord[]> {
      const query = db.selectFrom("runs").selectAll().where("repositoryId", "=", repositoryId);
      return (await query.orderBy("queuedAt").orderBy("id").execute()).map(toRecord);
    },

    /** The environments of those Runs that were executed, by Run id. */
    async listEnvironments(repositoryId: string): Promise<Map<string, Environment>> {
      const query = db.selectFrom("runs").select(["id", "environment"]);
      const rows = await query
        .where("repositoryId", "=", repositoryId)
        .where("environment", "is not", null)
        .execute();
      return new Map(rows.map(({ id, environment }) => [id, JSON.parse(environment!) as Environment]));
    },

    async listByJob(jobId: string): Promise<RunRecord[]> {
      return (await db.selectFrom("runs").selectAll().where("jobId", "=", jobId).orderBy("id").execute()).map(
        toRecord,
      );
    },

    async list(filter: RunFilter, page: PageRequest) {
      let query = db
        .selectFrom("runs")
        .innerJoin("repositories", "repositories.id", "runs.repositoryId")
        .selectAll("runs")
        .where(readableBy(filter.readableNamespaces));
      const { repositoryId, claimId, state, executionState, conclusion } = filter;
      if (repositoryId !== undefined) query = query.where("runs.repositoryId", "=", repositoryId);
      else if (claimId === undefined) query = query.where("repositories.withdrawnAt", "is", null);
      if (state !== undefined) query = query.where("runs.verification", "=", state as "verified");
      if (executionState !== undefined)
        query = query.where("runs.state", "=", executionState as ExecutionState);
      if (conclusion !== undefined) query = query.where("runs.conclusion", "=", conclusion as "supports");
      if (claimId !== undefined) {
        query = query.where("runs.id", "in", (eb) =>
          eb.selectFrom("runClaims").select("runClaims.runId").where("runClaims.claimId", "=", claimId),
        );
      }
      const { after } = page;
      if (after) query = query.where(beforeCursor("runs", after));
      const ordered = query.orderBy("runs.queuedAt", "desc").orderBy("runs.id", "desc");
      const rows = await ordered.limit(page.limit + 1).execute();
      return toPage(rows.map(toRecord), page.limit, ({ queuedAt }) => queuedAt);
    },

    /** Inserts a queued Run; does nothing where the job has one for the same experiment and attempt. */
    async create(record: RunRecord): Promise<void> {
      await inTransaction(db, async (transaction) => {
        const inserted = await transaction
          .insertInto("runs")
          .values(toRow(record))
          .onConflict((conflict) => conflict.columns(["jobId", "experimentId", "attempt"]).doNothing())
          .executeTakeFirst();
        if (Number(inserted.numInsertedOrUpdatedRows ?? 0) === 0) return;
        const links = record.claimIds.map((claimId) => ({ runId: record.id, claimId }));
        if (links.length > 0) await transaction.insertInto("runClaims").values(links).execute();
        await propagateVerification(transaction, record);
      });
    },

    /** Updates a Run. Throws on a refused transition: a Run in a final state stays in it. */
    async update(id: string, changes: Partial<RunRecord>): Promise<void> {
      await inTransaction(db, async (transaction) => {
        if (changes.state !== undefined) {
          const query = transaction.selectFrom("runs").select("state").where("id", "=", id);
          requireRunTransition((await query.executeTakeFirstOrThrow()).state, changes.state);
        }
        const row = await transaction
          .updateTable("runs")
          .set(toRow(changes))
          .where("id", "=", id)
          .returningAll()
          .executeTakeFirst();
        if (row && changes.verification !== undefined)
          await propagateVerification(transaction, toRecord(row));
      });
    },

    /** Lets another job go on with the Runs of one that failed. */
    async moveToJob(fromJobId: string, toJobId: string): Promise<void> {
      await db.updateTable("runs").set({ jobId: toJobId }).where("jobId", "=", fromJobId).execute();
    },

    async appendLogs(items: LogRecord[]): Promise<void> {
      if (items.length > 0) await db.insertInto("runLogs").values(items).execute();
    },

    /** Returns how far a Run is; null where there is no such Run. */
    async findState(runId: string) {
      const row = await db
        .selectFrom("runs")
        .select(["id", "state", "queuedAt", "startedAt", "finishedAt", "replacedBy"])
        .where("id", "=", runId)
        .executeTakeFirst();
      return row ?? null;
    },

    /** Returns the highest sequence of a Run's log; 0 where there is none. */
    async lastLogSequence(runId: string): Promise<number> {
      const { last } = await db
        .selectFrom("runLogs")
        .select((eb) => eb.fn.max("sequence").as("last"))
        .where("runId", "=", runId)
        .executeTakeFirstOrThrow();
      return Number(last ?? 0);
    },

    /** Returns the first items of a Run's log, or those after a sequence. */
    async listLogs(runId: string, limit: number, after?: number): Promise<LogRecord[]> {
      let query = db.selectFrom("runLogs").selectAll().where("runId", "=", runId);
      if (after !== undefined) query = query.where("sequence", ">", after);
      return query.orderBy("sequence").limit(limit).execute();
    },
  };
}

/**
 * Sets the verification of Claims without Assessments to that of their latest Run
 * (docs/rules/states.md#deprecated-states); ids are ordered by time.
 */
async function propagateVerification(
  db: Kysely<Tables>,
  { id, claimIds, claimVersionIds, verification }: RunRecord,
): Promise<void> {
  if (claimIds.length === 0) return;
  const judged = db.updateTable("claims").set({ verification }).where("id", "in", claimIds);
  // A Run of an earlier version says nothing about the present one.
  await (claimVersionIds ? judged.where("versionId", "in", claimVersionIds) : judged)
    .where("evidenceState", "=", "notAssessed")
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom("runClaims")
            .select("runClaims.runId")
            .whereRef("runClaims.claimId", "=", "claims.id")
            .where("runClaims.runId", ">", id),
        ),
      ),
    )
    .execute();
}

const json = [
  "claimIds",
  "claimVersionIds",
  "failure",
  "measurements",
  "agent",
  "artifact",
  "environment",
] as const;

function toRecord(row: object): RunRecord {
  const record = decodeJsonColumns<RunRecord>(row, json);
  record.measurements = record.measurements.map(completeMeasurement);
  return record;
}

const toRow = (record: object) => encodeJsonColumns<Tables["runs"]>(record, json);
