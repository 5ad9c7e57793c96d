import { availableParallelism } from "node:os";
import { bubblewrapArguments } from "./bubblewrap-arguments.ts";
import type { RunGroup } from "./cgroup.ts";
import type { GroupUsage } from "./cgroup-settings.ts";
import { type Host, WORK_STAGE } from "./host.ts";
import { releaseUser, takeUser } from "./host-user.ts";
import { launchCommand } from "./launch.ts";
import { prlimitArguments } from "./limits.ts";
import type { ExecutionCeilings, ExecutionRequest, LimitHit } from "./port.ts";
import { seccompFilter } from "./seccomp.ts";
import { type Ending, supervise } from "./supervise.ts";
import { experimentVariables } from "./variables.ts";
import { describeEnding, limitOf } from "./verdict.ts";
import { Watch } from "./watch.ts";
import { giveToUser } from "./work-folder.ts";

const MIB = 1024 * 1024;

/** Of the sandbox itself: bubblewrap, its first process and the launch chain's short-lived helpers. */
const OWN_PROCESSES = 4;

const SECCOMP = seccompFilter(process.arch);

export interface SandboxRun extends Ending {
  usage: GroupUsage;
  limitHit: LimitHit | null;
}

/** One experiment under limits that are already cut to the ceilings; its work folder has no symbolic link above it. */
export async function runInBubblewrap(
  host: Host,
  request: ExecutionRequest,
  limits: ExecutionCeilings,
  signal: AbortSignal,
): Promise<SandboxRun> {
  const user = takeUser(host.firstUser);
  let group: RunGroup | undefined;
  try {
    if (user !== null) await giveToUser(request.workFolder, user);
    group = await host.cgroups.create({
      memoryBytes: limits.memoryMiB * MIB,
      processes: limits.processes + OWN_PROCESSES,
    });
    const memoryCgroup = host.cgroups.limits.memory;
    const watch = new Watch({ group, limits, workFolder: request.workFolder, memoryCgroup });
    const ending = await supervise({
      command: commandLine(host, request, limits, user, group),
      seccomp: SECCOMP,
      user,
      timeoutMilliseconds: limits.timeoutSeconds * 1000,
      outputBytes: limits.outputBytes,
      signal,
      onLog: request.onLog,
      inspect: (pid) => watch.inspect(pid),
    });
    const [usage, disk] = await Promise.all([group.usage(), watch.measure()]);
    const limitHit = limitOf(ending, usage, { ...disk, over: watch.isOver(disk) }, limits);
    const line = describeEnding(ending, limitHit, limits);
    if (line !== null) request.onLog({ stream: "system", text: line });
    return { ...ending, usage, limitHit };
  } finally {
    await group?.remove();
    releaseUser(user);
  }
}

function commandLine(
  host: Host,
  request: ExecutionRequest,
  limits: ExecutionCeilings,
  user: number | null,
  group: RunGroup,
): [string, ...string[]] {
  const binds = [{ from: request.workFolder, to: WORK_STAGE }, ...host.layout.staged];
  return launchCommand({
    cgroupProcs: group.procs,
    user,
    binds: user === null ? [] : binds,
    prlimit: prlimitArguments(limits, {
      cpuCount: availableParallelism(),
      memoryCgroup: host.cgroups.limits.memory,
    }),
    bubblewrap: bubblewrapArguments({
      layout: host.layout,
      workSource: user === null ? request.workFolder : WORK_STAGE,
      command: request.command,
      variables: experimentVariables(host.layout.path, request.seed, request.environment),
      temporaryBytes: Math.ceil((limits.memoryMiB * MIB) / 2),
      // One more for the sandbox's first process.
      processLimit: host.cgroups.limits.processes ? null : limits.processes + 1,
      seccomp: SECCOMP !== null,
    }),
  });
}
