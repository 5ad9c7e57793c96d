import type { Kysely } from "kysely";
import type { RepositoryRecord } from "../../domain/records.ts";
import { decodeJsonColumns } from "../database/json-columns.ts";
import type { Tables } from "../database/tables.ts";
import { searchIndexOf } from "../search/index-of.ts";
import { indexedMembers, indexRepository, reindexClaims } from "../search/index-records.ts";

/** Creates and fills the search index of repositories and Claims, and the indexes of lists ordered by creation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const kind of ["repositories", "claims"] as const) {
    await searchIndexOf(db).create(db, kind);
    await db.schema.createIndex(`${kind}_created`).on(kind).columns(["createdAt", "id"]).execute();
  }
  await db.schema.dropIndex("claims_updated").execute();
  await db.schema
    .createIndex("claims_repository")
    .on("claims")
    .columns(["repositoryId", "createdAt", "id"])
    .execute();
  const tables = db as Kysely<Tables>;
  await (db.isTransaction ? indexAll(tables) : tables.transaction().execute(indexAll));
}

/** Indexes existing records in order of creation, which is the order of their numbers. */
async function indexAll(db: Kysely<Tables>): Promise<void> {
  const rows = await db
    .selectFrom("repositories")
    .select(["id", ...indexedMembers])
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
  const repositories = rows.map((row) =>
    decodeJsonColumns<RepositoryRecord>(row, ["authors", "subjects", "topics"]),
  );
  for (const repository of repositories) await indexRepository(db, repository);
  for (const repository of repositories) await reindexClaims(db, repository);
}
