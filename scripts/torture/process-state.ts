import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/** Resident memory of a process in MiB, now and at its highest; zeros where it is gone. */
export function memoryOf(pid: number): { now: number; peak: number } {
  const status = readable(`/proc/${pid}/status`);
  const mebibytes = (name: string) =>
    Math.round(Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1] ?? 0) / 1024);
  return { now: mebibytes("VmRSS"), peak: mebibytes("VmHWM") };
}

/** Counts the open file descriptors of a process. */
export function descriptorsOf(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0;
  }
}

/**
 * Lists the processes below a process, with their command lines. An experiment's processes stay below the service even
 * where they detach: the first process of their pid namespace becomes their parent.
 */
export function descendantsOf(pid: number): string[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    // The name of a program may hold spaces and parentheses: the fields follow the last one.
    const parent = Number(readable(`/proc/${name}/stat`).split(") ").at(-1)?.split(" ")[1] ?? 0);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const below = (one: number): number[] =>
    (children.get(one) ?? []).flatMap((child) => [child, ...below(child)]);
  return below(pid).map(
    (child) => `${child} ${readable(`/proc/${child}/cmdline`).replaceAll("\0", " ").trim()}`,
  );
}

/** Lists the files below `folder` that a process has open. */
export function openBelow(pid: number, folder: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
      const target = linkOf(`/proc/${pid}/fd/${fd}`);
      return target.startsWith(folder) ? [target] : [];
    });
  } catch {
    return [];
  }
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return "";
  }
}

function readable(path: string): string {
  try {
    return readFileSync(path, "latin1");
  } catch {
    return "";
  }
}
