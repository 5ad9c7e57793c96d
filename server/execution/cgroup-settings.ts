import type { Controller } from "./cgroup-hierarchies.ts";

export interface GroupLimits {
  memoryBytes: number;
  processes: number;
}

export interface Setting {
  file: string;
  value: string;
  /** Not every kernel has the file, and the limit holds without it. */
  optional?: boolean;
}

/**
 * Returns the settings of a new group in write order (cgroup-v1/memory.rst, cgroup-v1/pids.rst, cgroup-v2.rst). Pure.
 */
export function groupSettings(version: 1 | 2, controllers: Controller[], limits: GroupLimits): Setting[] {
  const bytes = String(limits.memoryBytes);
  const memory: Setting[] =
    version === 1
      ? [
          { file: "memory.limit_in_bytes", value: bytes },
          { file: "memory.memsw.limit_in_bytes", value: bytes, optional: true },
        ]
      : [
          { file: "memory.max", value: bytes },
          { file: "memory.swap.max", value: "0", optional: true },
          // The kernel kills the whole group, not only the process with the highest badness.
          { file: "memory.oom.group", value: "1", optional: true },
        ];
  return [
    ...(controllers.includes("memory") ? memory : []),
    ...(controllers.includes("pids") ? [{ file: "pids.max", value: String(limits.processes) }] : []),
  ];
}

export interface GroupUsage {
  /** Processes that the kernel killed because the group was out of memory. */
  outOfMemoryKills?: number;
  /** Forks that the pids limit refused. */
  refusedForks?: number;
  cpuMilliseconds?: number;
  peakMemoryBytes?: number;
}

interface Counter {
  file: string;
  /** Key in a file of `key value` lines; without a key the file holds a single number. */
  key?: string;
  member: keyof GroupUsage;
  scale?: number;
}

const COUNTERS: Record<1 | 2, Counter[]> = {
  1: [
    { file: "memory.oom_control", key: "oom_kill", member: "outOfMemoryKills" },
    { file: "memory.max_usage_in_bytes", member: "peakMemoryBytes" },
    { file: "pids.events", key: "max", member: "refusedForks" },
    { file: "cpuacct.usage", member: "cpuMilliseconds", scale: 1e-6 },
  ],
  2: [
    { file: "memory.events", key: "oom_kill", member: "outOfMemoryKills" },
    { file: "memory.peak", member: "peakMemoryBytes" },
    { file: "pids.events", key: "max", member: "refusedForks" },
    { file: "cpu.stat", key: "usage_usec", member: "cpuMilliseconds", scale: 1e-3 },
  ],
};

/** Reads a group's counters with `read`, which returns null for a file that this kernel lacks. */
export async function groupUsage(
  version: 1 | 2,
  read: (file: string) => Promise<string | null>,
): Promise<GroupUsage> {
  const usage: GroupUsage = {};
  for (const { file, key, member, scale = 1 } of COUNTERS[version]) {
    const text = await read(file);
    const match = text && (key ? new RegExp(`^${key} (\\d+)$`, "m") : /^(\d+)$/m).exec(text);
    if (match) usage[member] = Math.round(Number(match[1]) * scale);
  }
  return usage;
}
