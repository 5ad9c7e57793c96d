// What scripts/run.mjs asks at each start, on Node.js 20 as well: it has to take no more than a few milliseconds.
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Where builds are kept: a folder for each, and a record of the newest one of each name. */
export const joinedFolder = join(root, ".cache", "joined");

/** The programs that users start, and that run joined where nothing is said to Node.js but their name. */
export const programs = ["server/main.ts", "scripts/start.ts"];

/** The folder of the build of this name; null where there is none, or one of what has changed since. */
export function currentJoined(name, version = process.version) {
  try {
    const { folder, node, files } = JSON.parse(readFileSync(join(joinedFolder, `${name}.json`), "utf8"));
    const isCurrent =
      node === version && Object.entries(files).every(([file, stamp]) => stampOf(file) === stamp);
    return isCurrent && statSync(folder).isDirectory() ? folder : null;
  } catch {
    return null;
  }
}

/** When a file of the project was last changed, moved or replaced, which no program can set back, and its size. */
export function stampOf(file) {
  const stat = statSync(join(root, file), { throwIfNoEntry: false });
  return stat ? `${stat.ctimeMs} ${stat.size}` : "";
}

/** The name that a program, or a thread, has in a build. */
export const joinedName = (script) => script.replaceAll("/", "-").replace(/\.ts$/, ".mjs");
