import type { ExecutionCeilings, ExecutionLimits } from "./port.ts";

/** The sandbox itself (shells, bubblewrap, page tables) does not start with less. */
const MIN_MEMORY_MIB = 32;

/** Node.js fires a longer timer at once. */
const MAX_TIMER_SECONDS = 2_147_483;

export const DEFAULT_CEILINGS: ExecutionCeilings = {
  timeoutSeconds: 3600,
  memoryMiB: 4096,
  processes: 256,
  fileSizeMiB: 1024,
  outputBytes: 16 * 1024 * 1024,
  diskMiB: 8192,
  diskEntries: 500_000,
};

/** Clamps each requested limit to its ceiling; one that is not a positive number becomes the ceiling. */
export function clampLimits(requested: ExecutionLimits, ceilings: ExecutionCeilings): ExecutionCeilings {
  const clamp = (name: keyof ExecutionLimits) =>
    requested[name] > 0 ? Math.min(requested[name], ceilings[name]) : ceilings[name];
  return {
    timeoutSeconds: Math.min(clamp("timeoutSeconds"), MAX_TIMER_SECONDS),
    memoryMiB: Math.max(MIN_MEMORY_MIB, Math.floor(clamp("memoryMiB"))),
    processes: Math.max(1, Math.floor(clamp("processes"))),
    fileSizeMiB: Math.max(1, Math.floor(clamp("fileSizeMiB"))),
    outputBytes: Math.floor(clamp("outputBytes")),
    diskMiB: ceilings.diskMiB,
    diskEntries: ceilings.diskEntries,
  };
}

/**
 * Returns options of bash's `ulimit`, each followed by its value: soft and hard limits, set before bubblewrap and
 * inherited by the whole tree.
 *
 * RLIMIT_CPU is per process and only a backstop for a server whose timers do not fire: no process can use more than the
 * wall time on every CPU. RLIMIT_DATA, not RLIMIT_AS: Java, Julia and Node.js reserve address space that they never
 * use.
 */
export function ulimitArguments(
  limits: ExecutionCeilings,
  machine: { cpuCount: number; memoryCgroup: boolean },
): string[] {
  return [
    ...["-c", "0"],
    ...["-t", String(Math.ceil(limits.timeoutSeconds) * machine.cpuCount + 1)],
    // In KiB, as memory that is locked, and data.
    ...["-f", String(limits.fileSizeMiB * 1024)],
    ...["-n", "1024"],
    ...["-l", "64"],
    // Message queues, niceness and real-time priority.
    ...["-q", "0", "-e", "0", "-r", "0"],
    ...(machine.memoryCgroup ? [] : ["-d", String(limits.memoryMiB * 1024)]),
  ];
}
