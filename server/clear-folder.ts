import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { removeWorkFolder } from "./execution/work-folder.ts";
import type { Logger } from "./logger.ts";

/** Makes a folder, or empties it. A process of an experiment may still be dying in it: what stays goes at the next start. */
export async function clearFolder(folder: string, log: Logger): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    await removeWorkFolder(join(folder, name)).catch((error: unknown) => {
      log.warn({ error, name }, "A work folder was not removed");
    });
  }
}
