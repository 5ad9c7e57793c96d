import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Database from "better-sqlite3";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createAuth } from "../../identity/auth.ts";
import { sqliteKeyTable } from "../../identity/key-table.ts";
import { createLimiter } from "../../limits/limiter.ts";
import { migrate } from "../migrations/migrate.ts";
import { createStore, type Store } from "../store.ts";
import { openSqlite } from "./sqlite.ts";

let folder: string;
let opened: ReturnType<typeof openSqlite>;
let store: Store;
let other: Database.Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "rvs-locked-"));
  const path = join(folder, "service.sqlite");
  opened = openSqlite(path);
  await migrate(opened.db);
  store = createStore(opened.db, opened.reads);
  other = new Database(path);
});
afterEach(async () => {
  other.close();
  await opened.close();
  rmSync(folder, { recursive: true });
});

/** Another process, as far as SQLite is concerned; its lock ends by code that needs the event loop. */
const lock = () => other.exec("begin exclusive");
const unlock = () => other.exec("commit");

it("serves reads while writes of every kind wait for the lock", async () => {
  const { handles } = opened;
  if (handles.kind !== "sqlite") throw new Error("not an embedded database");
  const limiter = createLimiter(handles, { minute: { points: 5, seconds: 60 } }, () => {});
  const keys = sqliteKeyTable(handles.sessions, handles.retryWhileLocked);
  const context = await createAuth({
    database: handles,
    secret: "s".repeat(32),
    baseUrl: "http://localhost",
    passwords: { inTurn: (work) => work() },
    log: () => {},
  }).$context;
  lock();
  const done: string[] = [];
  const writes = Object.entries({
    transaction: store.transaction(({ quotas }) => quotas.consume("ada", "1", 5)),
    statement: store.principals.reserveNamespace("ada", "user", "2026-01-01T00:00:00.000Z"),
    limit: limiter.consume("minute", "192.0.2.1"),
    keys: keys.addUses([{ id: "k", count: 1, last: "2026-01-01T00:00:00.000Z" }]),
    account: context.internalAdapter.createUser(
      { name: "Ada", email: "ada@example.org" },
      { method: "sign-up" },
    ),
  }).map(([name, write]) => Promise.resolve(write).then(() => done.push(name)));
  await sleep(200);
  expect(await store.jobs.get("none")).toBeNull();
  expect(await keys.find("none")).toBeUndefined();
  expect((await limiter.peek("minute", "192.0.2.1")).remaining).toBe(5);
  expect(done).toEqual([]);
  unlock();
  await Promise.all(writes);
  expect(done.toSorted()).toEqual(["account", "keys", "limit", "statement", "transaction"]);
  limiter.stop();
});

it("keeps statements of others out of a transaction that began after waiting", async () => {
  lock();
  const order: string[] = [];
  const transaction = store.transaction(async ({ quotas }) => {
    order.push("begun");
    await quotas.consume("ada", "1", 5);
    await sleep(20);
    order.push("ends");
  });
  await sleep(20);
  unlock();
  while (order.length === 0) await sleep(1);
  await store.jobs.get("none").then(() => order.push("read"));
  await transaction;
  expect(order).toEqual(["begun", "ends", "read"]);
});

it("serves others during a long transaction", async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 0);
  await store.transaction(async ({ jobs }) => {
    for (let statements = 0; turns === 0 && statements < 50_000; statements++) await jobs.get("none");
  });
  clearInterval(timer);
  expect(turns).toBeGreaterThan(0);
});
