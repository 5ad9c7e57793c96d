import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openSqlite } from "../../../server/store/database/sqlite.ts";
import { migrate } from "../../../server/store/migrations/migrate.ts";
import { createStore } from "../../../server/store/store.ts";
import { makeRecords } from "./make-records.ts";
import { createWriter } from "./write-records.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "rvs-bench-"));
});
afterAll(() => rm(folder, { recursive: true }));

it("has in its tables, counters and indexes what the store writes of the same records", async () => {
  // One that is public and has stars, and one that is private.
  const both = [makeRecords(0), makeRecords(50)];
  const stored = join(folder, "stored.sqlite");
  const { db, close } = openSqlite(stored);
  await migrate(db);
  await createStore(db).transaction(async (store) => {
    for (const { repository, versions, experiment, claims, job, run, assessments, stars } of both) {
      await store.repositories.create(repository);
      for (const version of versions) await store.repositories.appendVersion(version);
      await store.jobs.create(job);
      await store.experiments.save(experiment);
      for (const claim of claims) await store.claims.save(claim);
      await store.runs.create(run);
      for (const each of assessments) await store.assessments.append(repository.id, each.scope.claimId, each);
      for (const accountId of stars)
        await store.reactions.add({ kind: "star", targetId: repository.id, accountId }, repository.createdAt);
    }
  });
  await close();

  const written = join(folder, "written.sqlite");
  const other = openSqlite(written);
  await migrate(other.db);
  await other.close();
  const database = new Database(written);
  const writer = createWriter(database);
  for (const records of both) writer.repository(records);
  database.close();

  const expected = contentOf(stored);
  expect(expected.claims).toHaveLength(20);
  expect(expected.claimWords!.length).toBeGreaterThan(200);
  expect(contentOf(written)).toEqual(expected);
});

/** Every row by its table; of the index, every word with where it stands. */
function contentOf(path: string): Record<string, unknown[]> {
  const database = new Database(path);
  const tables = database
    .prepare(`select name from sqlite_schema where type = 'table' and name not like 'sqlite%'
      and name not like '%Words\\_%' escape '\\' and name not like 'kysely%'`)
    .pluck()
    .all() as string[];
  const content = tables.map((table) => {
    if (!table.endsWith("Words"))
      return [table, database.prepare(`select * from "${table}" order by 1, 2`).all()];
    database.exec(`create virtual table temp."${table}Seen" using fts5vocab(main, "${table}", instance)`);
    return [table, database.prepare(`select * from "${table}Seen"`).all()];
  });
  database.close();
  return Object.fromEntries(content);
}
