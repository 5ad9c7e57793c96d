import { expect, test } from "vitest";
import { describeCut, describeLimitHit, findLimitHit } from "./exit-diagnosis.ts";
import { DEFAULT_CEILINGS } from "./limits.ts";
import type { SupervisedResult } from "./supervise.ts";

const ENDED: SupervisedResult = {
  exitCode: 0,
  killReason: null,
  stdout: { bytes: new Uint8Array(), cut: null },
  stderr: { bytes: new Uint8Array(), cut: null },
  wallMilliseconds: 1,
};
const DISK = { bytes: 0, largestFileBytes: 0, entries: 1, depth: 0, hasClosedFolder: false, over: false };
const FULL = DEFAULT_CEILINGS.fileSizeMiB * 1024 * 1024;

test.each([
  [{ exitCode: 0 }, {}, {}, null],
  [{ exitCode: 1 }, {}, {}, null],
  [{ exitCode: null, killReason: "time" }, { outOfMemoryKills: 1 }, {}, "time"],
  [{ exitCode: null, killReason: "cancelled" }, {}, { over: true }, null],
  [{ exitCode: 137 }, { outOfMemoryKills: 1 }, {}, "memory"],
  [{ exitCode: null }, { outOfMemoryKills: 1 }, {}, "memory"],
  [{ exitCode: 152 }, {}, {}, "time"],
  [{ exitCode: 153 }, {}, {}, "file_size"],
  [{ exitCode: 1 }, {}, { largestFileBytes: FULL }, "file_size"],
  [{ exitCode: 0 }, {}, { largestFileBytes: FULL }, null],
  [{ exitCode: 0 }, {}, { over: true }, "file_size"],
  [{ exitCode: 1 }, { refusedForks: 2 }, {}, "processes"],
] as const)("an ending %j with %j and %j met %s", (ending, usage, disk, limit) => {
  expect(findLimitHit({ ...ENDED, ...ending }, usage, { ...DISK, ...disk }, DEFAULT_CEILINGS)).toBe(limit);
});

test("describeLimitHit returns a line for the log", () => {
  expect(describeLimitHit(ENDED, null, DEFAULT_CEILINGS)).toBeNull();
  expect(describeLimitHit({ ...ENDED, exitCode: 1 }, "file_size", DEFAULT_CEILINGS)).toMatch(
    /^Limit hit: a file/,
  );
  expect(
    describeLimitHit({ ...ENDED, exitCode: null, killReason: "cancelled" }, null, DEFAULT_CEILINGS),
  ).toMatch(/cancelled/);
});

test("describeCut says how much of a stream was not kept", () => {
  expect(describeCut("stdout", null)).toBeNull();
  expect(describeCut("stderr", { bytes: 12_345_678, start: 0, end: 9 })).toBe(
    "12,345,678 bytes in the middle of stderr were not kept.\n",
  );
});
