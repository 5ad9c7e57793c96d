import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { FolderRemover } from "../execution/folder-remover.ts";
import type { Logger } from "./logger.ts";

/**
 * Creates or empties a folder; its entries are removed in the background. A terminating experiment may still write to
 * them; the next start deletes what remains.
 */
export async function clearFolder(folder: string, remover: FolderRemover, log: Logger): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    await remover.sweep(join(folder, name)).catch((error: unknown) => {
      log.warn({ error, name }, "A work folder was not removed");
    });
  }
  await remover.settled();
}
