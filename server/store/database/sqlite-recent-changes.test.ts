import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { newRepository } from "../../domain/repository/new-repository.ts";
import { up } from "../migrations/0023-numbered-changes.ts";
import { migrate } from "../migrations/migrate.ts";
import { createStore } from "../store.ts";
import { dialectOf } from "./dialect.ts";
import type { OpenDatabase } from "./open-database.ts";
import type { RecentChanges } from "./recent-changes.ts";
import { openSqlite } from "./sqlite.ts";
import { sqliteRecentChanges } from "./sqlite-recent-changes.ts";

let folder: string;
let path: string;
let opened: OpenDatabase;
let changes: RecentChanges;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "rvs-changes-"));
  path = join(folder, "one.sqlite");
  opened = openSqlite(path);
  await migrate(opened.db);
  changes = opened.recentChanges!;
});
afterEach(async () => {
  await opened.close();
  rmSync(folder, { recursive: true });
});

const create = (id: string) =>
  createStore(opened.db).repositories.create(
    newRepository({
      ...{ id, owner: "ada", slug: id, title: "A", visibility: "public", submittedBy: "u" },
      ...{ paperLicense: "unknown", codeLicense: "unknown", at: "2026-01-02T03:04:05.678Z" },
      ...{ paperDigest: "sha256:a", paperByteSize: 7, paperTextDigest: "sha256:b" },
    }).repository,
  );
const rename = (id: string, title: string) => createStore(opened.db).repositories.update(id, { title });
const touched = (id: string, since: number) =>
  changes.mayTouch({ repositories: new Set([id]), range: null }, since);
const numbers = async () =>
  (
    await sql<{ change: number; repositoryId: string; changes: number }>`
      select change, "repositoryId", changes from "repositoryRevisions" order by change`.execute(opened.db)
  ).rows;

it("gives each change a number above those before it, whichever repository was changed", async () => {
  const seen = [changes.latest()!];
  await create("repo_a");
  seen.push(changes.latest()!);
  await create("repo_b");
  seen.push(changes.latest()!);
  for (const id of ["repo_a", "repo_a", "repo_b", "repo_a"]) {
    await rename(id, `Title ${seen.length}`);
    seen.push(changes.latest()!);
    expect(touched(id, seen.at(-2)!)).toBe(true);
    expect(touched(id === "repo_a" ? "repo_b" : "repo_a", seen.at(-2)!)).toBe(false);
  }
  expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b));
  expect((await numbers()).map(({ repositoryId, changes }) => [repositoryId, changes])).toEqual([
    ["repo_b", 2],
    ["repo_a", 4],
  ]);
});

it("sees what is committed, and nothing of an open transaction or of one that is given up", async () => {
  await create("repo_a");
  const before = changes.latest()!;
  await opened.db.transaction().execute(async (transaction) => {
    await createStore(transaction).repositories.update("repo_a", { title: "B" });
    expect(changes.latest()).toBe(before);
  });
  expect(changes.latest()).toBeGreaterThan(before);
  const after = changes.latest()!;
  const refused = opened.db.transaction().execute(async (transaction) => {
    await createStore(transaction).repositories.update("repo_a", { title: "C" });
    throw new Error("no");
  });
  await expect(refused).rejects.toThrow("no");
  expect(changes.latest()).toBe(after);
  expect(touched("repo_a", after)).toBe(false);
});

it("goes on after a VACUUM, which moves the rows of a table", async () => {
  for (const id of ["repo_a", "repo_b"]) await create(id);
  for (let title = 1; title <= 5; title++) await rename("repo_a", `${title}`);
  const before = changes.latest()!;
  await sql`vacuum`.execute(opened.db);
  expect(changes.latest()).toBe(before);
  await rename("repo_b", "B");
  expect(changes.latest()).toBeGreaterThan(before);
  expect(touched("repo_b", before)).toBe(true);
});

it("rules nothing out where more was changed than it reads at once", async () => {
  await create("repo_a");
  const before = changes.latest()!;
  const many = (count: number) =>
    sql`with recursive n(n) as (select 1 union all select n + 1 from n where n < ${count})
      insert into "repositoryRevisions" ("repositoryId", changes) select 'many_' || ${count} || '_' || n, 1 from n`.execute(
      opened.db,
    );
  await many(299);
  const some = changes.latest()!;
  expect(touched("repo_a", before)).toBe(false);
  await many(300);
  expect(changes.latest()).toBe(some + 300);
  expect(touched("repo_a", some)).toBe(true);
  expect(touched("repo_a", some + 300)).toBe(false);
});

it("cannot tell while the file is locked, and misses nothing of that time", async () => {
  const handle = new Database(path, { readonly: true });
  let isLocked = false;
  changes = sqliteRecentChanges((sql) => {
    if (isLocked) throw new Database.SqliteError("database is locked", "SQLITE_BUSY");
    return handle.prepare(sql);
  });
  await create("repo_a");
  const before = changes.latest()!;
  isLocked = true;
  await rename("repo_a", "B");
  expect(changes.latest()).toBeUndefined();
  isLocked = false;
  expect(changes.latest()).toBeGreaterThan(before);
  expect(touched("repo_a", before)).toBe(true);
  handle.close();
});

it("is given to a database that has none, and keeps what its repositories have counted", async () => {
  for (const id of ["repo_a", "repo_b"]) await create(id);
  await rename("repo_a", "B");
  const counted = await numbers();
  // As it was before.
  await sql`drop index "repositoryRevisions_repository"`.execute(opened.db);
  await opened.db.schema.alterTable("repositoryRevisions").renameTo("old").execute();
  await sql`create table "repositoryRevisions" ("repositoryId" text not null, changes bigint not null)`.execute(
    opened.db,
  );
  await sql`insert into "repositoryRevisions" select "repositoryId", changes from old`.execute(opened.db);
  await sql`drop table old`.execute(opened.db);
  await sql`create unique index "repositoryRevisions_repository" on "repositoryRevisions" ("repositoryId")`.execute(
    opened.db,
  );
  await opened.db.transaction().execute((transaction) => up(transaction as never, dialectOf(opened.db)));
  expect((await numbers()).map(({ repositoryId, changes }) => [repositoryId, changes])).toEqual(
    counted.map(({ repositoryId, changes }) => [repositoryId, changes]),
  );
  await rename("repo_b", "C");
  expect((await numbers()).at(-1)).toMatchObject({ repositoryId: "repo_b", changes: 2 });
});
