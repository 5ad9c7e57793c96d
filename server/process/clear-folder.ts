import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { removeWorkFolder } from "../execution/work-folder.ts";
import type { Logger } from "./logger.ts";

/** Creates or empties a folder. A terminating experiment may still write to it; the next start deletes what remains. */
export async function clearFolder(folder: string, log: Logger): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    await removeWorkFolder(join(folder, name)).catch((error: unknown) => {
      log.warn({ error, name }, "A work folder was not removed");
    });
  }
}
