import { describe, expect, test } from "vitest";
import { findHierarchies } from "./cgroup-hierarchies.ts";

const UNIFIED_MOUNT = "35 24 0:29 / /sys/fs/cgroup rw,nosuid shared:9 - cgroup2 cgroup2 rw,nsdelegate";

describe("findHierarchies", () => {
  test("finds the unified hierarchy of a Debian machine", () => {
    expect(findHierarchies("0::/system.slice/rvs.service\n", UNIFIED_MOUNT)).toEqual([
      {
        version: 2,
        mountPoint: "/sys/fs/cgroup",
        ownFolder: "/sys/fs/cgroup/system.slice/rvs.service",
        controllers: [],
      },
    ]);
    expect(findHierarchies("0::/\n", UNIFIED_MOUNT)[0]?.ownFolder).toBe("/sys/fs/cgroup");
  });

  test("finds the hierarchies of a v1 or hybrid machine, including controllers mounted together", () => {
    const mounts = [
      "25 22 0:23 / /sys/fs/cgroup/memory rw,relatime - cgroup cgroup rw,memory",
      "26 22 0:24 / /sys/fs/cgroup/cpu,cpuacct rw,relatime - cgroup cgroup rw,cpu,cpuacct",
      "27 22 0:25 / /sys/fs/cgroup/freezer rw,relatime - cgroup cgroup rw,freezer",
      "28 22 0:26 / /sys/fs/cgroup/unified rw,relatime - cgroup2 cgroup2 rw",
    ].join("\n");
    const own = "4:memory:/a\n2:cpu,cpuacct:/\n6:freezer:/\n1:name=systemd:/\n5:pids:/\n0::/\n";
    expect(findHierarchies(own, mounts)).toEqual([
      {
        version: 1,
        mountPoint: "/sys/fs/cgroup/memory",
        ownFolder: "/sys/fs/cgroup/memory/a",
        controllers: ["memory"],
      },
      {
        version: 1,
        mountPoint: "/sys/fs/cgroup/cpu,cpuacct",
        ownFolder: "/sys/fs/cgroup/cpu,cpuacct",
        controllers: ["cpu", "cpuacct"],
      },
      {
        version: 2,
        mountPoint: "/sys/fs/cgroup/unified",
        ownFolder: "/sys/fs/cgroup/unified",
        controllers: [],
      },
    ]);
  });

  test("finds its cgroup in a container that sees only its part of the hierarchy", () => {
    const mount = "30 29 0:23 /docker/abc /sys/fs/cgroup/memory ro,nosuid - cgroup cgroup rw,memory";
    expect(findHierarchies("4:memory:/docker/abc\n", mount)[0]?.ownFolder).toBe("/sys/fs/cgroup/memory");
    expect(findHierarchies("4:memory:/docker/abc/x\n", mount)[0]?.ownFolder).toBe("/sys/fs/cgroup/memory/x");
    expect(findHierarchies("4:memory:/docker/abcd\n", mount)[0]?.ownFolder).toBe("/sys/fs/cgroup/memory");
  });

  test("returns nothing if no hierarchy is mounted", () => {
    expect(findHierarchies("0::/\n", "22 1 0:20 / /proc rw - proc proc rw\n")).toEqual([]);
    expect(findHierarchies("", "")).toEqual([]);
  });
});
