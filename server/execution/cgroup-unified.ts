import { access, mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import type { Controller, Hierarchy, ParentGroup } from "./cgroup-hierarchies.ts";
import { isWithin } from "./sandbox-paths.ts";

/**
 * Returns a group of the v2 hierarchy whose children can be limited, or null (cgroup-v2.rst, "No Internal Process
 * Constraint": a group other than the machine's root limits its children only if it holds no process itself).
 *
 * Tries in this order: the own group unchanged; the machine's root, for root on a machine without systemd or container;
 * the own group after moving its processes into a leaf `service`, for a container or a delegated systemd unit, where
 * the server may rearrange the group. Fails if a process may not be moved.
 */
export async function prepareUnifiedParent(hierarchy: Hierarchy): Promise<ParentGroup | null> {
  const { ownFolder, mountPoint } = hierarchy;
  // A server restarted from the same shell is in the leaf that the previous one created.
  const isInLeaf =
    isWithin(ownFolder, mountPoint) && ownFolder !== mountPoint && basename(ownFolder) === LEAF;
  return (
    (await enableControllers(isInLeaf ? dirname(ownFolder) : ownFolder)) ??
    ((await isMachineRoot(mountPoint)) ? await enableControllers(mountPoint) : null) ??
    // A hybrid machine has its controllers in v1: a move brings none, and every start would nest all processes deeper.
    ((await findControllers(ownFolder)).length > 0 && (await moveIntoLeaf(ownFolder))
      ? await enableControllers(ownFolder)
      : null)
  );
}

const LEAF = "service";

const USED_CONTROLLERS: Controller[] = ["memory", "pids", "cpu"];

/** Those that can be enabled, and none where neither memory nor processes can be limited. */
async function findControllers(folder: string): Promise<Controller[]> {
  const available = (await read(`${folder}/cgroup.controllers`)).trim().split(" ");
  const controllers = USED_CONTROLLERS.filter((name) => available.includes(name));
  return controllers.includes("memory") || controllers.includes("pids") ? controllers : [];
}

async function enableControllers(folder: string): Promise<ParentGroup | null> {
  const controllers = await findControllers(folder);
  if (controllers.length === 0) return null;
  const value = controllers.map((name) => `+${name}`).join(" ");
  const enabled = await write(`${folder}/cgroup.subtree_control`, value);
  return enabled ? { version: 2, folder, controllers } : null;
}

/** Only the machine's root group has no `cgroup.type`. */
async function isMachineRoot(folder: string): Promise<boolean> {
  return access(`${folder}/cgroup.type`).then(
    () => false,
    () => true,
  );
}

async function moveIntoLeaf(folder: string): Promise<boolean> {
  const leaf = `${folder}/${LEAF}`;
  await mkdir(leaf).catch(() => undefined);
  // Repeated because new processes may start in between.
  for (let round = 0; round < 10; round++) {
    const pids = (await read(`${folder}/cgroup.procs`)).split("\n").filter(Boolean);
    if (pids.length === 0) return true;
    for (const pid of pids) {
      const moved = await write(`${leaf}/cgroup.procs`, pid);
      if (
        !moved &&
        (await access(`/proc/${pid}`).then(
          () => true,
          () => false,
        ))
      )
        return false;
    }
  }
  return false;
}

async function read(file: string): Promise<string> {
  return readFile(file, "utf8").catch(() => "");
}

async function write(file: string, value: string): Promise<boolean> {
  return writeFile(file, value, { flag: "r+" }).then(
    () => true,
    () => false,
  );
}
