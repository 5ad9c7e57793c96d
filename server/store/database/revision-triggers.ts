import { type Kysely, sql } from "kysely";
import { audienceOfRow } from "./readable-by.ts";

/** The column that links a row to its repository: its own id, `repositoryId`, or the `runId` of one of its Runs. */
export type RepositoryLink = "id" | "repositoryId" | "runId";

/** Increments the single row of the audience: SQLite has one writer. */
export async function createSqliteRevisionTriggers(
  db: Kysely<unknown>,
  table: string,
  link: RepositoryLink,
): Promise<void> {
  const rows = { insert: ["new"], update: ["old", "new"], delete: ["old"] };
  for (const [action, changed] of Object.entries(rows)) {
    // A change of visibility concerns both the old and the new audience.
    const counted = link === "id" ? changed : changed.slice(-1);
    const statements = counted.map(
      (row) => `insert into "dataRevision" (audience, changes) ${selectChange(row, link)}
        on conflict (audience) do update set changes = changes + 1;`,
    );
    await sql`create trigger ${sql.id(`${table}_count_${action}`)} after ${sql.raw(action)} on ${sql.table(table)}
      begin ${sql.raw(statements.join(" "))} end`.execute(db);
  }
}

function selectChange(row: string, link: RepositoryLink): string {
  if (link === "id") return `select ${audienceOfRow(row)}, 1 where true`;
  const id =
    link === "runId"
      ? `(select "repositoryId" from runs where id = ${row}."runId")`
      : `${row}."repositoryId"`;
  return `select ${audienceOfRow("r")}, 1 from repositories r where r.id = ${id}`;
}

/**
 * Inserts a row for each statement and audience. Incrementing a shared row would make concurrent writers wait, or fail
 * with serialization conflicts.
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
    `insert into "dataRevision" select distinct ${audienceOfRow("r")}, 1 from ${rows}`;
  const before = link === "id" ? `; ${count("old_rows r")}` : "";
  await createTriggerFunction(db, `count_${table}`, count(joins[link]));
  await createTriggerFunction(db, `count_${table}_update`, `${count(joins[link])}${before}`);
  const events = [
    { event: "insert", rows: "new table as changed", by: `count_${table}` },
    { event: "update", rows: "old table as old_rows new table as changed", by: `count_${table}_update` },
    { event: "delete", rows: "old table as changed", by: `count_${table}` },
  ];
  for (const { event, rows, by } of events)
    await sql`create trigger ${sql.id(`${table}_count_${event}`)} after ${sql.raw(event)} on ${sql.table(table)}
      referencing ${sql.raw(rows)} for each statement execute function ${sql.id(by)}()`.execute(db);
}

async function createTriggerFunction(db: Kysely<unknown>, name: string, body: string): Promise<void> {
  await sql`create function ${sql.id(name)}() returns trigger language plpgsql as
    ${sql.lit(`begin ${body}; return null; end`)}`.execute(db);
}
