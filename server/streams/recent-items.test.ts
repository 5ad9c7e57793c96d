import { expect, it } from "vitest";
import { RecentItems } from "./recent-items.ts";

const item = (sequence: number, text = "x") => ({
  ...{ runId: "run", sequence, text, recordedAt: "r" },
  stream: "stdout" as const,
});
const sequences = (items: RecentItems, after: number) => items.after(after)?.map(({ sequence }) => sequence);

it("has what came after its start, and nothing before", () => {
  const recent = new RecentItems(10);
  recent.add([item(11), item(15)]);
  expect(sequences(recent, 10)).toEqual([11, 15]);
  expect(sequences(recent, 12)).toEqual([15]);
  expect(sequences(recent, 15)).toEqual([]);
  expect(recent.after(9)).toBeNull();
  expect(recent.last).toBe(15);
});

it("gives the oldest up beyond its number and its size, and says so", () => {
  const recent = new RecentItems(0, { items: 2, characters: 10 });
  recent.add([item(1), item(2), item(3)]);
  expect(recent.after(0)).toBeNull();
  expect(sequences(recent, 1)).toEqual([2, 3]);
  recent.add([item(4, "x".repeat(11))]);
  expect(sequences(recent, 4)).toEqual([]);
  expect(recent.after(3)).toBeNull();
});
