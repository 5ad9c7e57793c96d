import { type Kysely, sql } from "kysely";
import type { DatabaseDialect } from "../database/dialect.ts";
import type { RepositoryLink } from "../database/revision-triggers.ts";

/**
 * What the Agent API shows, and how it leads to its repository. A table that its answers are made from belongs here, or
 * a stale answer stays fresh; but for those that are written with one of these in one transaction: `runClaims`,
 * `supersessions`, and what the search finds.
 */
export const countedTables: Record<string, RepositoryLink> = {
  repositories: "id",
  versions: "repositoryId",
  experiments: "repositoryId",
  claims: "repositoryId",
  runs: "repositoryId",
  runLogs: "runId",
  evidence: "repositoryId",
  assessments: "repositoryId",
  attestations: "repositoryId",
};

/** How many changes these have seen that each audience may read: it differs whenever what they may read does. */
export async function up(db: Kysely<unknown>, seam: DatabaseDialect): Promise<void> {
  await db.schema
    .createTable("dataRevision")
    .addColumn("audience", "text", (c) => c.notNull())
    .addColumn("changes", "bigint", (c) => c.notNull())
    .execute();
  if (seam.name === "sqlite")
    await sql`create unique index "dataRevision_audience" on "dataRevision" (audience)`.execute(db);
  for (const [table, link] of Object.entries(countedTables))
    await seam.createRevisionTriggers(db, table, link);
}
