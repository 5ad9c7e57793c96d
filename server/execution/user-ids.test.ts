import { expect, test } from "vitest";
import { allocateUserId, findFirstUserId, releaseUserId } from "./user-ids.ts";

test.each([
  ["a machine", "         0          0 4294967295\n", 66_000],
  ["a rootless container", "0 1000 1\n1 100000 65536\n", 60_600],
  ["a namespace of one user", "0 1000 1\n", null],
])("the first user id of %s", (_, map, first) => {
  expect(findFirstUserId(map)).toBe(first);
});

test("each run has its own user id until it is released", () => {
  const [one, two] = [allocateUserId(66_000), allocateUserId(66_000)];
  expect(one).not.toBe(two);
  releaseUserId(one);
  expect(allocateUserId(66_000)).toBe(one);
  releaseUserId(one);
  releaseUserId(two);
  expect(allocateUserId(null)).toBeNull();
});
