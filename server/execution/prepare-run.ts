import type { Cgroups, RunGroup } from "./cgroup.ts";
import { DiskMonitor } from "./disk-monitor.ts";
import { createOutputPipes, type OutputPipes } from "./output-pipes.ts";
import type { ExecutionCeilings } from "./port.ts";
import { chownWorkFolder } from "./work-folder.ts";

export interface PreparedRun {
  group: RunGroup;
  disk: DiskMonitor;
  pipes: OutputPipes;
  /** Removes the group with the processes that are left in it, and closes the pipes. */
  close(): Promise<void>;
}

const MIB = 1024 * 1024;

/** Processes of the sandbox itself: bubblewrap, process 1 and the short-lived helpers of the launch chain. */
const SANDBOX_PROCESSES = 4;

/**
 * Prepares what a run needs beside its processes, all at once: two of these may start a program, which takes longer than
 * all the rest. If one fails, the others are undone.
 *
 * @throws SandboxError
 */
export async function prepareRun(options: {
  workFolder: string;
  userId: number | null;
  cgroups: Cgroups;
  limits: ExecutionCeilings;
}): Promise<PreparedRun> {
  const { workFolder, userId, limits } = options;
  const preparing = [
    options.cgroups.create({
      memoryBytes: limits.memoryMiB * MIB,
      processes: limits.processes + SANDBOX_PROCESSES,
    }),
    createOutputPipes(userId),
    DiskMonitor.start(workFolder, limits),
    userId === null ? null : chownWorkFolder(workFolder, userId),
  ] as const;
  // None may be under way when this one ends.
  const [group, pipes] = await Promise.allSettled(preparing);
  const close = async () => {
    if (pipes.status === "fulfilled") for (const pipe of Object.values(pipes.value)) pipe.close();
    if (group.status === "fulfilled") await group.value.remove();
  };
  try {
    const [group, pipes, disk] = await Promise.all(preparing);
    return { group, pipes, disk, close };
  } catch (error) {
    await close();
    throw error;
  }
}
