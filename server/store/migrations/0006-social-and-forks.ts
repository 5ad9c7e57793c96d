import { type Kysely, sql } from "kysely";
import type { DatabaseDialect } from "../database/dialect.ts";

/** Creates stars, reproduction requests and follows; adds the fork's origin and the preprint id to repositories. */
export async function up(db: Kysely<unknown>, _dialect: DatabaseDialect): Promise<void> {
  for (const column of ["paperTitle", "preprintId"])
    await db.schema.alterTable("repositories").addColumn(column, "text").execute();
  await db.schema.alterTable("repositories").addColumn("pageCount", "integer").execute();
  await db.schema
    .alterTable("repositories")
    .addColumn("forkedFrom", "text", (c) => c.references("repositories.id"))
    .execute();
  await db.schema.createIndex("repositories_forked_from").on("repositories").column("forkedFrom").execute();
  // A namespace has a preprint once. Both databases treat nulls in a unique index as distinct.
  await db.schema
    .createIndex("repositories_preprint")
    .unique()
    .on("repositories")
    .columns(["owner", "preprintId"])
    .execute();

  const kind = "kind in ('star', 'request', 'repository_follow', 'user_follow')";
  await db.schema
    .createTable("marks")
    .addColumn("kind", "text", (c) => c.notNull().check(sql.raw(kind)))
    .addColumn("targetId", "text", (c) => c.notNull())
    .addColumn("accountId", "text", (c) => c.notNull())
    .addColumn("createdAt", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("marks_pk", ["kind", "targetId", "accountId"])
    .execute();
  // Updated in the same transaction: a page of repositories must not count a million stars.
  await db.schema
    .createTable("markCounts")
    .addColumn("kind", "text", (c) => c.notNull().check(sql.raw(kind)))
    .addColumn("targetId", "text", (c) => c.notNull())
    .addColumn("count", "integer", (c) => c.notNull().check(sql`count >= 0`))
    .addPrimaryKeyConstraint("markCounts_pk", ["targetId", "kind"])
    .execute();
}
