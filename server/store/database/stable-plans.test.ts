import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { OpenDatabase } from "./open-database.ts";
import { openSqlite } from "./sqlite.ts";

interface Items {
  items: { id: string; listId: string; rank: number };
  lists: { id: string; name: string };
}

let folder: string;
let opened: OpenDatabase;
let db: Kysely<Items>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "rvs-plans-"));
  opened = openSqlite(join(folder, "one.sqlite"));
  db = opened.db as never;
  await sql`create table items (id text primary key, "listId" text, rank integer)`.execute(db);
  await sql`create table lists (id text primary key, name text)`.execute(db);
  await db.insertInto("lists").values({ id: "a", name: "A" }).execute();
  const items = ["one", "two", "three"].map((id, rank) => ({ id, listId: "a", rank }));
  await db.insertInto("items").values(items).execute();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await opened.close();
  rmSync(folder, { recursive: true });
});

/** better-sqlite3 makes a function of each statement's columns, once more where SQLite has compiled it anew. */
function countCompiled(): () => number {
  const made = vi.spyOn(globalThis, "Function");
  return () => made.mock.calls.filter(([source]) => String(source).startsWith("return (v0")).length;
}

const joined = (id: string) =>
  db
    .selectFrom("items")
    .innerJoin("lists", "lists.id", "items.listId")
    .select(["items.id", "lists.name"])
    .where("items.id", "=", id);
const limited = (limit: number) =>
  db.selectFrom("items").select(["id", "rank"]).where("rank", ">=", 0).orderBy("rank").limit(limit);

it("compiles a read once, whatever values it is run with", async () => {
  const compiled = countCompiled();
  for (const id of ["one", "two", "three"]) expect(await joined(id).execute()).toEqual([{ id, name: "A" }]);
  expect(compiled()).toBe(1);
  for (const limit of [1, 2, 3]) expect(await limited(limit).execute()).toHaveLength(limit);
  expect(compiled()).toBe(2);
  const raw = (rank: number) => sql<{ id: string }>`select id from items where rank = ${rank} limit ${1}`;
  for (const rank of [0, 1, 2]) expect((await raw(rank).execute(db)).rows).toHaveLength(1);
  expect(compiled()).toBe(3);
});

it("compares values as the column does, and binds those of writes as they are", async () => {
  const written = db.updateTable("items").set({ rank: 7 }).where("id", "=", "two").returning("rank");
  expect(written.compile().sql).not.toContain("select");
  expect(await written.execute()).toEqual([{ rank: 7 }]);
  expect(
    await limited(9)
      .where("rank", "=", "7" as never)
      .execute(),
  ).toEqual([{ id: "two", rank: 7 }]);
  expect(await limited(9).where("id", "in", ["one", "three"]).execute()).toHaveLength(2);
});
