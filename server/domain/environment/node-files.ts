import { type Machine, type NodeNeeds, readPackageLock } from "./node-needs.ts";

/** In npm's order. */
const LOCKS = ["npm-shrinkwrap.json", "package-lock.json"];

/**
 * Reads the lock of npm beside the command, else that in the root. Null where there is none, or where the repository
 * brings the packages itself. `read` returns a file's text, or why it was not read.
 */
export async function readNode(
  paths: readonly string[],
  workdir: string | undefined,
  machine: Machine,
  read: (path: string) => Promise<string | { reason: string }>,
  parse: (...args: Parameters<typeof readPackageLock>) => NodeNeeds | Promise<NodeNeeds> = readPackageLock,
): Promise<NodeNeeds | null> {
  const folders = [...(workdir === undefined ? [] : [`${workdir}/`]), ""];
  const place = folders
    .flatMap((folder) => LOCKS.map((name) => `${folder}${name}`))
    .find((path) => paths.includes(path));
  if (place === undefined) return null;
  const folder = place.slice(0, place.lastIndexOf("/") + 1);
  if (paths.some((path) => path.startsWith(`${folder}node_modules/`))) return null;
  const text = await read(place);
  if (typeof text === "string") return parse(place, text, machine);
  return { place, packages: [], unmet: [{ text: place, place: `${place}:1`, reason: text.reason }] };
}
