import { expect, it } from "vitest";
import { comparabilityOf, type Protocol } from "./protocol.ts";

const pinned: Protocol = {
  declared: true,
  commitKnown: true,
  environmentPinned: true,
  missingRequirements: [],
};

it.each([
  [{}, "exact"],
  [{ environmentPinned: false }, "minor_difference"],
  [{ missingRequirements: ["python3-numpy"] }, "material_difference"],
  [{ declared: false }, "unknown"],
  [{ commitKnown: false, missingRequirements: ["r-base"] }, "unknown"],
] as const)("%j -> %s", (change, expected) => {
  expect(comparabilityOf({ ...pinned, ...change })).toBe(expected);
});
