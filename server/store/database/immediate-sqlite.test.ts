import Database from "better-sqlite3";
import { Kysely, sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ImmediateSqliteDialect } from "./immediate-sqlite.ts";

let db: Kysely<{ notes: { text: string } }>;
/** Syncs that have begun; each ends when the test says so. */
let syncs: PromiseWithResolvers<void>[];
beforeEach(async () => {
  syncs = [];
  const database = new Database(":memory:");
  database.exec("create table notes (text text)");
  const sync = () => {
    const ending = Promise.withResolvers<void>();
    syncs.push(ending);
    return ending.promise;
  };
  db = new Kysely({ dialect: new ImmediateSqliteDialect({ database }, sync) });
});
afterEach(() => db.destroy());

const insert = (text: string) => db.insertInto("notes").values({ text });
const texts = async () => (await db.selectFrom("notes").select("text").execute()).map(({ text }) => text);
/** Of the event loop, and the next one: transactions wait for those that the same turn brings. */
const turn = async () => {
  for (let turns = 0; turns < 2; turns++) await new Promise((resolve) => setImmediate(resolve));
};

const writes = {
  statement: () => insert("a").execute(),
  returning: () => insert("a").returning("text").execute(),
  raw: () => sql`insert into notes values ('a')`.execute(db),
  transaction: () =>
    db.transaction().execute(async (trx) => trx.insertInto("notes").values({ text: "a" }).execute()),
};

it.each(Object.entries(writes))("acknowledges a %s when it is synced; others go on", async (_, write) => {
  let acknowledged = false;
  const writing = write().then(() => {
    acknowledged = true;
  });
  await turn();
  expect(await texts()).toEqual(["a"]);
  const other = insert("b").execute();
  await turn();
  expect(await texts()).toEqual(["a", "b"]);
  expect([acknowledged, syncs.length]).toEqual([false, 2]);
  for (const { resolve } of syncs) resolve();
  await Promise.all([writing, other]);
});

it("syncs nothing for reads, nor for a transaction that is given up", async () => {
  await texts();
  await expect(
    db.transaction().execute(async (trx) => {
      await trx.insertInto("notes").values({ text: "a" }).execute();
      throw new Error("given up");
    }),
  ).rejects.toThrow("given up");
  expect([await texts(), syncs]).toEqual([[], []]);
});

it("fails a write whose sync fails", async () => {
  const writing = expect(insert("a").execute()).rejects.toThrow("EIO");
  await turn();
  syncs[0]?.reject(new Error("EIO"));
  await writing;
});

it("takes turns with others for each statement of a connection", async () => {
  await db.connection().execute(async (connection) => {
    const first = connection.insertInto("notes").values({ text: "a" }).execute();
    await turn();
    await db.selectFrom("notes").select("text").execute();
    syncs[0]?.resolve();
    await first;
    expect(await connection.selectFrom("notes").select("text").execute()).toEqual([{ text: "a" }]);
  });
});
