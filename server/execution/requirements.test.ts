import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { missingRequirements } from "./requirements.ts";

const hasDpkg = existsSync("/usr/bin/dpkg-query");
if (!hasDpkg) console.warn("\n*** REQUIREMENT TESTS SKIPPED: this is no Debian (no dpkg-query)\n");

describe.skipIf(!hasDpkg)("missingRequirements", () => {
  test("returns the packages that are not installed, in the given order", async () => {
    expect(
      await missingRequirements(["no-such-package-b", "dpkg", "no-such-package-a", "coreutils"]),
    ).toEqual(["no-such-package-b", "no-such-package-a"]);
    expect(await missingRequirements(["dpkg"])).toEqual([]);
    expect(await missingRequirements([])).toEqual([]);
  });

  test.each(["--help", "*", "dpkg*", "dpkg; true", "../dpkg", "DPKG", "a", "", "dpkg\n"])(
    "never hands %j to a program",
    async (name) => {
      expect(await missingRequirements([name, "dpkg"])).toEqual([name]);
    },
  );
});
