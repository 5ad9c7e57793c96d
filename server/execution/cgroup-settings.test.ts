import { expect, test } from "vitest";
import { groupSettings, groupUsage } from "./cgroup-settings.ts";

const LIMITS = { memoryBytes: 1024, processes: 7 };

test("settings depend on the version and the controllers", () => {
  const required = (version: 1 | 2) =>
    groupSettings(version, ["memory", "pids"], LIMITS)
      .filter((setting) => !setting.optional)
      .map(({ file, value }) => `${file} ${value}`);
  expect(required(1)).toEqual(["memory.limit_in_bytes 1024", "pids.max 7"]);
  expect(required(2)).toEqual(["memory.max 1024", "pids.max 7"]);
  expect(groupSettings(2, ["cpu"], LIMITS)).toEqual([]);
});

test("usage is read from the files of each version", async () => {
  const from = (files: Record<string, string>) => async (file: string) => files[file] ?? null;
  expect(
    await groupUsage(
      2,
      from({
        "memory.events": "low 0\nhigh 0\nmax 3\noom 1\noom_kill 2\noom_group_kill 1\n",
        "memory.peak": "4096\n",
        "pids.events": "max 9\n",
        "cpu.stat": "usage_usec 12345\nuser_usec 1\n",
      }),
    ),
  ).toEqual({ outOfMemoryKills: 2, peakMemoryBytes: 4096, refusedForks: 9, cpuMilliseconds: 12 });
  expect(
    await groupUsage(
      1,
      from({
        "memory.oom_control": "oom_kill_disable 0\nunder_oom 0\noom_kill 1\n",
        "cpuacct.usage": "5000000\n",
      }),
    ),
  ).toEqual({ outOfMemoryKills: 1, cpuMilliseconds: 5 });
  expect(await groupUsage(1, from({}))).toEqual({});
});
