import { mkdir, readdir, readFile, readlink, rmdir, writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { type Controller, findHierarchies, type Parent } from "./cgroup-places.ts";
import { type GroupLimits, type GroupUsage, groupSettings, groupUsage } from "./cgroup-settings.ts";
import { prepareUnified } from "./cgroup-unified.ts";

/** The cgroups of one run: one folder in each hierarchy that we may write. */
export interface RunGroup {
  /** The files by which a process enters. */
  readonly procs: string[];
  usage(): Promise<GroupUsage>;
  /** Kills whatever is still inside, waits until it is gone, and removes the folders. */
  remove(): Promise<void>;
}

export interface Cgroups {
  /** Which limits bind; the others need resource limits. */
  readonly limits: { memory: boolean; processes: boolean };
  create(limits: GroupLimits): Promise<RunGroup>;
}

/**
 * Finds where this process may make cgroups (v1, v2 or both), and removes the groups of servers that were killed,
 * with what is left in them. Without any place every limit is false and groups are empty.
 */
export async function openCgroups(): Promise<Cgroups> {
  const [cgroup, mountinfo] = await Promise.all(
    ["/proc/self/cgroup", "/proc/self/mountinfo"].map((file) => readFile(file, "utf8").catch(() => "")),
  );
  const prefix = await namePrefix();
  const parents: Parent[] = [];
  for (const hierarchy of findHierarchies(cgroup!, mountinfo!)) {
    const parent =
      hierarchy.version === 2
        ? await prepareUnified(hierarchy)
        : { version: 1 as const, folder: hierarchy.own, controllers: hierarchy.controllers };
    if (parent && (await isWritable(parent, prefix))) parents.push(parent);
  }
  await Promise.all(parents.map((parent) => sweep(parent, prefix)));
  const has = (name: Controller) => parents.some((parent) => parent.controllers.includes(name));
  return {
    limits: { memory: has("memory"), processes: has("pids") },
    create: (limits) => createGroup(parents, `${prefix.mine}-${++created}`, limits),
  };
}

let created = 0;

async function createGroup(parents: Parent[], name: string, limits: GroupLimits): Promise<RunGroup> {
  const groups = parents.map((parent) => ({ ...parent, folder: `${parent.folder}/${name}` }));
  const remove = async () => {
    await Promise.all(groups.map((group) => removeGroup(group.folder)));
  };
  try {
    for (const group of groups) {
      await mkdir(group.folder);
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
      const each = await Promise.all(groups.map((group) => groupUsage(group.version, read(group.folder))));
      return Object.assign({}, ...each);
    },
    remove,
  };
}

interface NamePrefix {
  /** Shared by all servers of this pid namespace: only their process ids mean something here. */
  namespace: string;
  /** This very process: its id can come again, its id with its start time cannot. */
  mine: string;
}

async function namePrefix(): Promise<NamePrefix> {
  const inode = /\d+/.exec(await readlink("/proc/self/ns/pid"))?.[0] ?? "0";
  const namespace = `rvs-${inode}-`;
  return { namespace, mine: `${namespace}${process.pid}-${await startTime(process.pid)}` };
}

/** Field 22 of /proc/pid/stat; the second field may hold spaces and brackets, so count from the last bracket. */
async function startTime(pid: number): Promise<string | null> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  return stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
}

async function isWritable(parent: Parent, prefix: NamePrefix): Promise<boolean> {
  const probe = `${parent.folder}/${prefix.mine}-probe-${++created}`;
  return mkdir(probe).then(
    () => rmdir(probe).then(() => true),
    () => false,
  );
}

async function sweep(parent: Parent, prefix: NamePrefix): Promise<void> {
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
    await writeFile(`${folder}/cgroup.kill`, "1", { flag: "r+" }).catch(() => killEach(folder));
    await sleep(Math.min(5 + attempt, 50));
  }
}

/** Kernels before 5.14 and v1 have no cgroup.kill. */
async function killEach(folder: string): Promise<void> {
  const procs = await readFile(`${folder}/cgroup.procs`, "utf8").catch(() => "");
  for (const pid of procs.split("\n").map(Number)) {
    // A process of another pid namespace is listed as 0, and kill(0) would be ourselves.
    if (!(pid > 1) || pid === process.pid) continue;
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It ended by itself.
    }
  }
}
