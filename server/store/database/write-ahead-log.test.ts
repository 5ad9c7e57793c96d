import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Database from "better-sqlite3";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openSqlite } from "./sqlite.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rvs-wal-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("moves commits to the database file while it is open", async () => {
  const path = join(folder, "service.sqlite");
  const { db, close } = openSqlite(path);
  try {
    await sql`create table notes (text text)`.execute(db);
    const pages = () => statSync(path).size;
    for (let count = 0; count < 300; count++)
      await sql`insert into notes values (${"x".repeat(2_000)})`.execute(db);
    for (let wait = 0; pages() < 500_000 && wait < 1_000; wait++) await sleep(5);
    expect(pages()).toBeGreaterThan(500_000);
  } finally {
    await close();
  }
  const other = new Database(path);
  expect(other.prepare("select count(*) as count from notes").get()).toEqual({ count: 300 });
  other.close();
});
