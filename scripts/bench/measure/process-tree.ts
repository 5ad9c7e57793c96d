import { readdirSync, readFileSync, writeFileSync } from "node:fs";

/** Of Linux on every machine that Node.js runs on. */
const ticksPerSecond = 100;

/** Processor time, of user and system, that a process, its threads and its descendants have taken; in seconds. */
export function cpuSecondsOf(pid: number): number {
  return treeOf(pid).reduce((total, each) => total + ownSeconds(each), 0);
}

/** The most memory that the tree has had at once since `forgetPeaks`, in MiB: at most, as peaks need not coincide. */
export function peakMemoryOf(pid: number): number {
  const peaks = treeOf(pid).map((each) => /^VmHWM:\s+(\d+) kB/m.exec(read(each, "status"))?.[1] ?? "0");
  return peaks.reduce((total, peak) => total + Number(peak), 0) / 1024;
}

/** What the process itself has in memory, in MiB. */
export function memoryOf(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(read(pid, "status"))?.[1] ?? "0") / 1024;
}

export function forgetPeaks(pid: number): void {
  for (const each of treeOf(pid)) writeFileSync(`/proc/${each}/clear_refs`, "5");
}

/** The same without descendants that still run: those that have ended are in the time of whoever waited for them. */
export function ownSeconds(pid: number): number {
  // The name, in parentheses, may hold spaces.
  const fields = read(pid, "stat").split(") ").at(-1)!.split(" ");
  const ticks = fields.slice(11, 15).reduce((total, field) => total + Number(field), 0);
  return (ticks || 0) / ticksPerSecond;
}

function treeOf(pid: number): number[] {
  const children = threadsOf(pid).flatMap((thread) => read(pid, `task/${thread}/children`).split(" "));
  return [pid, ...children.filter(Boolean).flatMap((child) => treeOf(Number(child)))];
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/** Empty where the process has ended. */
function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
