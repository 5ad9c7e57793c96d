import type { Kysely } from "kysely";
import type { EvidenceRecord } from "../domain/records.ts";
import type { Tables } from "./database/tables.ts";

export function createEvidenceStore(db: Kysely<Tables>) {
  return {
    async get(repositoryId: string, id: string): Promise<EvidenceRecord | null> {
      const query = db.selectFrom("evidence").selectAll().where("id", "=", id);
      return (await query.where("repositoryId", "=", repositoryId).executeTakeFirst()) ?? null;
    },

    async listByRun(runId: string): Promise<EvidenceRecord[]> {
      return db.selectFrom("evidence").selectAll().where("runId", "=", runId).orderBy("sourcePath").execute();
    },

    async listByRepository(repositoryId: string): Promise<EvidenceRecord[]> {
      const query = db.selectFrom("evidence").selectAll().where("repositoryId", "=", repositoryId);
      return query.orderBy("runId").orderBy("sourcePath").execute();
    },

    /** Inserts a file of a Run, or updates the one with the same path, keeping its id. Returns the stored record. */
    async save(record: EvidenceRecord): Promise<EvidenceRecord> {
      const { digest, byteSize, summary, mediaType } = record;
      return db
        .insertInto("evidence")
        .values(record)
        .onConflict((c) =>
          c.columns(["runId", "sourcePath"]).doUpdateSet({ digest, byteSize, summary, mediaType }),
        )
        .returningAll()
        .executeTakeFirstOrThrow();
    },
  };
}
