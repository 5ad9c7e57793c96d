import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/support/databases.ts";
import type { OpenDatabase } from "./open-database.ts";

let database: TestDatabase;
let opened: OpenDatabase;

describe("PostgreSQL", () => {
  beforeAll(async () => {
    database = await createTestDatabase();
    opened = await database.open();
  });
  afterAll(async () => {
    await opened.close();
    await database[Symbol.asyncDispose]();
  });

  it("stores NUL, which PostgreSQL's text cannot hold, as U+FFFD", async () => {
    const text = "one\0two";
    const { rows } = await sql`select ${text}::text as text`.execute(opened.db);
    expect(rows).toEqual([{ text: "one\ufffdtwo" }]);
  });

  it("serializes work under one lock name across processes, but not under another name", async () => {
    const other = await database.open();
    const steps: string[] = [];
    const locked = (database: OpenDatabase, name: string) => (work: () => Promise<unknown>) =>
      database.withLock!(name, work);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const first = locked(
      opened,
      "members",
    )(async () => {
      begun.resolve();
      await released;
      steps.push("first");
    });
    await begun.promise;
    const second = locked(other, "members")(async () => steps.push("second"));
    await locked(other, "keys")(async () => steps.push("other name"));
    release();
    await Promise.all([first, second]);
    expect(steps).toEqual(["other name", "first", "second"]);
    // Work that fails releases the lock too.
    await expect(locked(opened, "keys")(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    await locked(other, "keys")(async () => undefined);
    await other.close();
  });

  it("returns counts as numbers", async () => {
    const counted = await opened.db
      .selectFrom("jobs")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .execute();
    expect(counted).toEqual([{ count: 0 }]);
  });

  it("collates every text column by bytes, whatever the server's locale", async () => {
    const { rows } = await sql<{ column: string }>`select table_name || '.' || column_name as column
      from information_schema.columns where table_schema = 'public' and data_type = 'text'
      and collation_name is distinct from 'C' and table_name not like 'kysely%'`.execute(opened.db);
    expect(rows).toEqual([]);
  });
});
