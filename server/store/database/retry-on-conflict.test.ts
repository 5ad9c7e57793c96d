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
  ["what could not be serialised, for long", "40001", 15, 15],
  ["a deadlock", "40P01", 3, 3],
  ["what was inserted meanwhile", "23505", 3, 3],
  ["what stands for good, a few times", "23505", 1000, -5],
  ["nothing else", "23503", 2, -1],
])("tries %s again", async (_what, code, succeedsAt, tries) => {
  expect(await triesUntil(code, succeedsAt)).toBe(tries);
});
