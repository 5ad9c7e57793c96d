import type { Kysely } from "kysely";
import type { DatabaseDialect } from "../database/dialect.ts";
import { countedTables } from "./0008-data-revision.ts";

/**
 * Creates the counter of the changes of each repository with all that belongs to it, and the triggers that increment it:
 * on the tables that move the data revision. A repository without a row has not changed since.
 */
export async function up(db: Kysely<unknown>, dialect: DatabaseDialect): Promise<void> {
  await db.schema
    .createTable("repositoryRevisions")
    .addColumn("repositoryId", "text", (c) => c.notNull())
    .addColumn("changes", "bigint", (c) => c.notNull())
    .execute();
  const index = db.schema
    .createIndex("repositoryRevisions_repository")
    .on("repositoryRevisions")
    .column("repositoryId");
  // PostgreSQL has several rows of a repository (database/repository-triggers.ts).
  await (dialect.name === "sqlite" ? index.unique() : index).execute();
  for (const [table, link] of Object.entries(countedTables))
    await dialect.createRepositoryTriggers(db, table, link);
}
