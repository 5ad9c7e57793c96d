import { access, mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import type { Controller, Hierarchy, Parent } from "./cgroup-places.ts";
import { isWithin } from "./places.ts";

/**
 * A folder of the v2 hierarchy whose children can be limited, or null (cgroup-v2.rst, "No Internal Process
 * Constraint": a group other than the machine's root limits its children only if it holds no process itself).
 *
 * Tried in this order: the own group as it stands; the machine's root, for root on a plain machine; the own group
 * after its processes moved into a leaf `service`, for a container or a delegated systemd unit. There the group is
 * ours to arrange: a process that we may not move ends the attempt.
 */
export async function prepareUnified(hierarchy: Hierarchy): Promise<Parent | null> {
  const { own, mountPoint } = hierarchy;
  // A restart from the same shell finds itself in the leaf that the last server made.
  const prepared =
    isWithin(own, mountPoint) && own !== mountPoint && basename(own) === LEAF ? dirname(own) : own;
  return (
    (await enable(prepared)) ??
    ((await isMachineRoot(mountPoint)) ? await enable(mountPoint) : null) ??
    ((await moveIntoLeaf(own)) ? await enable(own) : null)
  );
}

const LEAF = "service";

const WANTED: Controller[] = ["memory", "pids", "cpu"];

async function enable(folder: string): Promise<Parent | null> {
  const offered = (await read(`${folder}/cgroup.controllers`)).trim().split(" ");
  const wanted = WANTED.filter((name) => offered.includes(name));
  if (!wanted.includes("memory") && !wanted.includes("pids")) return null;
  const request = wanted.map((name) => `+${name}`).join(" ");
  const done = await write(`${folder}/cgroup.subtree_control`, request);
  return done ? { version: 2, folder, controllers: wanted } : null;
}

/** Every group but the machine's root has a type. */
async function isMachineRoot(folder: string): Promise<boolean> {
  return access(`${folder}/cgroup.type`).then(
    () => false,
    () => true,
  );
}

async function moveIntoLeaf(folder: string): Promise<boolean> {
  const leaf = `${folder}/${LEAF}`;
  await mkdir(leaf).catch(() => undefined);
  // Again, as long as new ones were started meanwhile.
  for (let round = 0; round < 10; round++) {
    const inside = (await read(`${folder}/cgroup.procs`)).split("\n").filter(Boolean);
    if (inside.length === 0) return true;
    for (const pid of inside) {
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
