import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { compileOnce } from "./compile-once.ts";
import type { OpenDatabase } from "./open-database.ts";
import { openSqlite } from "./sqlite.ts";

interface Items {
  items: { a: number; b: string };
}

let folder: string;
let opened: OpenDatabase;
let db: Kysely<Items>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "rvs-committed-"));
  opened = openSqlite(join(folder, "one.sqlite"));
  db = opened.db as never;
  await sql`create table items (a integer, b text)`.execute(db);
  await db.insertInto("items").values({ a: 1, b: "one" }).execute();
});
afterEach(async () => {
  await opened.close();
  rmSync(folder, { recursive: true });
});

const query = compileOnce<{ least: number; b?: string | undefined }, { a: number }>(
  ({ b }) => `${b !== undefined}`,
  (at, { b }) => {
    const all = db.selectFrom("items").select("a").where("a", ">=", at("least")).orderBy("a");
    return b === undefined ? all : all.where("b", "=", at("b") as string);
  },
);

it("sees at once what was committed, and nothing of an open transaction", async () => {
  const read = () => opened.committedReads(query({ least: 0 }));
  expect(read()).toEqual([{ a: 1 }]);
  await db.transaction().execute(async (transaction) => {
    await transaction.insertInto("items").values({ a: 2, b: "two" }).execute();
    expect(read()).toEqual([{ a: 1 }]);
  });
  expect(read()).toEqual([{ a: 1 }, { a: 2 }]);
});

it("sees tables as they are after another process changed them", async () => {
  expect(opened.committedReads(query({ least: 0 }))).toHaveLength(1);
  await sql`alter table items add column c integer default 5`.execute(db);
  const all = db.selectFrom("items").selectAll().compile();
  expect(opened.committedReads(all)).toEqual([{ a: 1, b: "one", c: 5 }]);
});

it("fails as the database does where a statement is wrong", async () => {
  const wrong = sql`select nowhere from items`.compile(db);
  await expect(opened.committedReads(wrong)).rejects.toThrow("no such column");
});

it("runs a query that is built once with the values of each run", () => {
  const [first, second] = [query({ least: 1, b: "one" }), query({ least: 2, b: "two" })];
  expect(second.sql).toBe(first.sql);
  expect([first.parameters, second.parameters]).toEqual([
    [1, "one"],
    [2, "two"],
  ]);
  expect(opened.committedReads(first)).toEqual([{ a: 1 }]);
  expect(opened.committedReads(second)).toEqual([]);
});
