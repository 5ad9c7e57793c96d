import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The processes whose command line contains this mark. */
export function processesMatching(mark: string): string[] {
  return readdirSync("/proc").flatMap((pid) => {
    if (!/^\d+$/.test(pid) || Number(pid) === process.pid) return [];
    const line = readable(join("/proc", pid, "cmdline"))
      .replaceAll("\0", " ")
      .trim();
    return line.includes(mark) ? [`${pid} ${line}`] : [];
  });
}

/** The control groups that processes with these ids made for their experiments. */
export function controlGroupsOf(pids: number[]): string[] {
  const names = new RegExp(`^rvs-\\d+-(?:${pids.join("|")})-`);
  const found: string[] = [];
  const look = (folder: string, depth: number) => {
    for (const entry of entries(folder)) {
      if (names.test(entry)) found.push(join(folder, entry));
      else if (depth > 0) look(join(folder, entry), depth - 1);
    }
  };
  look("/sys/fs/cgroup", 4);
  return found;
}

/** The entries of the folders of a service that must be empty when nothing runs. */
export function leftoverFiles(dataDir: string): string[] {
  return ["work", "objects/incoming"].flatMap((name) => {
    const folder = join(dataDir, name);
    return existsSync(folder) ? readdirSync(folder).map((entry) => `${name}/${entry}`) : [];
  });
}

function entries(folder: string): string[] {
  try {
    const all = readdirSync(folder, { withFileTypes: true });
    return all.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  } catch {
    return [];
  }
}

/** Empty for what is gone by now. */
function readable(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
