import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, onPostgres, type TestDatabase } from "../../../test/support/databases.ts";
import type { OpenDatabase } from "./open-database.ts";

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

  it("lets one of two processes after the other have its turn, and another name beside them", async () => {
    const other = await database.open();
    const happened: string[] = [];
    const turn = (one: OpenDatabase, name: string) => (work: () => Promise<unknown>) =>
      one.withLock!(name, work);
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const first = turn(
      opened,
      "members",
    )(async () => {
      begun.resolve();
      await held;
      happened.push("first");
    });
    await begun.promise;
    const second = turn(other, "members")(async () => happened.push("second"));
    await turn(other, "keys")(async () => happened.push("beside"));
    letGo();
    await Promise.all([first, second]);
    expect(happened).toEqual(["beside", "first", "second"]);
    // A turn that fails is over too.
    await expect(turn(opened, "keys")(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    await turn(other, "keys")(async () => undefined);
    await other.close();
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
