import type { ExecutionCeilings, ExecutionLimits } from "./port.ts";

const MIB = 1024 * 1024;

/** The sandbox's own start (shells, bubblewrap, page tables) does not fit into less. */
const LEAST_MEMORY_MIB = 32;

/** A longer timer of Node.js fires at once. */
const LONGEST_TIMER_SECONDS = 2_147_483;

export const DEFAULT_CEILINGS: ExecutionCeilings = {
  timeoutSeconds: 3600,
  memoryMiB: 4096,
  processes: 256,
  fileSizeMiB: 1024,
  outputBytes: 16 * MIB,
  diskMiB: 8192,
};

/** Each wish under its ceiling; a wish that is no positive number counts as the ceiling. */
export function clampLimits(wished: ExecutionLimits, ceilings: ExecutionCeilings): ExecutionCeilings {
  const cut = (name: keyof ExecutionLimits) =>
    wished[name] > 0 ? Math.min(wished[name], ceilings[name]) : ceilings[name];
  return {
    timeoutSeconds: Math.min(cut("timeoutSeconds"), LONGEST_TIMER_SECONDS),
    memoryMiB: Math.max(LEAST_MEMORY_MIB, Math.floor(cut("memoryMiB"))),
    processes: Math.max(1, Math.floor(cut("processes"))),
    fileSizeMiB: Math.max(1, Math.floor(cut("fileSizeMiB"))),
    outputBytes: Math.floor(cut("outputBytes")),
    diskMiB: ceilings.diskMiB,
  };
}

/**
 * Arguments of prlimit(1), soft and hard alike, set before bubblewrap and inherited by the whole tree.
 *
 * RLIMIT_CPU is per process and only a backstop for a server that cannot tick: no process can use more than the
 * wall time on every CPU. RLIMIT_DATA, not RLIMIT_AS: Java, Julia and Node.js reserve address space that they never use.
 */
export function prlimitArguments(
  limits: ExecutionCeilings,
  machine: { cpuCount: number; memoryCgroup: boolean },
): string[] {
  return [
    "--core=0",
    `--cpu=${Math.ceil(limits.timeoutSeconds) * machine.cpuCount + 1}`,
    `--fsize=${limits.fileSizeMiB * MIB}`,
    "--nofile=1024",
    "--memlock=65536",
    "--msgqueue=0",
    "--nice=0",
    "--rtprio=0",
    ...(machine.memoryCgroup ? [] : [`--data=${limits.memoryMiB * MIB}`]),
  ];
}
