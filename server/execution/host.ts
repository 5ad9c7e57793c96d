import { readFile } from "node:fs/promises";
import { type Cgroups, openCgroups } from "./cgroup.ts";
import { firstSandboxUser } from "./host-user.ts";
import { findInterpreters } from "./interpreters.ts";
import { STAGING_FOLDER } from "./places.ts";
import { SandboxError } from "./port.ts";
import { inspectRoot, type RootLayout } from "./root-layout.ts";
import { prepareStaging } from "./work-folder.ts";

/** What is found out about the machine before the first run. */
export interface Host {
  layout: RootLayout;
  cgroups: Cgroups;
  /** Null where the server is no root: experiments then run as its own user, in namespaces of their own. */
  firstUser: number | null;
}

/** Where a root server binds the work folder of a run. */
export const WORK_STAGE = `${STAGING_FOLDER}/work`;

/** Looks at the machine; `hide` are folders that no experiment may see. */
export async function inspectHost(hide: string[]): Promise<Host> {
  const isRoot = process.getuid?.() === 0;
  const firstUser = isRoot ? firstSandboxUser(await readFile("/proc/self/uid_map", "utf8")) : null;
  if (isRoot && firstUser === null) {
    throw new SandboxError("this root's container has no other user to run experiments as");
  }
  const [interpreters, cgroups] = await Promise.all([
    findInterpreters(process.env.PATH ?? "", hide),
    openCgroups(),
  ]);
  const layout = await inspectRoot({ interpreters, hide, staging: isRoot });
  if (isRoot) await prepareStaging([WORK_STAGE, ...layout.staged.map((bind) => bind.to)]);
  return { layout, cgroups, firstUser };
}
