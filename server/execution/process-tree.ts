import { readdir, readFile } from "node:fs/promises";

const PAGE_BYTES = 4096;

/**
 * Returns the memory of a process and all its descendants in bytes, for machines without a memory cgroup. Resident
 * sizes count shared pages once per process; if their sum exceeds the limit, returns the proportional size (`Pss` of
 * smaps_rollup) instead, which is costly: the kernel walks each process's pages.
 */
export async function measureTreeMemory(root: number, limitBytes: number): Promise<number> {
  const members = descendants(root, await listProcesses());
  const resident = members.reduce((sum, each) => sum + each.residentBytes, 0);
  if (resident <= limitBytes) return resident;
  const proportional = await Promise.all(
    members.map(async ({ pid, residentBytes }) => {
      const rollup = await readFile(`/proc/${pid}/smaps_rollup`, "utf8").catch(() => "");
      const kilobytes = /^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1];
      return kilobytes === undefined ? residentBytes : Number(kilobytes) * 1024;
    }),
  );
  return proportional.reduce((sum, bytes) => sum + bytes, 0);
}

/** Returns the ids of a process and all its descendants. */
export async function listTree(root: number): Promise<number[]> {
  return descendants(root, await listProcesses()).map(({ pid }) => pid);
}

interface ProcessInfo {
  pid: number;
  parent: number;
  residentBytes: number;
}

async function listProcesses(): Promise<ProcessInfo[]> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, "utf8").catch(() => null)));
  return stats.flatMap((stat) => {
    if (stat === null) return [];
    // The experiment controls the name in brackets: fields are counted from the last bracket.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const pid = Number.parseInt(stat, 10);
    return [{ pid, parent: Number(fields[1]), residentBytes: Number(fields[21]) * PAGE_BYTES }];
  });
}

/** Complete: orphans in the sandbox are reparented to its process 1. */
function descendants(root: number, all: ProcessInfo[]): ProcessInfo[] {
  const children = Map.groupBy(all, (each) => each.parent);
  const tree = all.filter((each) => each.pid === root);
  for (const each of tree) tree.push(...(children.get(each.pid) ?? []));
  return tree;
}
