import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { bubblewrapArguments } from "./bubblewrap-arguments.ts";
import { type Cgroups, openCgroups } from "./cgroup.ts";
import type { GroupUsage } from "./cgroup-settings.ts";
import { firstSandboxUser, USER_COUNT } from "./host-user.ts";
import { findInterpreters } from "./interpreters.ts";
import { launchCommand } from "./launch.ts";
import { prlimitArguments } from "./limits.ts";
import { STAGING_FOLDER } from "./places.ts";
import { type ExecutionCeilings, type ExecutionRequest, SandboxError } from "./port.ts";
import { inspectRoot, type RootLayout } from "./root-layout.ts";
import { seccompFilter } from "./seccomp.ts";
import { type Ending, supervise } from "./supervise.ts";
import { experimentVariables } from "./variables.ts";
import { describeEnding, limitOf } from "./verdict.ts";
import { Watch } from "./watch.ts";
import { giveToUser, prepareStaging } from "./work-folder.ts";

const MIB = 1024 * 1024;

/** Of the sandbox itself: bubblewrap, its child and the launch chain's short-lived helpers. */
const OWN_PROCESSES = 4;

/** What is found out about the machine before the first run. */
export interface Host {
  layout: RootLayout;
  cgroups: Cgroups;
  /** Null where the server is no root: experiments then run as its own user, in namespaces of their own. */
  firstUser: number | null;
}

/** Looks at the machine; `hide` are folders that no experiment may see. */
export async function inspectHost(hide: string[]): Promise<Host> {
  const isRoot = process.getuid?.() === 0;
  const firstUser = isRoot ? firstSandboxUser(await readFile("/proc/self/uid_map", "utf8")) : null;
  if (isRoot && firstUser === null) {
    throw new SandboxError("root of a container that maps no other users cannot run experiments as one");
  }
  const [interpreters, cgroups] = await Promise.all([
    findInterpreters(process.env.PATH ?? "", hide),
    openCgroups(),
  ]);
  const layout = await inspectRoot({ interpreters, hide, staging: isRoot });
  if (isRoot) await prepareStaging([WORK_STAGE, ...layout.staged.map((bind) => bind.to)]);
  return { layout, cgroups, firstUser };
}

const WORK_STAGE = `${STAGING_FOLDER}/work`;

export interface SandboxRun extends Ending {
  usage: GroupUsage;
  limitHit: ReturnType<typeof limitOf>;
}

/** One experiment under limits that are already cut to the ceilings. */
export async function runInBubblewrap(
  host: Host,
  request: ExecutionRequest,
  limits: ExecutionCeilings,
  signal: AbortSignal,
): Promise<SandboxRun> {
  const user = takeUser(host);
  const group = await host.cgroups.create({
    memoryBytes: limits.memoryMiB * MIB,
    processes: limits.processes + OWN_PROCESSES,
  });
  try {
    if (user !== null) await giveToUser(request.workFolder, user);
    const memoryCgroup = host.cgroups.limits.memory;
    const watch = new Watch({ group, limits, workFolder: request.workFolder, memoryCgroup });
    const seccomp = seccompFilter(process.arch);
    const staged = user === null ? [] : [{ from: request.workFolder, to: WORK_STAGE }, ...host.layout.staged];
    const ending = await supervise({
      command: launchCommand({
        serverPid: process.pid,
        cgroupProcs: group.procs,
        user,
        binds: staged,
        prlimit: prlimitArguments(limits, { cpuCount: availableParallelism(), memoryCgroup }),
        bubblewrap: bubblewrapArguments({
          layout: host.layout,
          workSource: user === null ? request.workFolder : WORK_STAGE,
          command: request.command,
          variables: experimentVariables(host.layout.path, request.seed, request.environment),
          temporaryBytes: Math.ceil((limits.memoryMiB * MIB) / 2),
          // One more for the sandbox's first process.
          processLimit: host.cgroups.limits.processes ? null : limits.processes + 1,
          seccomp: seccomp !== null,
        }),
      }),
      seccomp,
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
    await group.remove();
    if (user !== null) usersInUse.delete(user);
  }
}

const usersInUse = new Set<number>();

function takeUser(host: Host): number | null {
  if (host.firstUser === null) return null;
  for (let user = host.firstUser; user < host.firstUser + USER_COUNT; user++) {
    if (usersInUse.has(user)) continue;
    usersInUse.add(user);
    return user;
  }
  throw new SandboxError(`more than ${USER_COUNT} experiments at once`);
}
