import { createHash } from "node:crypto";
import { constants, existsSync } from "node:fs";
import { copyFile, mkdtemp, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { Client } from "pg";
import { openDatabase } from "../../server/store/database/database.ts";
import type { OpenDatabase } from "../../server/store/database/open-database.ts";
import { migrate } from "../../server/store/migrations/migrate.ts";
import { memoryFolder } from "./memory-folder.ts";

/**
 * Which database the tests run on: vitest.config.ts runs those that keep something twice, as the projects `sqlite`
 * and `postgres`. A test that asks here for its database needs to know nothing of it.
 */
export const onPostgres = process.env.TEST_DATABASE === "postgres";

/** A database of a test's own. */
export interface TestDatabase extends AsyncDisposable {
  /** Opens it as the service does; again for another handle on the same one. */
  open(): Promise<OpenDatabase>;
}

export async function createTestDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  const folder = await mkdtemp(join(memoryFolder, "rvs-database-"));
  await createDatabase(folder, { migrated });
  return {
    open: () => openDatabaseOf(folder),
    async [Symbol.asyncDispose]() {
      await removeDatabase(folder);
      await rm(folder, { recursive: true });
    },
  };
}

/** Opens the database of the services with this data folder. */
export async function openDatabaseOf(dataDir: string): Promise<OpenDatabase> {
  const { SERVICE_DATABASE_URL: url = null } = databaseSettings(dataDir);
  return openDatabase({ url, path: join(dataDir, embedded) }, () => {});
}

/** By which services with this data folder, one after the other or together, find their database. */
export function databaseSettings(dataDir: string): { SERVICE_DATABASE_URL?: string } {
  return onPostgres ? { SERVICE_DATABASE_URL: urlOf(nameFor(dataDir)) } : {};
}

/** Makes the database of a data folder where there is none; one that is not migrated an embedded one makes itself. */
export async function createDatabase(dataDir: string, { migrated = true } = {}): Promise<void> {
  if (!onPostgres) {
    const path = join(dataDir, embedded);
    // Migrating takes each service a tenth of a second. Outside of vitest there is nothing to copy.
    const isMissing = existsSync(dataDir) && !existsSync(path);
    if (migrated && isMissing && process.env.TEST_SQLITE)
      await copyFile(process.env.TEST_SQLITE, path, constants.COPYFILE_FICLONE);
    return;
  }
  await asAdministrator(async (client) => {
    const name = nameFor(dataDir);
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
    if (rowCount === 0)
      await client.query(`create database ${name} template ${migrated ? template : "template0"}`);
  });
}

export async function removeDatabase(dataDir: string): Promise<void> {
  if (!onPostgres) return;
  await asAdministrator((client) => client.query(`drop database if exists ${nameFor(dataDir)} with (force)`));
}

/** The names of the migrations that ran, in order. */
export async function migrationsOf(dataDir: string): Promise<string[]> {
  const { db, close } = await openDatabaseOf(dataDir);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  await close();
  return rows.map(({ name }) => name);
}

/** Takes the database of a service away for as long as `use` lasts. */
export async function withoutDatabase(dataDir: string, use: () => Promise<void>): Promise<void> {
  const file = join(dataDir, embedded);
  const away = `${nameFor(dataDir)}_away`;
  await (onPostgres ? renameDatabase(nameFor(dataDir), away) : rename(file, `${file}.away`));
  try {
    await use();
  } finally {
    await (onPostgres ? renameDatabase(away, nameFor(dataDir)) : rename(`${file}.away`, file));
  }
}

/** Makes, once for a whole run of tests, the file that every migrated embedded database is copied from. */
export async function createEmbeddedTemplate(folder: string): Promise<string> {
  const path = join(folder, embedded);
  const opened = await openDatabase({ url: null, path }, console.error);
  await migrate(opened.db);
  await opened.close();
  return path;
}

/** The same on PostgreSQL. */
export async function createTemplate(url: (database: string) => string): Promise<void> {
  const client = new Client({ connectionString: url("postgres") });
  await client.connect();
  await client.query(`create database ${template} template template0`);
  await client.end();
  const opened = await openDatabase({ url: url(template), path: "" }, console.error);
  await migrate(opened.db);
  await opened.close();
}

const template = "migrated";
const embedded = "service.sqlite";

function nameFor(dataDir: string): string {
  return `of_${createHash("sha256").update(dataDir).digest("hex").slice(0, 24)}`;
}

/** `TEST_POSTGRES` is the address of the database `postgres`, set by postgres-setup.ts. */
function urlOf(database: string): string {
  return process.env.TEST_POSTGRES!.replace("/postgres?", `/${database}?`);
}

async function renameDatabase(from: string, to: string): Promise<void> {
  await asAdministrator(async (client) => {
    await client.query(`alter database ${from} with allow_connections false`);
    await client.query("select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1", [
      from,
    ]);
    await client.query(`alter database ${from} rename to ${to}`);
    await client.query(`alter database ${to} with allow_connections true`);
  });
}

async function asAdministrator(work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: urlOf("postgres") });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
