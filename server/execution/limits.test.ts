import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clampLimits, DEFAULT_CEILINGS, ulimitArguments } from "./limits.ts";

const WISH = { timeoutSeconds: 60, memoryMiB: 512, processes: 8, fileSizeMiB: 10, outputBytes: 1000 };

describe("clampLimits", () => {
  test("keeps limits below the ceilings", () => {
    expect(clampLimits(WISH, DEFAULT_CEILINGS)).toEqual({
      ...WISH,
      diskMiB: DEFAULT_CEILINGS.diskMiB,
      diskEntries: DEFAULT_CEILINGS.diskEntries,
    });
  });

  test("never exceeds a ceiling, whatever is requested", () => {
    const wish = fc.record({
      timeoutSeconds: fc.double(),
      memoryMiB: fc.double(),
      processes: fc.double(),
      fileSizeMiB: fc.double(),
      outputBytes: fc.double(),
    });
    fc.assert(
      fc.property(wish, (wished) => {
        const limits = clampLimits(wished, DEFAULT_CEILINGS);
        for (const name of [
          "timeoutSeconds",
          "memoryMiB",
          "processes",
          "fileSizeMiB",
          "outputBytes",
        ] as const) {
          expect(limits[name]).toBeLessThanOrEqual(DEFAULT_CEILINGS[name]);
          expect(limits[name]).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe("ulimitArguments", () => {
  test("limits data if there is no memory cgroup", () => {
    const limits = clampLimits(WISH, DEFAULT_CEILINGS);
    const grouped = ulimitArguments(limits, { cpuCount: 4, memoryCgroup: true });
    expect(grouped).toEqual(expect.arrayContaining(["-c", "0", "-t", "241", "-f", "10240"]));
    expect(grouped).not.toContain("-d");
    expect(ulimitArguments(limits, { cpuCount: 4, memoryCgroup: false })).toEqual([
      ...grouped,
      "-d",
      "524288",
    ]);
  });
});
