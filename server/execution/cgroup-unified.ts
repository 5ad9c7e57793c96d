import { access, mkdir, readFile, writeFile } from "node:fs/promises";
import type { Controller, Hierarchy, Parent } from "./cgroup-places.ts";

/**
 * A folder of the v2 hierarchy whose children can be limited, or null (cgroup-v2.rst, "No Internal Process
 * Constraint": a group other than the machine's root limits its children only if it holds no process itself).
 *
 * Tried in this order: the own group as it stands; the machine's root, for root on a plain machine; the own group
 * after its processes moved into a leaf `service`, for a container or a delegated systemd unit, and only if those
 * processes are this one and its ancestors.
 */
export async function prepareUnified(hierarchy: Hierarchy): Promise<Parent | null> {
  const { own, mountPoint } = hierarchy;
  return (
    (await enable(own)) ??
    ((await isMachineRoot(mountPoint)) ? await enable(mountPoint) : null) ??
    ((await moveIntoLeaf(own)) ? await enable(own) : null)
  );
}

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
  const inside = (await read(`${folder}/cgroup.procs`)).split("\n").filter(Boolean).map(Number);
  const lineage = await ancestors(process.pid);
  if (inside.length === 0 || !inside.every((pid) => lineage.includes(pid))) return false;
  const leaf = `${folder}/service`;
  await mkdir(leaf).catch(() => undefined);
  for (const pid of inside) {
    if (!(await write(`${leaf}/cgroup.procs`, String(pid)))) return false;
  }
  return true;
}

/** The process itself first. */
async function ancestors(pid: number): Promise<number[]> {
  const parent = Number(/^PPid:\s*(\d+)$/m.exec(await read(`/proc/${pid}/status`))?.[1] ?? 0);
  return parent > 0 ? [pid, ...(await ancestors(parent))] : [pid];
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
