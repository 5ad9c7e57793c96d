import { expect, test } from "vitest";
import { isSupportedVersion } from "./git-version.ts";

test.each([
  ["git version 2.37.0", true],
  ["git version 2.39.5", true],
  ["git version 3.0.1", true],
  ["git version 2.51.0 (Apple Git-155)", true],
  ["git version 2.36.6", false],
  ["git version 1.99.0", false],
  ["", false],
  ["command not found", false],
])("%s: %s", (version, expected) => {
  expect(isSupportedVersion(version)).toBe(expected);
});
