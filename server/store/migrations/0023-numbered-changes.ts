import { type Kysely, sql } from "kysely";
import type { DatabaseDialect } from "../database/dialect.ts";
import { countedTables } from "./0008-data-revision.ts";

/**
 * Gives the last change of each repository a number, which is above those of all changes before it: what was changed since
 * one of them is read in their order. Of an embedded database alone, where changes are committed one after another. The
 * number is a column, as the row ids of a table without one may be others after a VACUUM.
 */
export async function up(db: Kysely<unknown>, dialect: DatabaseDialect): Promise<void> {
  if (dialect.name !== "sqlite") return;
  for (const table of Object.keys(countedTables))
    for (const action of ["insert", "update", "delete"])
      await sql`drop trigger ${sql.id(`${table}_revise_${action}`)}`.execute(db);
  await db.schema.alterTable("repositoryRevisions").renameTo("earlierRevisions").execute();
  await db.schema.dropIndex("repositoryRevisions_repository").execute();
  await db.schema
    .createTable("repositoryRevisions")
    .addColumn("change", "integer", (c) => c.primaryKey())
    .addColumn("repositoryId", "text", (c) => c.notNull())
    .addColumn("changes", "bigint", (c) => c.notNull())
    .execute();
  await sql`insert into "repositoryRevisions" ("repositoryId", changes)
    select "repositoryId", changes from "earlierRevisions"`.execute(db);
  await db.schema.dropTable("earlierRevisions").execute();
  await db.schema
    .createIndex("repositoryRevisions_repository")
    .on("repositoryRevisions")
    .column("repositoryId")
    .unique()
    .execute();
  for (const [table, link] of Object.entries(countedTables))
    await dialect.createRepositoryTriggers(db, table, link);
}
