import { type Kysely, sql } from "kysely";

/**
 * Adds the address of a paper's licence, and lets a repository have no PDF. SQLite cannot take `not null` off a column:
 * a new one takes its place, on both databases.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("repositories").addColumn("paperLicenseUrl", "text").execute();
  await db.schema.dropIndex("repositories_paper").execute();
  await db.schema.dropIndex("repositories_paper_bytes").execute();
  for (const [column, type] of [
    ["paperDigest", "text"],
    ["paperByteSize", "integer"],
  ] as const) {
    const nullable = `${column}OrNull`;
    await db.schema.alterTable("repositories").addColumn(nullable, type).execute();
    await sql`update repositories set ${sql.ref(nullable)} = ${sql.ref(column)}`.execute(db);
    await db.schema.alterTable("repositories").dropColumn(column).execute();
    await db.schema.alterTable("repositories").renameColumn(nullable, column).execute();
  }
  await db.schema.createIndex("repositories_by_preprint").on("repositories").column("preprintId").execute();
  await db.schema.createIndex("repositories_paper_bytes").on("repositories").column("paperDigest").execute();
  await db.schema
    .createIndex("repositories_paper")
    .on("repositories")
    .columns(["owner", "paperDigest"])
    .execute();
}
