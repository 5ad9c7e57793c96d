import { expect, it } from "vitest";
import { createRecipientLimit } from "./recipient-limit.ts";

it("counts each address by itself, until its mails are old", () => {
  const limit = createRecipientLimit({ points: 2, seconds: 60 });
  const asked = [0, 1000, 2000, 60_001].map((time) => limit.allows("ada@example.org", time));
  expect(asked).toEqual([true, true, false, true]);
  expect(limit.allows("grace@example.org", 2000)).toBe(true);
});

it("forgets the oldest address where there are many", () => {
  const limit = createRecipientLimit({ points: 1, seconds: 60 });
  for (let i = 0; i <= 10_000; i++) limit.allows(`${i}@example.org`, 0);
  expect(limit.allows("10000@example.org", 1)).toBe(false);
  expect(limit.allows("0@example.org", 1)).toBe(true);
});
