import { expect, test } from "vitest";
import { DEFAULT_CEILINGS } from "./limits.ts";
import type { Ending } from "./supervise.ts";
import { describeEnding, limitOf } from "./verdict.ts";

const ENDED: Ending = {
  exitCode: 0,
  stopped: null,
  outputTruncated: false,
  stdout: new Uint8Array(),
  stderr: new Uint8Array(),
  wallMilliseconds: 1,
};
const DISK = { bytes: 0, largestFileBytes: 0, entries: 1, closedFolder: false, over: false };
const FULL = DEFAULT_CEILINGS.fileSizeMiB * 1024 * 1024;

test.each([
  [{ exitCode: 0 }, {}, {}, null],
  [{ exitCode: 1 }, {}, {}, null],
  [{ exitCode: null, stopped: "output" }, { outOfMemoryKills: 1 }, {}, "output"],
  [{ exitCode: null, stopped: "cancelled" }, {}, { over: true }, null],
  [{ exitCode: 137 }, { outOfMemoryKills: 1 }, {}, "memory"],
  [{ exitCode: null }, { outOfMemoryKills: 1 }, {}, "memory"],
  [{ exitCode: 152 }, {}, {}, "time"],
  [{ exitCode: 153 }, {}, {}, "file_size"],
  [{ exitCode: 1 }, {}, { largestFileBytes: FULL }, "file_size"],
  [{ exitCode: 0 }, {}, { largestFileBytes: FULL }, null],
  [{ exitCode: 0 }, {}, { over: true }, "file_size"],
  [{ exitCode: 1 }, { refusedForks: 2 }, {}, "processes"],
] as const)("an ending %j with %j and %j met %s", (ending, usage, disk, limit) => {
  expect(limitOf({ ...ENDED, ...ending }, usage, { ...DISK, ...disk }, DEFAULT_CEILINGS)).toBe(limit);
});

test("the log says what happened", () => {
  expect(describeEnding(ENDED, null, DEFAULT_CEILINGS)).toBeNull();
  expect(describeEnding({ ...ENDED, exitCode: 1 }, "file_size", DEFAULT_CEILINGS)).toMatch(
    /^Limit met: a file/,
  );
  expect(describeEnding({ ...ENDED, exitCode: null, stopped: "cancelled" }, null, DEFAULT_CEILINGS)).toMatch(
    /cancelled/,
  );
});
