import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { SYSTEM_PATH } from "./sandbox-paths.ts";

export interface DiskUse {
  /** Allocated on the disk, in whole blocks: a sparse file counts its allocated blocks. */
  bytes: number;
  /** Length of the largest file. */
  largestFileBytes: number;
  entries: number;
  /** Whether a folder is closed to its owner: its contents cannot be counted without root. */
  hasClosedFolder: boolean;
}

/**
 * Measures a folder that hostile code may be changing. find(1) walks by descriptors: it follows no symbolic link and
 * handles trees deeper than PATH_MAX. It prints no file names, which the experiment controls. Stops as soon as
 * `isEnough` returns true.
 */
export async function measureFolder(folder: string, isEnough: (use: DiskUse) => boolean): Promise<DiskUse> {
  const use: DiskUse = { bytes: 0, largestFileBytes: 0, entries: 0, hasClosedFolder: false };
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
    if (type === "d" && (Number.parseInt(mode!, 8) & 0o500) !== 0o500) use.hasClosedFolder = true;
    if (isEnough(use)) {
      find.kill("SIGKILL");
      find.stdout.destroy();
      break;
    }
  }
  await ended;
  return use;
}
