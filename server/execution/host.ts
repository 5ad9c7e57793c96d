import { readFile } from "node:fs/promises";
import { type Cgroups, openCgroups } from "./cgroup.ts";
import { findInterpreters } from "./interpreters.ts";
import { SandboxError } from "./port.ts";
import { inspectProc, type ProcMask } from "./proc-mask.ts";
import { inspectRoot, type RootLayout } from "./root-layout.ts";
import { STAGING_FOLDER } from "./sandbox-paths.ts";
import { findFirstUserId } from "./user-ids.ts";
import { prepareStaging } from "./work-folder.ts";

/** Properties of the machine, inspected before the first run. */
export interface Host {
  layout: RootLayout;
  proc: ProcMask;
  cgroups: Cgroups;
  /** What experiments get beside the devices of any sandbox. */
  devices: readonly string[];
  /** Null if the server is not root: experiments then run as its own user, in a user namespace. */
  firstUserId: number | null;
}

/** Paths to which a root server binds the work folder of a run, an environment's root, and the inputs of a build. */
export const STAGED_WORK_PATH = `${STAGING_FOLDER}/work`;
export const STAGED_ROOT_PATH = `${STAGING_FOLDER}/root`;
export const STAGED_INPUTS_PATH = `${STAGING_FOLDER}/inputs`;

/**
 * Inspects the machine. `hide` lists folders that no experiment may see, `devices` those that all get.
 *
 * @throws SandboxError if the server is root without further user ids.
 */
export async function inspectHost(hide: string[], devices: readonly string[]): Promise<Host> {
  const isRoot = process.getuid?.() === 0;
  const firstUserId = isRoot ? findFirstUserId(await readFile("/proc/self/uid_map", "utf8")) : null;
  if (isRoot && firstUserId === null) {
    throw new SandboxError("this root's container has no other user to run experiments as");
  }
  const [interpreters, cgroups, proc] = await Promise.all([
    findInterpreters(process.env.PATH ?? "", hide),
    openCgroups(),
    inspectProc(),
  ]);
  const layout = await inspectRoot({ interpreters, hide, staging: isRoot });
  if (isRoot) {
    const interpreterPaths = layout.staged.map((bind) => bind.to);
    await prepareStaging([STAGED_WORK_PATH, STAGED_ROOT_PATH, STAGED_INPUTS_PATH, ...interpreterPaths]);
  }
  return { layout, proc, cgroups, devices, firstUserId };
}
