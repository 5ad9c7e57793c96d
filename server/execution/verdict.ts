import type { GroupUsage } from "./cgroup-settings.ts";
import type { DiskUse } from "./disk-use.ts";
import type { ExecutionCeilings, LimitHit } from "./port.ts";
import type { Ending } from "./supervise.ts";

const MIB = 1024 * 1024;

/** 128 + SIGXCPU and 128 + SIGXFSZ, as a shell reports a command that was killed by one. */
const XCPU_STATUS = 152;
const XFSZ_STATUS = 153;

/** Which limit a run met, from how it ended and what it left. Pure. */
export function limitOf(
  ending: Ending,
  usage: GroupUsage,
  disk: DiskUse & { over: boolean },
  limits: ExecutionCeilings,
): LimitHit | null {
  if (ending.stopped !== null) return ending.stopped === "cancelled" ? null : ending.stopped;
  if ((usage.outOfMemoryKills ?? 0) > 0) return "memory";
  if (ending.exitCode === XCPU_STATUS) return "time";
  // Python ignores SIGXFSZ and fails with its own status; the file at its full length remains.
  const fullFile = ending.exitCode !== 0 && disk.largestFileBytes >= limits.fileSizeMiB * MIB;
  if (ending.exitCode === XFSZ_STATUS || fullFile || disk.over) return "file_size";
  return (usage.refusedForks ?? 0) > 0 ? "processes" : null;
}

/** One line for the log, or null where nothing was met. */
export function describeEnding(
  ending: Ending,
  limit: LimitHit | null,
  limits: ExecutionCeilings,
): string | null {
  if (ending.stopped === "cancelled") return "Stopped: the run was cancelled.\n";
  if (limit === null) return null;
  const verb = ending.exitCode === null ? "Stopped" : "Limit met";
  return `${verb}: ${DESCRIPTIONS[limit](limits)}\n`;
}

const DESCRIPTIONS: Record<LimitHit, (limits: ExecutionCeilings) => string> = {
  time: (limits) => `it ran longer than ${limits.timeoutSeconds} s.`,
  memory: (limits) => `it needed more memory than ${limits.memoryMiB} MiB.`,
  processes: (limits) => `it started more than ${limits.processes} processes and threads at once.`,
  output: (limits) => `it printed more than ${limits.outputBytes} bytes.`,
  file_size: (limits) =>
    `a file grew over ${limits.fileSizeMiB} MiB, or its folder over ${limits.diskMiB} MiB or what the disk has.`,
};
