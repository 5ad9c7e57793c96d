import { expect, it } from "vitest";
import { LogTail } from "./log-tail.ts";

const item = (stream: "stdout" | "system", text: string) => ({ stream, text, recordedAt: "" });

it("keeps the last of what is printed, and longer what the sandbox says", () => {
  const tail = new LogTail({ items: 8, characters: 100 });
  tail.add(item("system", "first"));
  for (let each = 0; each < 50; each++) tail.add(item("stdout", `${each % 10}`));
  const { items, dropped } = tail.end();
  expect(items.map(({ text }) => text)).toEqual(["first", "3", "4", "5", "6", "7", "8", "9"]);
  expect(dropped).toBe(43);
});

it("keeps no more of what the sandbox says than a quarter", () => {
  const tail = new LogTail({ items: 8, characters: 100 });
  for (let each = 0; each < 10_000; each++) tail.add(item("system", "x"));
  tail.add(item("system", "last"));
  expect(tail.end().items.map(({ text }) => text)).toEqual(["x", "last"]);
  const long = new LogTail({ items: 1000, characters: 100 });
  for (let each = 0; each < 10_000; each++) long.add(item("system", "0123456789"));
  expect(long.end()).toMatchObject({ items: { length: 2 }, dropped: 99_980 });
});
