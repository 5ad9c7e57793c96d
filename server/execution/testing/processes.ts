import { readdir, readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

/** Process ids whose command line holds `text`, as an operator's `pgrep -f` would see them. */
export async function processesWith(text: string): Promise<number[]> {
  const found: number[] = [];
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name) || Number(name) === process.pid) continue;
    const commandLine = await readFile(`/proc/${name}/cmdline`, "utf8").catch(() => "");
    if (commandLine.includes(text)) found.push(Number(name));
  }
  return found;
}

/** Waits until `holds` does; the test's own time limit ends it. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(20);
}

/** A command-line argument that no other process has. */
export function uniqueSeconds(): string {
  return `${1000 + Math.floor(Math.random() * 1000)}.${process.hrtime.bigint()}`;
}
