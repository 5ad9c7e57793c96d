import { mkdir, readdir, readFile, readlink, rmdir, writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { type Controller, findHierarchies, type Hierarchy, type ParentGroup } from "./cgroup-hierarchies.ts";
import { type GroupLimits, type GroupUsage, groupSettings, groupUsage } from "./cgroup-settings.ts";
import { prepareUnifiedParent } from "./cgroup-unified.ts";

/** The cgroups of one run: one in each writable hierarchy. */
export interface RunGroup {
  /** The `cgroup.procs` files to which a process writes to enter. */
  readonly procs: string[];
  usage(): Promise<GroupUsage>;
  /** Kills the remaining processes, waits until they have exited, and removes the groups. */
  remove(): Promise<void>;
}

export interface Cgroups {
  /** Limits that cgroups enforce; the others need resource limits. */
  readonly limits: { memory: boolean; processes: boolean };
  create(limits: GroupLimits): Promise<RunGroup>;
}

/**
 * Finds the hierarchies in which this process may create cgroups (v1, v2 or both), and removes the groups of killed
 * servers with their processes. If there is none, every limit is false and groups have no effect.
 */
export async function openCgroups(): Promise<Cgroups> {
  const [cgroup, mountinfo] = await Promise.all(
    ["/proc/self/cgroup", "/proc/self/mountinfo"].map((file) => readFile(file, "utf8").catch(() => "")),
  );
  const prefix = await namePrefix();
  const parents: ParentGroup[] = [];
  for (const hierarchy of findHierarchies(cgroup!, mountinfo!)) {
    const parent =
      hierarchy.version === 2
        ? await prepareUnifiedParent(hierarchy)
        : { version: 1 as const, folder: hierarchy.ownFolder, controllers: hierarchy.controllers };
    if (parent && (await isWritable(parent, prefix))) parents.push(parent);
  }
  await Promise.all(parents.map((parent) => removeStaleGroups(parent, prefix)));
  // Only now: on the way the server may have moved itself into a leaf.
  const own = findHierarchies(await readFile("/proc/self/cgroup", "utf8").catch(() => ""), mountinfo!);
  const has = (name: Controller) => parents.some((parent) => parent.controllers.includes(name));
  return {
    limits: { memory: has("memory"), processes: has("pids") },
    create: async (limits) => {
      const name = `${prefix.ownProcess}-${++groupCount}`;
      return createGroup(parents, name, limits, () => hastenEntry(own));
    },
  };
}

let groupCount = 0;

/**
 * To let a process enter a group, the kernel waits for a grace period of RCU, for 5 to 25 ms, but not again soon after
 * another entry (kernel/rcu/sync.c). Moves this process to where it is already, so that the kernel waits while a run is
 * prepared and its first process finds the way free. Nothing rests on it.
 */
function hastenEntry([hierarchy]: Hierarchy[]): void {
  if (hierarchy === undefined) return;
  const file = `${hierarchy.ownFolder}/cgroup.procs`;
  void writeFile(file, String(process.pid), { flag: "r+" }).catch(() => undefined);
}

async function createGroup(
  parents: ParentGroup[],
  name: string,
  limits: GroupLimits,
  onCreated: () => void,
): Promise<RunGroup> {
  const groups = parents.map((parent) => ({ ...parent, folder: `${parent.folder}/${name}` }));
  const remove = async () => {
    await Promise.all(groups.map((group) => removeGroup(group.folder)));
  };
  try {
    for (const group of groups) await mkdir(group.folder);
    onCreated();
    for (const group of groups) {
      for (const { file, value, optional } of groupSettings(group.version, group.controllers, limits)) {
        await writeFile(`${group.folder}/${file}`, value, { flag: "r+" }).catch((error) => {
          if (!optional) throw error;
        });
      }
    }
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    procs: groups.map((group) => `${group.folder}/cgroup.procs`),
    usage: async () => {
      const read = (folder: string) => (file: string) =>
        readFile(`${folder}/${file}`, "utf8").catch(() => null);
      const usages = await Promise.all(groups.map((group) => groupUsage(group.version, read(group.folder))));
      return Object.assign({}, ...usages);
    },
    remove,
  };
}

interface NamePrefix {
  /** Shared by all servers of this pid namespace, in which alone process ids are comparable. */
  namespace: string;
  /** Identifies this process: process ids are reused, an id with its start time is unique. */
  ownProcess: string;
}

async function namePrefix(): Promise<NamePrefix> {
  const inode = /\d+/.exec(await readlink("/proc/self/ns/pid"))?.[0] ?? "0";
  const namespace = `rvs-${inode}-`;
  return { namespace, ownProcess: `${namespace}${process.pid}-${await startTime(process.pid)}` };
}

/** Field 22 of /proc/pid/stat. The second field may contain spaces and brackets: counts fields from the last `)`. */
async function startTime(pid: number): Promise<string | null> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  return stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
}

async function isWritable(parent: ParentGroup, prefix: NamePrefix): Promise<boolean> {
  const probe = `${parent.folder}/${prefix.ownProcess}-probe-${++groupCount}`;
  return mkdir(probe).then(
    () => rmdir(probe).then(() => true),
    () => false,
  );
}

async function removeStaleGroups(parent: ParentGroup, prefix: NamePrefix): Promise<void> {
  for (const name of await readdir(parent.folder).catch(() => [])) {
    if (!name.startsWith(prefix.namespace)) continue;
    const [pid, started] = name.slice(prefix.namespace.length).split("-");
    if ((await startTime(Number(pid))) !== started) await removeGroup(`${parent.folder}/${name}`);
  }
}

async function removeGroup(folder: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const failure = await rmdir(folder).then(
      () => null,
      (error: NodeJS.ErrnoException) => error.code,
    );
    if (failure === null || failure === "ENOENT") return;
    await writeFile(`${folder}/cgroup.kill`, "1", { flag: "r+" }).catch(() => killMembers(folder));
    await sleep(Math.min(5 + attempt, 50));
  }
}

/** Sends SIGKILL to each process of a group, for kernels before 5.14 and v1, which have no cgroup.kill. */
async function killMembers(folder: string): Promise<void> {
  const procs = await readFile(`${folder}/cgroup.procs`, "utf8").catch(() => "");
  for (const pid of procs.split("\n").map(Number)) {
    // A process of another pid namespace is listed as 0, and kill(0) would signal this process's own group.
    if (!(pid > 1) || pid === process.pid) continue;
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It has exited already.
    }
  }
}
