import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, onPostgres, type TestDatabase } from "../../test/support/databases.ts";
import { newRepository } from "../domain/repository/new-repository.ts";
import { createDataRevisionStore } from "./data-revision.ts";
import { dialectOf } from "./database/dialect.ts";
import type { OpenDatabase } from "./database/open-database.ts";
import type { Tables } from "./database/tables.ts";
import { createRepositoryStore } from "./repositories.ts";

const created = newRepository({
  ...{ id: "repo_1", owner: "ada", slug: "one", title: "One", visibility: "public", submittedBy: "ada" },
  ...{ paperLicense: "unknown", codeLicense: "unknown", paperDigest: "sha256:0", paperByteSize: 1 },
  ...{ paperTextDigest: "sha256:1", at: new Date().toISOString() },
});

let database: TestDatabase;
let mine: OpenDatabase;
let other: OpenDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  [mine, other] = [await database.open(), await database.open()];
  await createRepositoryStore(mine.db).create(created.repository);
});
afterAll(async () => {
  for (const { close } of [mine, other]) await close();
  await database[Symbol.asyncDispose]();
});

const revision = async ({ db }: Pick<OpenDatabase, "db">) =>
  (await createDataRevisionStore(db).get([])).reduce((sum, { changes }) => sum + changes, 0);
/** Makes a change that Agent API responses include. */
const write = (db: Kysely<Tables>, digest: string) =>
  createRepositoryStore(db).appendVersion({ ...created.version, digest });
const transaction = ({ db }: OpenDatabase, work: (db: Kysely<Tables>) => Promise<unknown>) =>
  dialectOf(db).transaction(db, work);

it("increments for every connection on commit, and not on rollback", async () => {
  const before = await revision(other);
  await transaction(mine, async (db) => {
    await write(db, "one");
    expect(await revision({ db })).toBeGreaterThan(before);
    expect(await revision(other)).toBe(before);
  });
  const committed = await revision(other);
  expect(committed).toBeGreaterThan(before);
  const failed = transaction(mine, async (db) => {
    await write(db, "two");
    throw new Error("rolled back");
  });
  await expect(failed).rejects.toThrow("rolled back");
  for (const each of [mine, other]) expect(await revision(each)).toBe(committed);
});

it("counts a released savepoint after one that is rolled back", async () => {
  const before = await revision(mine);
  const controlled = await mine.db.startTransaction().execute();
  const undone = await controlled.savepoint("undone").execute();
  await write(undone, "undone");
  await undone.rollbackToSavepoint("undone").execute();
  await write(controlled, "kept");
  await controlled.commit().execute();
  expect(await revision(other)).toBeGreaterThan(before);
});

it("counts each concurrent write, and never decreases while rows are summed", async () => {
  const before = await revision(mine);
  let busy = true;
  const revisions: number[] = [];
  const reading = (async () => {
    while (busy) revisions.push(await revision(other), await other.publicRevision());
  })();
  // SQLite has one writer: a second handle waiting for the lock would block this process's event loop.
  const writers = onPostgres ? [mine, other] : [mine];
  const names = Array.from({ length: 240 }, (_, number) => `parallel ${number}`);
  await Promise.all(
    names.map((name, number) => transaction(writers[number % writers.length]!, (db) => write(db, name))),
  );
  busy = false;
  await reading;
  expect(await revision(mine)).toBeGreaterThanOrEqual(before + names.length);
  expect(revisions).toEqual(revisions.toSorted((a, b) => a - b));
  const { rows } = await mine.db
    .selectFrom("dataRevision")
    .select((eb) => eb.fn.countAll<number>().as("rows"))
    .executeTakeFirstOrThrow();
  expect(rows).toBeLessThanOrEqual(100);
});
