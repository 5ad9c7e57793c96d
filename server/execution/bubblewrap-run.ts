import { availableParallelism } from "node:os";
import { join } from "node:path";
import { bubblewrapArguments } from "./bubblewrap-arguments.ts";
import type { RunGroup } from "./cgroup.ts";
import type { GroupUsage } from "./cgroup-settings.ts";
import type { EnvironmentLayout } from "./environment-layout.ts";
import { describeCut, describeLimitHit, findLimitHit } from "./exit-diagnosis.ts";
import { type Host, STAGED_INPUTS_PATH, STAGED_WORK_PATH } from "./host.ts";
import { launchCommand, type StagedBind } from "./launch.ts";
import { LimitMonitor } from "./limit-monitor.ts";
import { ulimitArguments } from "./limits.ts";
import type { ExecutionCeilings, ExecutionRequest, LimitHit } from "./port.ts";
import { type PreparedRun, prepareRun } from "./prepare-run.ts";
import { coverFiles } from "./proc-mask.ts";
import type { RootLayout } from "./root-layout.ts";
import { SYSTEM_PATH, WORK_PATH } from "./sandbox-paths.ts";
import { seccompFilter } from "./seccomp.ts";
import { shownLinks, withEntries } from "./shown-folders.ts";
import { type SupervisedResult, supervise } from "./supervise.ts";
import { allocateUserId, releaseUserId } from "./user-ids.ts";
import { experimentVariables } from "./variables.ts";

const MIB = 1024 * 1024;

const SECCOMP = seccompFilter(process.arch);
const BUILD_SECCOMP = seccompFilter(process.arch, { pretendsOwnership: true });

/** One command in the sandbox: an experiment, or a step of a build. */
export interface SandboxJob
  extends Pick<ExecutionRequest, "workFolder" | "command" | "folder" | "shown" | "environment" | "onLog"> {
  seed: string | null;
  /** Null if the work folder is the root. */
  layout: RootLayout | EnvironmentLayout | null;
  /** A folder that only a build sees. */
  inputs?: string;
}

export interface SandboxResult extends SupervisedResult {
  /** See `ExecutionResult`. */
  startedAt: number;
  usage: GroupUsage;
  limitHit: LimitHit | null;
}

/**
 * Runs one command in bubblewrap. `limits` must be clamped to the ceilings already, and the path of the work folder
 * resolved (no symbolic link in it).
 *
 * @throws SandboxError if the sandbox does not start.
 */
export async function runInBubblewrap(
  host: Host,
  request: SandboxJob,
  limits: ExecutionCeilings,
  signal: AbortSignal,
): Promise<SandboxResult> {
  const userId = allocateUserId(host.firstUserId);
  let prepared: PreparedRun | undefined;
  try {
    prepared = await prepareRun({ workFolder: request.workFolder, userId, cgroups: host.cgroups, limits });
    // Its owner's change is a change of every file; the sandbox takes longer to start than the clock of files to tick.
    const startedAt = Date.now() + 1;
    const { group, disk, pipes } = prepared;
    const monitor = new LimitMonitor({ group, limits, disk, memoryCgroup: host.cgroups.limits.memory });
    const result = await supervise({
      command: commandLine(host, await withLinks(request), limits, userId, group),
      seccomp: filterOf(request),
      pipes,
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
    return { ...result, startedAt, usage, limitHit };
  } finally {
    await prepared?.close();
    releaseUserId(userId);
  }
}

async function withLinks(job: SandboxJob) {
  const { layout, shown } = job;
  const links = layout && shown ? shownLinks(shown, layout) : [];
  if (links.length === 0 || layout === null || !("root" in layout)) return { ...job, links };
  return { ...job, ...(await withEntries(layout, links)) };
}

const filterOf = ({ layout }: SandboxJob) => (layout === null ? BUILD_SECCOMP : SECCOMP);

function commandLine(
  host: Host,
  request: SandboxJob & { links: { target: string; path: string }[] },
  limits: ExecutionCeilings,
  userId: number | null,
  group: RunGroup,
): [string, ...string[]] {
  const { layout, inputs, links } = request;
  const binds: StagedBind[] = [
    { from: request.workFolder, to: STAGED_WORK_PATH },
    ...(layout?.staged ?? []),
    ...(inputs === undefined ? [] : [{ from: inputs, to: STAGED_INPUTS_PATH }]),
  ];
  return launchCommand({
    cgroupProcs: group.procs,
    user: userId,
    binds: userId === null ? [] : binds,
    files: coverFiles(host.proc),
    limits: ulimitArguments(limits, {
      cpuCount: availableParallelism(),
      memoryCgroup: host.cgroups.limits.memory,
    }),
    bubblewrap: bubblewrapArguments({
      layout,
      shown: links,
      ...(inputs === undefined ? {} : { inputs: userId === null ? inputs : STAGED_INPUTS_PATH }),
      proc: host.proc,
      // A build is no experiment: it gets nothing that it does not need.
      devices: layout === null || inputs !== undefined ? [] : host.devices,
      workSource: userId === null ? request.workFolder : STAGED_WORK_PATH,
      command: request.command,
      folder: layout === null ? "/" : join(WORK_PATH, request.folder ?? ""),
      variables: experimentVariables(layout?.path ?? SYSTEM_PATH, request.seed, {
        ...(layout && "variables" in layout ? layout.variables : {}),
        ...request.environment,
      }),
      temporaryBytes: Math.ceil((limits.memoryMiB * MIB) / 2),
      // One more for process 1 of the sandbox.
      processLimit: host.cgroups.limits.processes ? null : limits.processes + 1,
      seccomp: filterOf(request) !== null,
    }),
  });
}
