import { expect, test } from "vitest";
import { firstSandboxUser, releaseUser, takeUser } from "./host-user.ts";

test.each([
  ["a machine", "         0          0 4294967295\n", 66_000],
  ["a rootless container", "0 1000 1\n1 100000 65536\n", 60_600],
  ["a namespace of one user", "0 1000 1\n", null],
])("the first user of %s", (_, map, first) => {
  expect(firstSandboxUser(map)).toBe(first);
});

test("each run has a user of its own until it ends", () => {
  const [one, two] = [takeUser(66_000), takeUser(66_000)];
  expect(one).not.toBe(two);
  releaseUser(one);
  expect(takeUser(66_000)).toBe(one);
  releaseUser(one);
  releaseUser(two);
  expect(takeUser(null)).toBeNull();
});
