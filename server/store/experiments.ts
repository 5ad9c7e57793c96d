import type { Kysely } from "kysely";
import type { ExperimentRecord } from "../domain/records.ts";
import { inTransaction } from "./database/in-transaction.ts";
import { decodeJsonColumns, encodeJsonColumns } from "./database/json-columns.ts";
import type { Tables } from "./database/tables.ts";

export function createExperimentStore(db: Kysely<Tables>) {
  return {
    async get(id: string): Promise<ExperimentRecord | null> {
      const row = await db.selectFrom("experiments").selectAll().where("id", "=", id).executeTakeFirst();
      return row ? toRecord(row) : null;
    },

    /** Returns an experiment as it is or was in this version; null where there is no such version of it. */
    async getVersion(id: string, versionId: string): Promise<ExperimentRecord | null> {
      const present = db.selectFrom("experiments").selectAll().where("id", "=", id);
      const row = await present.where("versionId", "=", versionId).executeTakeFirst();
      if (row) return toRecord(row);
      const past = db.selectFrom("experimentVersions").select("record").where("experimentId", "=", id);
      const earlier = await past.where("versionId", "=", versionId).executeTakeFirst();
      return earlier ? (JSON.parse(earlier.record) as ExperimentRecord) : null;
    },

    /** Returns those that the repository's present version declares. */
    async listByRepository(repositoryId: string): Promise<ExperimentRecord[]> {
      const query = db.selectFrom("experiments").selectAll().where("repositoryId", "=", repositoryId);
      const rows = await query.where("retiredAt", "is", null).orderBy("createdAt").orderBy("id").execute();
      return rows.map(toRecord);
    },

    /** Returns the experiments in these versions of them, in that order. */
    async listVersions(repositoryId: string, versionIds: string[]): Promise<ExperimentRecord[]> {
      if (versionIds.length === 0) return [];
      const own = db.selectFrom("experiments").selectAll().where("repositoryId", "=", repositoryId);
      const present = await own.where("versionId", "in", versionIds).execute();
      const past = await db
        .selectFrom("experimentVersions")
        .innerJoin("experiments", "experiments.id", "experimentVersions.experimentId")
        .select("experimentVersions.record")
        .where("experiments.repositoryId", "=", repositoryId)
        .where("experimentVersions.versionId", "in", versionIds)
        .execute();
      const records = [
        ...past.map(({ record }) => JSON.parse(record) as ExperimentRecord),
        ...present.map(toRecord),
      ];
      const found = new Map(records.map((record) => [record.versionId, record]));
      return versionIds.flatMap((versionId) => found.get(versionId) ?? []);
    },

    /** Returns the ids by key, also of those that are no longer declared: one that comes again keeps its id. */
    async listIds(repositoryId: string): Promise<Map<string, string>> {
      const query = db.selectFrom("experiments").select(["key", "id"]);
      const rows = await query.where("repositoryId", "=", repositoryId).execute();
      return new Map(rows.map(({ key, id }) => [key, id]));
    },

    /**
     * Inserts an experiment, or updates the one with the same repository and key, keeping its id, and what it was before
     * as an earlier version. Idempotent.
     */
    async save(record: ExperimentRecord): Promise<void> {
      const row = encodeJsonColumns<Tables["experiments"]>({ ...record, retiredAt: null }, json);
      const { versionId, definition, retiredAt } = row;
      await inTransaction(db, async (transaction) => {
        const query = transaction.selectFrom("experiments").selectAll();
        const before = await query
          .where("repositoryId", "=", record.repositoryId)
          .where("key", "=", record.key)
          .executeTakeFirst();
        if (before && before.versionId !== versionId) await keepVersion(transaction, toRecord(before));
        await transaction
          .insertInto("experiments")
          .values(row)
          .onConflict((conflict) =>
            conflict.columns(["repositoryId", "key"]).doUpdateSet({ versionId, definition, retiredAt }),
          )
          .execute();
      });
    },

    /** Retires the experiments that are not among `declared`. */
    async retireOthers(repositoryId: string, declared: string[], at: string): Promise<void> {
      const present = db.updateTable("experiments").set({ retiredAt: at }).where("retiredAt", "is", null);
      const own = present.where("repositoryId", "=", repositoryId);
      await (declared.length > 0 ? own.where("key", "not in", declared) : own).execute();
    },
  };
}

/** The digest of a version covers what is executed: the first record of it is as good as any. */
async function keepVersion(db: Kysely<Tables>, experiment: ExperimentRecord): Promise<void> {
  const { id: experimentId, versionId } = experiment;
  const { record } = encodeJsonColumns<{ record: string }>({ record: experiment }, ["record"]);
  await db
    .insertInto("experimentVersions")
    .values({ experimentId, versionId, record })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const json = ["definition"] as const;
const toRecord = (row: object) => decodeJsonColumns<ExperimentRecord>(row, json);
