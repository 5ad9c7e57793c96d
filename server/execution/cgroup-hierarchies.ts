import { isWithin } from "./sandbox-paths.ts";

export type Controller = "memory" | "pids" | "cpu" | "cpuacct";

/** A mounted cgroup hierarchy and the cgroup of this process in it. */
export interface Hierarchy {
  version: 1 | 2;
  mountPoint: string;
  /** Folder of this process's cgroup, at or below the mount point. */
  ownFolder: string;
  /** The v1 controllers bound to it; empty for v2, which lists them in `cgroup.controllers`. */
  controllers: Controller[];
}

/** A cgroup in which the server creates the groups of its runs. */
export interface ParentGroup {
  version: 1 | 2;
  folder: string;
  controllers: Controller[];
}

const USED_CONTROLLERS: Controller[] = ["memory", "pids", "cpu", "cpuacct"];

/**
 * Parses /proc/self/cgroup (cgroups(7)) and /proc/self/mountinfo (proc_pid_mountinfo(5)). A hybrid machine has v1
 * hierarchies beside a v2 one. Returns the v1 hierarchies that have a controller of `USED_CONTROLLERS`, and every v2
 * one. Pure.
 */
export function findHierarchies(cgroup: string, mountinfo: string): Hierarchy[] {
  const mounts = mountinfo.split("\n").flatMap(parseMount);
  return cgroup.split("\n").flatMap((line): Hierarchy[] => {
    const match = /^\d+:([^:]*):(\/.*)$/.exec(line);
    if (!match) return [];
    const names = match[1]!.split(",");
    const version = match[1] === "" ? 2 : 1;
    const controllers = version === 1 ? USED_CONTROLLERS.filter((name) => names.includes(name)) : [];
    if (version === 1 && controllers.length === 0) return [];
    const mount = mounts.find((each) =>
      version === 2
        ? each.type === "cgroup2"
        : each.type === "cgroup" && controllers.every((name) => each.options.includes(name)),
    );
    if (!mount) return [];
    return [
      {
        version,
        mountPoint: mount.mountPoint,
        ownFolder: resolveCgroupFolder(mount, match[2]!),
        controllers,
      },
    ];
  });
}

interface Mount {
  root: string;
  mountPoint: string;
  type: string;
  options: string[];
}

function parseMount(line: string): Mount[] {
  const [fields, superblock] = line.split(" - ").map((part) => part.split(" "));
  if (!fields?.[4] || !superblock?.[2]) return [];
  return [
    { root: fields[3]!, mountPoint: fields[4], type: superblock[0]!, options: superblock[2].split(",") },
  ];
}

/** A container may see only its part of the hierarchy: the mount's root is then a folder of the machine's hierarchy. */
function resolveCgroupFolder(mount: Mount, path: string): string {
  const inside = isWithin(path, mount.root)
    ? mount.root === "/"
      ? path
      : path.slice(mount.root.length)
    : "";
  return (mount.mountPoint + inside).replace(/\/$/, "");
}
