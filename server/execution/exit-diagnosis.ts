import type { OutputCut } from "../domain/measurement/output-cut.ts";
import type { GroupUsage } from "./cgroup-settings.ts";
import { MAX_DEPTH } from "./disk-monitor.ts";
import type { DiskUse } from "./disk-use.ts";
import type { ExecutionCeilings, LimitHit } from "./port.ts";
import type { SupervisedResult } from "./supervise.ts";

const MIB = 1024 * 1024;

/** 128 + SIGXCPU and 128 + SIGXFSZ, as a shell reports a command that was killed by one. */
const XCPU_STATUS = 152;
const XFSZ_STATUS = 153;

/** Returns the limit that a run hit, from its exit, its cgroup counters and its disk use; null if none. Pure. */
export function findLimitHit(
  result: SupervisedResult,
  usage: GroupUsage,
  disk: DiskUse & { over: boolean },
  limits: ExecutionCeilings,
): LimitHit | null {
  if (result.killReason !== null) return result.killReason === "cancelled" ? null : result.killReason;
  if ((usage.outOfMemoryKills ?? 0) > 0) return "memory";
  if (result.exitCode === XCPU_STATUS) return "time";
  // Python ignores SIGXFSZ and exits with its own status; a file of the maximum length is left.
  const fullFile = result.exitCode !== 0 && disk.largestFileBytes >= limits.fileSizeMiB * MIB;
  if (result.exitCode === XFSZ_STATUS || fullFile || disk.over) return "file_size";
  return (usage.refusedForks ?? 0) > 0 ? "processes" : null;
}

/** Returns a line for the log, or null if no limit was hit. */
export function describeLimitHit(
  result: SupervisedResult,
  limit: LimitHit | null,
  limits: ExecutionCeilings,
): string | null {
  if (result.killReason === "cancelled") return "Stopped: the run was cancelled.\n";
  if (limit === null) return null;
  const verb = result.exitCode === null ? "Stopped" : "Limit hit";
  return `${verb}: ${DESCRIPTIONS[limit](limits)}\n`;
}

/** Returns a line for the log, or null if the stream was kept whole. */
export function describeCut(stream: string, cut: OutputCut | null): string | null {
  return cut && `${cut.bytes.toLocaleString("en-US")} bytes in the middle of ${stream} were not kept.\n`;
}

const DESCRIPTIONS: Record<LimitHit, (limits: ExecutionCeilings) => string> = {
  time: (limits) => `it ran longer than ${limits.timeoutSeconds} s.`,
  memory: (limits) => `it needed more memory than there is, or than its limit of ${limits.memoryMiB} MiB.`,
  processes: (limits) => `it started more than ${limits.processes} processes and threads at once.`,
  file_size: (limits) =>
    `a file grew over ${limits.fileSizeMiB} MiB, or its folder over ${limits.diskMiB} MiB (deleted files count while they are open), ${limits.diskEntries} entries, ${MAX_DEPTH} levels or what the disk has.`,
};
