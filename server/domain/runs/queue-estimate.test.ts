import { expect, it } from "vitest";
import { secondsToFreeSlot } from "./queue-estimate.ts";

it("is now where a slot is free", () => {
  expect(secondsToFreeSlot(2, [60], [])).toBe(0);
  expect(secondsToFreeSlot(1, [], [])).toBe(0);
});

it("is when the first slot is free after those before it", () => {
  expect(secondsToFreeSlot(1, [60], [])).toBe(60);
  expect(secondsToFreeSlot(1, [60], [10, 20])).toBe(90);
  // The first is free after 10, for 100; the second after 30, for 5: then that one is free again.
  expect(secondsToFreeSlot(2, [10, 30], [100, 5])).toBe(35);
});

it("counts at least as many slots as jobs are under way in all processes", () => {
  expect(secondsToFreeSlot(1, [50, 20, 40], [])).toBe(20);
});

it("is unknown where the slots end up with jobs of unknown duration", () => {
  expect(secondsToFreeSlot(1, [null], [])).toBeNull();
  expect(secondsToFreeSlot(1, [5], [null])).toBeNull();
  expect(secondsToFreeSlot(2, [5, 5], [null])).toBe(5);
  expect(secondsToFreeSlot(2, [null, 5], [null])).toBeNull();
});
