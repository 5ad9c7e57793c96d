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

it("prepares a statement once, and reads anew with it", () => {
  const prepare = cacheStatements(handle);
  const statement = prepare("select a from items order by a");
  expect(statement.all()).toEqual([{ a: 1 }]);
  handle.exec("insert into items values (2)");
  expect(prepare("select a from items order by a")).toBe(statement);
  expect(statement.all()).toEqual([{ a: 1 }, { a: 2 }]);
});

it("sees a column that came since", () => {
  const prepare = cacheStatements(handle);
  expect(prepare("select * from items").all()).toEqual([{ a: 1 }]);
  const other = new Database(join(folder, "one.sqlite"));
  other.exec("alter table items add column b integer default 5");
  other.close();
  expect(prepare("select * from items").all()).toEqual([{ a: 1, b: 5 }]);
});

it("goes on with any number of statements", () => {
  const prepare = cacheStatements(handle);
  for (let number = 0; number < 1200; number++)
    expect(prepare(`select a + ${number} as sum from items`).all()).toEqual([{ sum: 1 + number }]);
});
