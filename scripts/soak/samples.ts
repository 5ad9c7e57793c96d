import { existsSync, readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** What the service's process held at one time, after a garbage collection. */
export interface Sample {
  minute: number;
  rssMiB: number;
  heapMiB: number;
  externalMiB: number;
  /** Node.js's active resources: sockets, timers, requests. */
  handles: number;
  fileDescriptors: number;
  threads: number;
  /** What was sent since the start. */
  requests: number;
}

const mebibyte = 1024 * 1024;

/** Asks the probe in the service's process (`probe.ts`), and waits for its answer. */
export async function takeSample(pid: number, file: string): Promise<Omit<Sample, "minute" | "requests">> {
  const count = lines(file).length;
  process.kill(pid, "SIGUSR2");
  for (let tries = 0; lines(file).length === count; tries++) {
    if (tries > 600) throw new Error("The service did not say within a minute what it holds.");
    await sleep(100);
  }
  const { rss, heapUsed, external, handles } = JSON.parse(lines(file).at(-1)!);
  return {
    rssMiB: rss / mebibyte,
    heapMiB: heapUsed / mebibyte,
    externalMiB: external / mebibyte,
    handles,
    fileDescriptors: readdirSync(`/proc/${pid}/fd`).length,
    threads: readdirSync(`/proc/${pid}/task`).length,
  };
}

const lines = (file: string) => (existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : []);
