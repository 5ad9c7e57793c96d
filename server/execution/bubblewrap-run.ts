import { availableParallelism } from "node:os";
import { bubblewrapArguments } from "./bubblewrap-arguments.ts";
import type { RunGroup } from "./cgroup.ts";
import type { GroupUsage } from "./cgroup-settings.ts";
import { DiskMonitor } from "./disk-monitor.ts";
import { describeCut, describeLimitHit, findLimitHit } from "./exit-diagnosis.ts";
import { type Host, STAGED_WORK_PATH } from "./host.ts";
import { launchCommand } from "./launch.ts";
import { LimitMonitor } from "./limit-monitor.ts";
import { prlimitArguments } from "./limits.ts";
import type { ExecutionCeilings, ExecutionRequest, LimitHit } from "./port.ts";
import { seccompFilter } from "./seccomp.ts";
import { type SupervisedResult, supervise } from "./supervise.ts";
import { allocateUserId, releaseUserId } from "./user-ids.ts";
import { experimentVariables } from "./variables.ts";
import { chownWorkFolder } from "./work-folder.ts";

const MIB = 1024 * 1024;

/** Processes of the sandbox itself: bubblewrap, process 1 and the short-lived helpers of the launch chain. */
const SANDBOX_PROCESSES = 4;

const SECCOMP = seccompFilter(process.arch);

export interface SandboxResult extends SupervisedResult {
  usage: GroupUsage;
  limitHit: LimitHit | null;
}

/**
 * Runs one experiment in bubblewrap. `limits` must be clamped to the ceilings already, and the path of the work folder
 * resolved (no symbolic link in it).
 *
 * @throws SandboxError if the sandbox does not start.
 */
export async function runInBubblewrap(
  host: Host,
  request: ExecutionRequest,
  limits: ExecutionCeilings,
  signal: AbortSignal,
): Promise<SandboxResult> {
  const userId = allocateUserId(host.firstUserId);
  let group: RunGroup | undefined;
  try {
    if (userId !== null) await chownWorkFolder(request.workFolder, userId);
    group = await host.cgroups.create({
      memoryBytes: limits.memoryMiB * MIB,
      processes: limits.processes + SANDBOX_PROCESSES,
    });
    const memoryCgroup = host.cgroups.limits.memory;
    const disk = await DiskMonitor.start(request.workFolder, limits);
    const monitor = new LimitMonitor({ group, limits, disk, memoryCgroup });
    const result = await supervise({
      command: commandLine(host, request, limits, userId, group),
      seccomp: SECCOMP,
      user: userId,
      timeoutMilliseconds: limits.timeoutSeconds * 1000,
      outputBytes: limits.outputBytes,
      signal,
      onLog: request.onLog,
      inspect: (pid) => monitor.findLimitHit(pid),
    });
    const [usage, left] = await Promise.all([group.usage(), disk.measureEnd()]);
    for (const stream of ["stdout", "stderr"] as const) {
      const text = describeCut(stream, result[stream].cut);
      if (text !== null) request.onLog({ stream: "system", text });
    }
    const limitHit = findLimitHit(result, usage, left, limits);
    const line = describeLimitHit(result, limitHit, limits) ?? disk.describeUnexplained();
    if (line !== null) request.onLog({ stream: "system", text: line });
    return { ...result, usage, limitHit };
  } finally {
    await group?.remove();
    releaseUserId(userId);
  }
}

function commandLine(
  host: Host,
  request: ExecutionRequest,
  limits: ExecutionCeilings,
  userId: number | null,
  group: RunGroup,
): [string, ...string[]] {
  const binds = [{ from: request.workFolder, to: STAGED_WORK_PATH }, ...host.layout.staged];
  return launchCommand({
    cgroupProcs: group.procs,
    user: userId,
    binds: userId === null ? [] : binds,
    emptyDescriptors: host.proc.files.length,
    prlimit: prlimitArguments(limits, {
      cpuCount: availableParallelism(),
      memoryCgroup: host.cgroups.limits.memory,
    }),
    bubblewrap: bubblewrapArguments({
      layout: host.layout,
      proc: host.proc,
      workSource: userId === null ? request.workFolder : STAGED_WORK_PATH,
      command: request.command,
      variables: experimentVariables(host.layout.path, request.seed, request.environment),
      temporaryBytes: Math.ceil((limits.memoryMiB * MIB) / 2),
      // One more for process 1 of the sandbox.
      processLimit: host.cgroups.limits.processes ? null : limits.processes + 1,
      seccomp: SECCOMP !== null,
    }),
  });
}
