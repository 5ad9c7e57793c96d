import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../test/support/databases.ts";
import type { OpenDatabase } from "../store/database/open-database.ts";
import { createLimiter } from "./limiter.ts";

let database: TestDatabase;
let opened: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  opened = await database.open();
});
afterAll(async () => {
  await opened.close();
  await database[Symbol.asyncDispose]();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000);
const kept = async () =>
  (await sql<{ key: string }>`select key from limits order by key`.execute(opened.db)).rows;

it("deletes expired windows periodically until it is stopped", async () => {
  const warn = vi.fn();
  const limiter = createLimiter(opened.handles, { hour: { points: 1, seconds: 3600 } }, warn);
  await limiter.consume("hour", "running");
  await limiter.consume("hour", "over");
  await sql`update limits set expire = 1 where key = 'hour:over'`.execute(opened.db);
  minutes(6);
  await vi.waitFor(async () => expect(await kept()).toEqual([{ key: "hour:running" }]));

  await sql`update limits set expire = 1`.execute(opened.db);
  limiter.stop();
  minutes(60);
  expect(await kept()).toHaveLength(1);
  expect(warn).not.toHaveBeenCalled();
});

it("reports errors of deleting and continues", async () => {
  const gone = await database.open();
  const warn = vi.fn();
  const limiter = createLimiter(gone.handles, {}, warn);
  await gone.close();
  minutes(11);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
  limiter.stop();
});

it.each([false, true])("begins a window anew when the clock was set back (leased: %s)", async (leased) => {
  const limiter = createLimiter(opened.handles, { minute: { points: 2, seconds: 60, leased } }, () => {});
  const key = `stepped-${leased}`;
  const consume = async () => (await limiter.consume("minute", key)).allowed;
  expect([await consume(), await consume(), await consume()]).toEqual([true, true, false]);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 3_600_000 });
  expect((await limiter.peek("minute", key)).remaining).toBe(2);
  expect([await consume(), await consume(), await consume()]).toEqual([true, true, false]);
  const { resetSeconds } = await limiter.peek("minute", key);
  expect(resetSeconds).toBeLessThanOrEqual(60);
  limiter.stop();
});

it("keeps a window whose end another machine's clock puts a little later", async () => {
  const limiter = createLimiter(opened.handles, { minute: { points: 2, seconds: 60 } }, () => {});
  await limiter.consume("minute", "skewed");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 5_000 });
  expect((await limiter.consume("minute", "skewed")).remaining).toBe(0);
  limiter.stop();
});
