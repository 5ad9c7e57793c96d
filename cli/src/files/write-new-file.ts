import { randomUUID } from "node:crypto";
import { rename, rm, writeFile } from "node:fs/promises";
import { materialFailure } from "../failure.ts";

/**
 * Writes a file that is not there yet; with `force` it takes the place of one that is. It never follows a link to
 * another place.
 */
export async function writeNewFile(
  path: string,
  content: string,
  { force = false, mode = 0o666 } = {},
): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    await writeFile(force ? temporary : path, content, { flag: "wx", mode });
    if (force) await rename(temporary, path);
  } catch (error) {
    if (force) await rm(temporary, { force: true });
    throw materialFailure(describe(path, error as NodeJS.ErrnoException));
  }
}

function describe(path: string, { code, message }: NodeJS.ErrnoException): string {
  if (code === "EEXIST") return `${path} is there already, and was left as it is. --force replaces it.`;
  if (code === "EISDIR") return `${path} is a folder. Name a file.`;
  if (code === "ENOENT") return `${path} cannot be written: its folder is not there.`;
  return `${path} cannot be written: ${message}`;
}
