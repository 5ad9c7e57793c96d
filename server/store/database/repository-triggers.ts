import { type Kysely, sql } from "kysely";
import type { RepositoryLink } from "./revision-triggers.ts";

/**
 * Increments the row of the repository, and moves it behind those of all changes before: SQLite has one writer, and no
 * row is ever deleted there.
 */
export async function createSqliteRepositoryTriggers(
  db: Kysely<unknown>,
  table: string,
  link: RepositoryLink,
): Promise<void> {
  for (const [action, row] of Object.entries({ insert: "new", update: "new", delete: "old" })) {
    const changed = link === "runId" ? `runs where id = ${row}."runId"` : "(select 1) where true";
    const id = { id: `${row}.id`, repositoryId: `${row}."repositoryId"`, runId: `"repositoryId"` }[link];
    await sql`create trigger ${sql.id(`${table}_revise_${action}`)} after ${sql.raw(action)} on ${sql.table(table)}
      begin insert into "repositoryRevisions" ("repositoryId", changes) select ${sql.raw(`${id}, 1 from ${changed}`)}
      on conflict ("repositoryId") do update
        set changes = changes + 1, change = (select max(change) + 1 from "repositoryRevisions"); end`.execute(
      db,
    );
  }
}

/**
 * Inserts a row for each statement and repository, of which the sum counts: to increment a row would make concurrent
 * writers wait, or fail with serialization conflicts.
 */
export async function createPostgresRepositoryTriggers(
  db: Kysely<unknown>,
  table: string,
  link: RepositoryLink,
): Promise<void> {
  const source = link === "runId" ? `changed c join runs x on x.id = c."runId"` : "changed c";
  const id = { id: "c.id", repositoryId: `c."repositoryId"`, runId: `x."repositoryId"` }[link];
  const body = `begin insert into "repositoryRevisions" select distinct ${id}, 1 from ${source}; return null; end`;
  const name = `revise_${table}`;
  await sql`create function ${sql.id(name)}() returns trigger language plpgsql as ${sql.lit(body)}`.execute(
    db,
  );
  for (const [event, rows] of Object.entries({ insert: "new", update: "new", delete: "old" }))
    await sql`create trigger ${sql.id(`${table}_revise_${event}`)} after ${sql.raw(event)} on ${sql.table(table)}
      referencing ${sql.raw(rows)} table as changed for each statement execute function ${sql.id(name)}()`.execute(
      db,
    );
}
