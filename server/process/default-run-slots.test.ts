import { expect, it } from "vitest";
import { defaultRunSlots } from "./default-run-slots.ts";

const gibibyte = 1024 ** 3;

it.each([
  [1, 0.5, 1],
  [2, 2, 1],
  [2, 8, 2],
  [8, 8, 4],
  [64, 512, 16],
])("%i cores and %d GiB execute %i Runs at once", (cores, memory, slots) => {
  expect(defaultRunSlots(cores, memory * gibibyte)).toBe(slots);
});

it("is a whole number on this machine", () => {
  expect(defaultRunSlots()).toSatisfy((slots: number) => Number.isInteger(slots) && slots >= 1);
});
