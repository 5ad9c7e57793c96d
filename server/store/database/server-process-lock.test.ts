import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/support/databases.ts";
import type { OpenDatabase } from "./open-database.ts";

let database: TestDatabase;
let opened: OpenDatabase;

describe("a process at a server's database", () => {
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
    const lock = await opened.acquireProcessLock!(async () => {
      alone = true;
    });
    return { alone, release: lock.release };
  }
  const sessions = sql<{ pid: number }>`select pid from pg_locks
    where locktype = 'advisory' and granted and database = (select oid from pg_database
      where datname = current_database())`;

  it("runs whenAlone only where no other process holds the lock", async () => {
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

  it("keeps other processes waiting until whenAlone has ended", async () => {
    await expect.poll(async () => (await sessions.execute(opened.db)).rows).toEqual([]);
    const steps: string[] = [];
    const { promise: migrated, resolve: migrate } = Promise.withResolvers<void>();
    const first = opened.acquireProcessLock!(async () => {
      steps.push("takes over");
      await migrated;
      steps.push("took over");
    });
    await expect.poll(() => steps).toEqual(["takes over"]);
    const second = opened.acquireProcessLock!(async () => {
      steps.push("alone");
    }).then((lock) => {
      steps.push("second locked");
      return lock;
    });
    migrate();
    for (const lock of await Promise.all([first, second])) await lock.release();
    expect(steps).toEqual(["takes over", "took over", "second locked"]);
  });

  it("acquires the lock again after its connection was cut", async () => {
    const { release } = await isAlone();
    const before = (await sessions.execute(opened.db)).rows;
    await sql`select pg_terminate_backend(${before[0]!.pid}, 5000)`.execute(opened.db);
    const current = async () => (await sessions.execute(opened.db)).rows.map(({ pid }) => pid);
    await expect.poll(current, { timeout: 10_000 }).toEqual([expect.not.objectContaining(before[0]!)]);
    const beside = await isAlone();
    expect(beside.alone).toBe(false);
    await Promise.all([beside.release(), release()]);
  });
});
