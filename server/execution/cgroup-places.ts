import { isWithin } from "./places.ts";

export type Controller = "memory" | "pids" | "cpu" | "cpuacct";

/** A mounted cgroup hierarchy and this process's own place in it. */
export interface Hierarchy {
  version: 1 | 2;
  mountPoint: string;
  /** The folder of this process's own cgroup, at or below the mount point. */
  own: string;
  /** The v1 controllers bound to it; empty for v2, whose folder says it in `cgroup.controllers`. */
  controllers: Controller[];
}

/** A folder that takes our groups as children. */
export interface Parent {
  version: 1 | 2;
  folder: string;
  controllers: Controller[];
}

const WANTED: Controller[] = ["memory", "pids", "cpu", "cpuacct"];

/**
 * Reads /proc/self/cgroup (cgroups(7)) and /proc/self/mountinfo (proc_pid_mountinfo(5)). A hybrid machine has v1
 * hierarchies beside a v2 one; only hierarchies with a controller that we use are returned, and each v2 one. Pure.
 */
export function findHierarchies(cgroup: string, mountinfo: string): Hierarchy[] {
  const mounts = mountinfo.split("\n").flatMap(parseMount);
  return cgroup.split("\n").flatMap((line): Hierarchy[] => {
    const match = /^\d+:([^:]*):(\/.*)$/.exec(line);
    if (!match) return [];
    const names = match[1]!.split(",");
    const version = match[1] === "" ? 2 : 1;
    const controllers = version === 1 ? WANTED.filter((name) => names.includes(name)) : [];
    if (version === 1 && controllers.length === 0) return [];
    const mount = mounts.find((each) =>
      version === 2
        ? each.type === "cgroup2"
        : each.type === "cgroup" && controllers.every((name) => each.options.includes(name)),
    );
    if (!mount) return [];
    return [{ version, mountPoint: mount.mountPoint, own: placeBelow(mount, match[2]!), controllers }];
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

/** A container may see only its own part of the hierarchy: the mount's root is then a folder of the machine's. */
function placeBelow(mount: Mount, path: string): string {
  const inside = isWithin(path, mount.root)
    ? mount.root === "/"
      ? path
      : path.slice(mount.root.length)
    : "";
  return (mount.mountPoint + inside).replace(/\/$/, "");
}
