import { spawn } from "node:child_process";
import { once } from "node:events";
import { access, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { describe, expect, test } from "vitest";
import { openCgroups } from "./cgroup.ts";

const cgroups = await openCgroups();
const missing = !cgroups.limits.memory || !cgroups.limits.processes;
if (missing) {
  console.warn(
    "\n*** CGROUP TESTS SKIPPED: no writable memory and pids controllers; run as root, or delegate them\n",
  );
}

test("a start does not move this process deeper than the one before it did", async () => {
  const before = await readFile("/proc/self/cgroup", "utf8");
  await openCgroups();
  expect(await readFile("/proc/self/cgroup", "utf8")).toBe(before);
});

describe.skipIf(missing)("a run's cgroup", () => {
  test("sets limits, counts usage, kills remaining processes and is removed", async () => {
    const group = await cgroups.create({ memoryBytes: 64 * 1024 * 1024, processes: 5 });
    const child = spawn("sleep", ["1000"], { stdio: "ignore" });
    for (const procs of group.procs) await writeFile(procs, String(child.pid));
    const limits = await Promise.all(
      group.procs.flatMap((procs) =>
        ["memory.max", "memory.limit_in_bytes", "pids.max"].map((file) =>
          readFile(`${dirname(procs)}/${file}`, "utf8").catch(() => ""),
        ),
      ),
    );
    expect(limits.join("").trim().split("\n").sort()).toEqual(["5", "67108864"]);
    expect(await group.usage()).toMatchObject({ outOfMemoryKills: 0, refusedForks: 0 });
    const exited = once(child, "exit");
    await group.remove();
    expect(await exited).toEqual([null, "SIGKILL"]);
    for (const procs of group.procs) await expect(access(dirname(procs))).rejects.toThrow("ENOENT");
  });

  test("of a running server is kept when another server starts", async () => {
    const group = await cgroups.create({ memoryBytes: 64 * 1024 * 1024, processes: 5 });
    await openCgroups();
    for (const procs of group.procs) await access(procs);
    await group.remove();
    await group.remove();
  });
});
