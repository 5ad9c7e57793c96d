import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { SYSTEM_PATH } from "./places.ts";

export interface DiskUse {
  /** On the disk, in whole blocks: a sparse file counts what it takes. */
  bytes: number;
  /** The length of the longest file. */
  largestFileBytes: number;
  entries: number;
  /** A folder that its owner closed: what is in it cannot be counted without root. */
  closedFolder: boolean;
}

/**
 * Measures a folder that hostile code may be changing. find(1) walks by descriptors: it follows no symbolic link, and
 * a tree deeper than PATH_MAX does not stop it. No name is printed, so none needs parsing. Counting ends as soon as
 * `enough` says so.
 */
export async function measureFolder(folder: string, enough: (use: DiskUse) => boolean): Promise<DiskUse> {
  const use: DiskUse = { bytes: 0, largestFileBytes: 0, entries: 0, closedFolder: false };
  const find = spawn("find", [folder, "-xdev", "-ignore_readdir_race", "-printf", "%b %s %y %m\\n"], {
    cwd: "/",
    env: { PATH: SYSTEM_PATH, LC_ALL: "C" },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const ended = new Promise<void>((resolve) => {
    find.once("close", () => resolve());
    find.once("error", () => resolve());
  });
  for await (const line of createInterface({ input: find.stdout })) {
    const [blocks, size, type, mode] = line.split(" ");
    use.entries += 1;
    use.bytes += Number(blocks) * 512;
    if (type === "f") use.largestFileBytes = Math.max(use.largestFileBytes, Number(size));
    if (type === "d" && (Number.parseInt(mode!, 8) & 0o500) !== 0o500) use.closedFolder = true;
    if (enough(use)) {
      find.kill("SIGKILL");
      find.stdout.destroy();
      break;
    }
  }
  await ended;
  return use;
}
