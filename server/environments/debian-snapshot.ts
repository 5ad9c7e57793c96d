import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { DebianArchive, type DebianSettings } from "./debian-archive.ts";

const FOLDER = "apt-snapshot-";

/** The archive as it was at a time; its lists are kept until those of another time are asked for. */
export async function openSnapshot(
  settings: DebianSettings,
  folder: string,
  timestamp: string,
): Promise<DebianArchive> {
  const name = `${FOLDER}${timestamp}`;
  for (const each of await readdir(folder))
    if (each.startsWith(FOLDER) && each !== name) await rm(join(folder, each), { recursive: true });
  const mirror = snapshotAddress(settings.snapshots ?? "", timestamp);
  return new DebianArchive({ ...settings, mirror }, join(folder, name), true);
}

export const snapshotAddress = (snapshots: string, timestamp: string): string =>
  snapshots.replaceAll("{timestamp}", timestamp);

/** The beginning of a day, so that Runs of one day share it: `20240501T000000Z`. */
export const timestampOf = (time: string): string =>
  `${new Date(time).toISOString().slice(0, 10).replaceAll("-", "")}T000000Z`;
