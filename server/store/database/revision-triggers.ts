import { type Kysely, sql } from "kysely";

/** How a row of a table leads to its repository: it is one, names it, or names a Run of it. */
export type RepositoryLink = "id" | "repositoryId" | "runId";

/** Whoever may read a repository: everybody, under the empty name, or the namespace that it is private to. */
const audienceOf = (row: string) => `case ${row}.visibility when 'public' then '' else ${row}.owner end`;

/** Adds to the one row of the audience: SQLite has one writer. */
export async function createSqliteRevisionTriggers(
  db: Kysely<unknown>,
  table: string,
  link: RepositoryLink,
): Promise<void> {
  const rows = { insert: ["new"], update: ["old", "new"], delete: ["old"] };
  for (const [action, changed] of Object.entries(rows)) {
    // A repository that is made private or public changed for those of before too.
    const seen = link === "id" ? changed : changed.slice(-1);
    const statements = seen.map(
      (row) => `insert into "dataRevision" (audience, changes) ${selected(row, link)}
        on conflict (audience) do update set changes = changes + 1;`,
    );
    await sql`create trigger ${sql.id(`${table}_count_${action}`)} after ${sql.raw(action)} on ${sql.table(table)}
      begin ${sql.raw(statements.join(" "))} end`.execute(db);
  }
}

function selected(row: string, link: RepositoryLink): string {
  if (link === "id") return `select ${audienceOf(row)}, 1 where true`;
  const id =
    link === "runId"
      ? `(select "repositoryId" from runs where id = ${row}."runId")`
      : `${row}."repositoryId"`;
  return `select ${audienceOf("r")}, 1 from repositories r where r.id = ${id}`;
}

/**
 * Adds a row for each statement and audience. Writers would wait for each other at a row that all of them add to, or end
 * each other, as their transactions are serializable.
 */
export async function createPostgresRevisionTriggers(
  db: Kysely<unknown>,
  table: string,
  link: RepositoryLink,
): Promise<void> {
  const joins = {
    id: "changed r",
    repositoryId: `changed c join repositories r on r.id = c."repositoryId"`,
    runId: `changed c join runs x on x.id = c."runId" join repositories r on r.id = x."repositoryId"`,
  };
  const count = (rows: string) =>
    `insert into "dataRevision" select distinct ${audienceOf("r")}, 1 from ${rows}`;
  const before = link === "id" ? `; ${count("old_rows r")}` : "";
  await define(db, `count_${table}`, count(joins[link]));
  await define(db, `count_${table}_update`, `${count(joins[link])}${before}`);
  const events = [
    { event: "insert", rows: "new table as changed", by: `count_${table}` },
    { event: "update", rows: "old table as old_rows new table as changed", by: `count_${table}_update` },
    { event: "delete", rows: "old table as changed", by: `count_${table}` },
  ];
  for (const { event, rows, by } of events)
    await sql`create trigger ${sql.id(`${table}_count_${event}`)} after ${sql.raw(event)} on ${sql.table(table)}
      referencing ${sql.raw(rows)} for each statement execute function ${sql.id(by)}()`.execute(db);
}

async function define(db: Kysely<unknown>, name: string, body: string): Promise<void> {
  await sql`create function ${sql.id(name)}() returns trigger language plpgsql as
    ${sql.lit(`begin ${body}; return null; end`)}`.execute(db);
}
