import { readdir, readFile } from "node:fs/promises";

const PAGE_BYTES = 4096;

/**
 * The memory of a process and all its descendants in bytes, for machines without a memory cgroup. Resident sizes count
 * shared pages many times over, so they only say when to look closer; the answer then is the proportional size
 * (`Pss` of smaps_rollup), which takes the kernel a walk over each process's pages.
 */
export async function treeMemory(root: number, limitBytes: number): Promise<number> {
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

interface Listed {
  pid: number;
  parent: number;
  residentBytes: number;
}

async function listProcesses(): Promise<Listed[]> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, "utf8").catch(() => null)));
  return stats.flatMap((stat) => {
    if (stat === null) return [];
    // The name in brackets is the process's own choice: fields are counted from the last bracket.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const pid = Number.parseInt(stat, 10);
    return [{ pid, parent: Number(fields[1]), residentBytes: Number(fields[21]) * PAGE_BYTES }];
  });
}

/** Orphans of the sandbox have its first process as parent, so that none falls out of the tree. */
function descendants(root: number, all: Listed[]): Listed[] {
  const children = Map.groupBy(all, (each) => each.parent);
  const found = all.filter((each) => each.pid === root);
  for (const each of found) found.push(...(children.get(each.pid) ?? []));
  return found;
}
