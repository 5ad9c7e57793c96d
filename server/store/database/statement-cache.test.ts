import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, expect, it } from "vitest";
import { cacheStatements } from "./statement-cache.ts";

let folder: string;
let handle: Database.Database;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rvs-statements-"));
  handle = new Database(join(folder, "one.sqlite"));
  handle.exec("create table items (a integer); insert into items values (1)");
});
afterEach(() => {
  handle.close();
  rmSync(folder, { recursive: true });
});

it("prepares a statement once and executes it repeatedly", () => {
  const prepare = cacheStatements(handle);
  const statement = prepare("select a from items order by a");
  expect(statement.all()).toEqual([{ a: 1 }]);
  handle.exec("insert into items values (2)");
  expect(prepare("select a from items order by a")).toBe(statement);
  expect(statement.all()).toEqual([{ a: 1 }, { a: 2 }]);
});

it("returns a column added after the statement was prepared", () => {
  const prepare = cacheStatements(handle);
  expect(prepare("select * from items").all()).toEqual([{ a: 1 }]);
  const other = new Database(join(folder, "one.sqlite"));
  other.exec("alter table items add column b integer default 5");
  other.close();
  expect(prepare("select * from items").all()).toEqual([{ a: 1, b: 5 }]);
});

it("accepts more statements than the cache holds", () => {
  const prepare = cacheStatements(handle);
  for (let number = 0; number < 1200; number++)
    expect(prepare(`select a + ${number} as sum from items`).all()).toEqual([{ sum: 1 + number }]);
});

it("keeps the statements that were used last, and gives nobody one whose rows are still being read", () => {
  const prepare = cacheStatements(handle);
  const statement = prepare("select a from items");
  for (let number = 0; number < 1200; number++) {
    prepare(`select ${number} as number`);
    if (number % 100 === 0) expect(prepare("select a from items")).toBe(statement);
  }
  const rows = statement.iterate();
  rows.next();
  expect(prepare("select a from items").all()).toEqual([{ a: 1 }]);
  rows.return?.();
  expect(prepare("select a from items")).toBe(statement);
});
