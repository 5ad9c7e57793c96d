import { readdir, readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

/** Returns the ids of processes whose command line contains `text`, like `pgrep -f`. */
export async function findProcesses(text: string): Promise<number[]> {
  const found: number[] = [];
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name) || Number(name) === process.pid) continue;
    const commandLine = await readFile(`/proc/${name}/cmdline`, "utf8").catch(() => "");
    if (commandLine.includes(text)) found.push(Number(name));
  }
  return found;
}

/** Waits until `condition` is true, up to the test's own timeout. */
export async function waitUntil(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(20);
}

/** Returns a command-line argument that no other process has. */
export function uniqueSeconds(): string {
  return `${1000 + Math.floor(Math.random() * 1000)}.${process.hrtime.bigint()}`;
}
