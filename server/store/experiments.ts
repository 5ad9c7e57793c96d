import type { Kysely } from "kysely";
import type { ExperimentRecord } from "../domain/records.ts";
import { decodeJsonColumns, encodeJsonColumns } from "./database/json-columns.ts";
import type { Tables } from "./database/tables.ts";

export function createExperimentStore(db: Kysely<Tables>) {
  return {
    async get(id: string): Promise<ExperimentRecord | null> {
      const row = await db.selectFrom("experiments").selectAll().where("id", "=", id).executeTakeFirst();
      return row ? toRecord(row) : null;
    },

    async listByRepository(repositoryId: string): Promise<ExperimentRecord[]> {
      const query = db.selectFrom("experiments").selectAll().where("repositoryId", "=", repositoryId);
      return (await query.orderBy("createdAt").orderBy("id").execute()).map(toRecord);
    },

    /** Inserts an experiment, or updates the one with the same repository and key, keeping its id. Idempotent. */
    async save(record: ExperimentRecord): Promise<void> {
      const row = encodeJsonColumns<Tables["experiments"]>(record, json);
      const { versionId, definition } = row;
      await db
        .insertInto("experiments")
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(["repositoryId", "key"]).doUpdateSet({ versionId, definition }),
        )
        .execute();
    },
  };
}

const json = ["definition"] as const;
const toRecord = (row: object) => decodeJsonColumns<ExperimentRecord>(row, json);
