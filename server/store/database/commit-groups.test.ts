import Database from "better-sqlite3";
import { Kysely, sql, type Transaction } from "kysely";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ImmediateSqliteDialect } from "./immediate-sqlite.ts";

interface Tables {
  notes: { text: string };
}

let db: Kysely<Tables>;
/** Every statement that SQLite was given. */
let statements: string[];
/** Syncs that have begun; each ends when the test says so. */
let syncs: PromiseWithResolvers<void>[];
beforeEach(() => {
  // A machine that is busy would end groups early.
  vi.useFakeTimers({ toFake: ["performance"] });
  statements = [];
  syncs = [];
  const database = new Database(":memory:", { verbose: (statement) => statements.push(String(statement)) });
  database.exec(
    `create table notes (text text primary key, "of" text references notes deferrable initially deferred)`,
  );
  statements.length = 0;
  const sync = () => {
    const ending = Promise.withResolvers<void>();
    syncs.push(ending);
    return ending.promise;
  };
  db = new Kysely({ dialect: new ImmediateSqliteDialect({ database }, sync) });
});
afterEach(async () => {
  vi.useRealTimers();
  await db.destroy();
});

const note = (text: string, then: (trx: Transaction<Tables>) => unknown = () => undefined) =>
  db.transaction().execute(async (trx) => {
    await trx.insertInto("notes").values({ text }).execute();
    await then(trx);
    return text;
  });
const texts = async () => (await db.selectFrom("notes").select("text").execute()).map(({ text }) => text);
const loops = async (count: number) => {
  for (; count > 0; count--) await new Promise((resolve) => setImmediate(resolve));
};
const endSyncs = async () => {
  for (const { resolve } of syncs) resolve();
  await loops(1);
};
const control = () => statements.filter((statement) => !/^(insert|select)/.test(statement));

it("commits what comes in one turn together, and acknowledges none before it is synced", async () => {
  const done: string[] = [];
  const writing = ["a", "b"].map((text) => note(text).then((text) => done.push(text)));
  await loops(3);
  expect(control()).toEqual([
    "begin immediate",
    ...["savepoint member", "release member", "savepoint member", "release member"],
    "commit",
  ]);
  expect([await texts(), done]).toEqual([["a", "b"], []]);
  await endSyncs();
  await Promise.all(writing);
});

it("gathers what comes while the disk is busy; one alone has no savepoint", async () => {
  const first = note("a");
  await loops(3);
  const others = ["b", "c"].map((text) => note(text));
  await loops(3);
  expect(control()).toEqual(["begin immediate", "commit"]);
  await endSyncs();
  await loops(3);
  const commits = control().filter((each) => each === "commit");
  expect([commits.length, syncs.length]).toEqual([2, 2]);
  await endSyncs();
  expect(await Promise.all([first, ...others])).toEqual(["a", "b", "c"]);
});

it("takes back one that fails, and nothing of the others", async () => {
  const seen: string[] = [];
  const fail = async () => {
    await Promise.reject(new Error("given up"));
  };
  const results = Promise.allSettled([
    note("a"),
    note("b", fail).catch((error) => {
      seen.push(...statements);
      throw error;
    }),
    note("a"),
    note("c"),
  ]);
  await loops(3);
  // Why it failed may be what others wrote: nobody is told before that is committed.
  expect(seen).toContain("commit");
  await endSyncs();
  const [a, b, again, c] = await results;
  expect([a!.status, b!.status, again!.status, c!.status]).toEqual([
    "fulfilled",
    "rejected",
    "rejected",
    "fulfilled",
  ]);
  expect(await texts()).toEqual(["a", "c"]);
});

it("fails all of a group that cannot be committed", async () => {
  const dangling = (trx: Transaction<Tables>) => sql`update notes set "of" = 'nobody'`.execute(trx);
  const results = await Promise.allSettled([
    note("a"),
    note("b", dangling),
    note("c", () => Promise.reject(new Error("given up"))),
  ]);
  for (const each of results)
    expect(each).toMatchObject({ reason: { code: "SQLITE_CONSTRAINT_FOREIGNKEY" } });
  expect([await texts(), syncs]).toEqual([[], []]);
});

it("fails those whose changes SQLite took back, and goes on with the rest", async () => {
  const results = Promise.allSettled([
    note("a"),
    note("b", (trx) => sql`insert or rollback into notes (text) values ('a')`.execute(trx)),
    note("c"),
  ]);
  await loops(5);
  await endSyncs();
  const [a, b, c] = await results;
  for (const each of [a, b]) expect(each).toMatchObject({ reason: { code: "SQLITE_CONSTRAINT_PRIMARYKEY" } });
  expect(c).toEqual({ status: "fulfilled", value: "c" });
  expect(await texts()).toEqual(["c"]);
});

it("commits before the rest where a group has taken long", async () => {
  const done: string[] = [];
  const writing = ["a", "b", "c"].map((text) =>
    note(text, () => vi.advanceTimersByTime(6)).then((text) => done.push(text)),
  );
  await loops(3);
  await endSyncs();
  await loops(3);
  expect([done, await texts()]).toEqual([
    ["a", "b"],
    ["a", "b", "c"],
  ]);
  await endSyncs();
  await Promise.all(writing);
});
