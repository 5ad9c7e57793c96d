import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clampLimits, DEFAULT_CEILINGS, prlimitArguments } from "./limits.ts";

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

describe("prlimitArguments", () => {
  test("limits data if there is no memory cgroup", () => {
    const limits = clampLimits(WISH, DEFAULT_CEILINGS);
    const grouped = prlimitArguments(limits, { cpuCount: 4, memoryCgroup: true });
    expect(grouped).toEqual(expect.arrayContaining(["--core=0", "--cpu=241", "--fsize=10485760"]));
    expect(grouped.join()).not.toContain("--data");
    expect(prlimitArguments(limits, { cpuCount: 4, memoryCgroup: false })).toContain("--data=536870912");
  });
});
