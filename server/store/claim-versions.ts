import type { Kysely } from "kysely";
import type { ClaimRecord } from "../domain/records.ts";
import { encodeJsonColumns } from "./database/json-columns.ts";
import type { Tables } from "./database/tables.ts";

/** What Claims were in earlier versions of their repository, with what their Assessments have made of them. */
export function createClaimVersions(db: Kysely<Tables>) {
  return {
    async get(claimId: string, versionId: string): Promise<ClaimRecord | null> {
      const query = db.selectFrom("claimVersions").select("record").where("claimId", "=", claimId);
      const row = await query.where("versionId", "=", versionId).executeTakeFirst();
      return row ? (JSON.parse(row.record) as ClaimRecord) : null;
    },

    /** Returns those of a repository in these versions, as retired. */
    async list(repositoryId: string, versionIds: string[]): Promise<ClaimRecord[]> {
      const rows = await db
        .selectFrom("claimVersions")
        .innerJoin("claims", "claims.id", "claimVersions.claimId")
        .select(["claimVersions.record", "claims.updatedAt"])
        .where("claims.repositoryId", "=", repositoryId)
        .where("claimVersions.versionId", "in", versionIds)
        .execute();
      return rows.map(({ record, updatedAt }) => ({
        ...(JSON.parse(record) as ClaimRecord),
        retiredAt: updatedAt,
      }));
    },

    async keep(claim: ClaimRecord): Promise<void> {
      const { id: claimId, versionId } = claim;
      const { record } = encodeJsonColumns<{ record: string }>({ record: claim }, ["record"]);
      await db
        .insertInto("claimVersions")
        .values({ claimId, versionId, record })
        .onConflict((conflict) => conflict.columns(["claimId", "versionId"]).doUpdateSet({ record }))
        .execute();
    },
  };
}
