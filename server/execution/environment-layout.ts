import { type Host, STAGED_ROOT_PATH } from "./host.ts";
import type { StagedBind } from "./launch.ts";
import { readRootVariables } from "./root-variables.ts";

/** The root of an environment, which is bound as it is. */
export interface EnvironmentLayout {
  /** Bubblewrap's user can reach it. It has the folders that the sandbox mounts over (`ENVIRONMENT_FOLDERS`). */
  root: string;
  /** What is bound one by one, where something is added to the root, which is read-only; links have a target. */
  entries?: { name: string; target: string | null }[];
  path: string;
  /** What its programs expect, the search path included; an experiment's own variables override them. */
  variables: Record<string, string>;
  staged: StagedBind[];
}

/** An environment's root must have them: it cannot be written to when it is used. */
export const ENVIRONMENT_FOLDERS = ["proc", "dev", "tmp", "run", "work"];

/** Nothing of the machine is in an environment, so nothing of it has to be hidden. */
export async function environmentLayout(
  root: string,
  { firstUserId }: Pick<Host, "firstUserId">,
): Promise<EnvironmentLayout> {
  const variables = await readRootVariables(root);
  const path = "/usr/local/bin:/usr/bin:/bin";
  if (firstUserId === null) return { root, path, variables, staged: [] };
  const staged = [{ from: root, to: STAGED_ROOT_PATH }];
  return { root: STAGED_ROOT_PATH, path, variables, staged };
}
