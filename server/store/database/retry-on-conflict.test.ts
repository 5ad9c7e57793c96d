import { expect, it } from "vitest";
import { retryOnConflict } from "./retry-on-conflict.ts";

async function triesUntil(code: string, succeedsAt: number): Promise<number> {
  let tries = 0;
  await retryOnConflict(async () => {
    tries += 1;
    if (tries < succeedsAt) throw Object.assign(new Error(code), { code });
  }).catch(() => {
    tries = -tries;
  });
  return tries;
}

it.each([
  ["a serialization failure", "40001", 15, 15],
  ["a deadlock", "40P01", 3, 3],
  ["a unique violation", "23505", 3, 3],
  ["a permanent unique violation, up to five times", "23505", 1000, -5],
  ["no other error", "23503", 2, -1],
])("retries %s", async (_what, code, succeedsAt, tries) => {
  expect(await triesUntil(code, succeedsAt)).toBe(tries);
});
