import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, onPostgres, type TestDatabase } from "../../test/support/databases.ts";
import type { OpenDatabase } from "./database.ts";

let database: TestDatabase;
let opened: OpenDatabase;

describe.runIf(onPostgres)("PostgreSQL", () => {
  beforeAll(async () => {
    database = await createTestDatabase();
    opened = await database.open();
  });
  afterAll(async () => {
    await opened.close();
    await database[Symbol.asyncDispose]();
  });

  it("keeps NUL, which its text cannot hold, as U+FFFD", async () => {
    const given = "one\0two";
    const { rows } = await sql`select ${given}::text as text`.execute(opened.db);
    expect(rows).toEqual([{ text: "one\ufffdtwo" }]);
  });

  it("gives counts as numbers", async () => {
    const counted = await opened.db
      .selectFrom("jobs")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .execute();
    expect(counted).toEqual([{ count: 0 }]);
  });

  it("compares every text of ours by bytes, whatever the locale of its machine", async () => {
    const { rows } = await sql<{ column: string }>`select table_name || '.' || column_name as column
      from information_schema.columns where table_schema = 'public' and data_type = 'text'
      and collation_name is distinct from 'C' and table_name not like 'kysely%'`.execute(opened.db);
    expect(rows).toEqual([]);
  });
});
