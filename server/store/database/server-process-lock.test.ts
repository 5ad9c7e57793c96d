import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, onPostgres, type TestDatabase } from "../../../test/support/databases.ts";
import type { OpenDatabase } from "./open-database.ts";

let database: TestDatabase;
let opened: OpenDatabase;

describe.runIf(onPostgres)("a process at a server's database", () => {
  beforeAll(async () => {
    database = await createTestDatabase();
    opened = await database.open();
  });
  afterAll(async () => {
    await opened.close();
    await database[Symbol.asyncDispose]();
  });

  async function isAlone(): Promise<{ alone: boolean; release(): Promise<void> }> {
    let alone = false;
    const presence = await opened.acquireProcessLock!(async () => {
      alone = true;
    });
    return { alone, release: presence.release };
  }
  const sessions = sql<{ pid: number }>`select pid from pg_locks
    where locktype = 'advisory' and granted and database = (select oid from pg_database
      where datname = current_database())`;

  it("knows whether another one is there", async () => {
    const [first, second] = [await isAlone(), await isAlone()];
    expect([first.alone, second.alone]).toEqual([true, false]);
    await first.release();
    const third = await isAlone();
    expect(third.alone).toBe(false);
    await Promise.all([second.release(), third.release()]);
    await expect.poll(async () => (await sessions.execute(opened.db)).rows).toEqual([]);
    const last = await isAlone();
    expect(last.alone).toBe(true);
    await last.release();
  });

  it("lets nobody in while the one that is alone takes over", async () => {
    await expect.poll(async () => (await sessions.execute(opened.db)).rows).toEqual([]);
    const happened: string[] = [];
    const { promise: migrated, resolve: migrate } = Promise.withResolvers<void>();
    const first = opened.acquireProcessLock!(async () => {
      happened.push("takes over");
      await migrated;
      happened.push("took over");
    });
    await expect.poll(() => happened).toEqual(["takes over"]);
    const second = opened.acquireProcessLock!(async () => {
      happened.push("alone");
    }).then((presence) => {
      happened.push("second is in");
      return presence;
    });
    migrate();
    for (const presence of await Promise.all([first, second])) await presence.release();
    expect(happened).toEqual(["takes over", "took over", "second is in"]);
  });

  it("announces itself again where its connection was cut", async () => {
    const { release } = await isAlone();
    const held = (await sessions.execute(opened.db)).rows;
    await sql`select pg_terminate_backend(${held[0]!.pid}, 5000)`.execute(opened.db);
    const again = async () => (await sessions.execute(opened.db)).rows.map(({ pid }) => pid);
    await expect.poll(again, { timeout: 10_000 }).toEqual([expect.not.objectContaining(held[0]!)]);
    const beside = await isAlone();
    expect(beside.alone).toBe(false);
    await Promise.all([beside.release(), release()]);
  });
});
