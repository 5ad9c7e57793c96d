import { type Kysely, sql } from "kysely";
import type { DatabaseDialect } from "../database/dialect.ts";
import type { RepositoryLink } from "../database/revision-triggers.ts";

/**
 * The tables that the Agent API's responses are built from, with the link to their repository. A table missing here
 * would let stale responses validate as fresh, except for tables written only together with one of these in one
 * transaction: `runClaims`, `supersessions` and the search index.
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

/** Creates the counter of the changes that each audience may read, and the triggers that increment it. */
export async function up(db: Kysely<unknown>, dialect: DatabaseDialect): Promise<void> {
  await db.schema
    .createTable("dataRevision")
    .addColumn("audience", "text", (c) => c.notNull())
    .addColumn("changes", "bigint", (c) => c.notNull())
    .execute();
  if (dialect.name === "sqlite")
    await sql`create unique index "dataRevision_audience" on "dataRevision" (audience)`.execute(db);
  for (const [table, link] of Object.entries(countedTables))
    await dialect.createRevisionTriggers(db, table, link);
}
