import { type Kysely, sql } from "kysely";

/**
 * Indexes the few Claims that lists of repositories count as near, so that no page reads all measurements for them. The
 * condition is that of `isNear` in `count-claims.ts`: a query with another one scans the repositories' Claims.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex("claims_near")
    .on("claims")
    .column("repositoryId")
    .where(
      sql<boolean>`"evidenceState" = 'supported' and "retiredAt" is null and "measurements" like '%"outcome":"near"%'`,
    )
    .execute();
}
