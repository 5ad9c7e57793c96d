import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../test/support/databases.ts";
import type { OpenDatabase } from "./database/open-database.ts";
import { createStore, type Store } from "./store.ts";

let database: TestDatabase;
let opened: OpenDatabase;
let store: Store;
beforeAll(async () => {
  database = await createTestDatabase();
  opened = await database.open();
  store = createStore(opened.db);
});
afterAll(async () => {
  await opened.close();
  await database[Symbol.asyncDispose]();
});

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
const claimOf = (key: string, changes: object = {}) => ({
  ...{ accountId: "ada", operation: "createRun", key, fingerprint: "a" },
  ...{ token: "first", leasedUntil: at(1), expiresAt: at(60) },
  ...changes,
});
const claim = (wanted: ReturnType<typeof claimOf>, rules: object = {}) =>
  store.transaction(({ idempotencyKeys }) =>
    idempotencyKeys.claim(wanted, { now: at(0), mayBegin: true, mayRepeat: true, limit: 100, ...rules }),
  );

it("gives a key to one attempt, until its lease ends", async () => {
  const [first, second] = [claimOf("lease"), claimOf("lease", { token: "second", leasedUntil: at(9) })];
  const both = await Promise.all([claim(first), claim(second)]);
  expect(both.map(({ state }) => state).sort()).toEqual(["begun", "under_way"]);
  const [held, other] = both[0].state === "begun" ? [first, second] : [second, first];
  await store.idempotencyKeys.renew(held, at(5));
  expect(await claim(other, { now: at(4) })).toEqual({ state: "under_way" });
  expect(await claim(other, { now: at(6), mayRepeat: false })).toEqual({ state: "interrupted" });
  expect(await claim(other, { now: at(6), mayBegin: false })).toEqual({ state: "under_way" });
  expect(await claim(other, { now: at(6) })).toEqual({ state: "begun" });
  // Who lost the lease keeps nothing, and takes nothing away.
  expect(await store.idempotencyKeys.keep(held, "late")).toBe(false);
  await store.idempotencyKeys.release(held);
  expect(await store.idempotencyKeys.keep(other, "answer")).toBe(true);
  expect(await store.idempotencyKeys.keep(other, "another")).toBe(false);
  expect(await claim(held, { now: at(50) })).toEqual({ state: "answered", answer: "answer" });
});

it("frees the key of an attempt that left nothing, and those of a process that was killed", async () => {
  const first = claimOf("freed");
  await claim(first);
  await store.idempotencyKeys.release(first);
  expect(await claim(claimOf("freed", { token: "second" }))).toEqual({ state: "begun" });
  expect(await store.idempotencyKeys.isUsed(first, at(0))).toBe(true);
  await store.idempotencyKeys.endLeases(at(0));
  expect(await store.idempotencyKeys.isUsed(first, at(0))).toBe(false);
  expect(await claim(claimOf("freed", { token: "third" }))).toEqual({ state: "begun" });
});

it("keeps an answer for a time, and of one account so many", async () => {
  const first = claimOf("time", { accountId: "grace" });
  await claim(first);
  await store.idempotencyKeys.keep(first, "answer");
  expect(await claim(claimOf("more", { accountId: "grace" }), { limit: 1 })).toEqual({ state: "too_many" });
  expect(await claim(first, { limit: 1 })).toEqual({ state: "answered", answer: "answer" });
  expect(await claim(claimOf("more"), { limit: 50 })).toEqual({ state: "begun" });
  const later = claimOf("time", { accountId: "grace", fingerprint: "b", expiresAt: at(120) });
  expect(await claim(later, { now: at(59) })).toEqual({ state: "other_request" });
  expect(await claim(later, { now: at(60), limit: 1 })).toEqual({ state: "begun" });
  await store.idempotencyKeys.deleteExpired(at(60));
  expect(await store.idempotencyKeys.isUsed(claimOf("lease"), at(0))).toBe(false);
  expect(await claim(claimOf("time", { accountId: "grace" }), { now: at(61) })).toEqual({
    state: "other_request",
  });
});
