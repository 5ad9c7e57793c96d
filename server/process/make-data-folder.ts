import { access, constants, mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Makes the folder of everything that is kept.
 *
 * @throws Error that names the setting where it cannot be made, or not be written.
 */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await makeWithParents(folder);
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      `SERVICE_DATA_DIR: ${folder} cannot be written (${code}). Name a folder that this user may write, or make one.`,
    );
  }
}

/** Node.js's own `recursive` tries for ever where a folder that is there takes none (ENOENT): /proc, and automounts. */
async function makeWithParents(folder: string): Promise<void> {
  if (await isFolder(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) await makeWithParents(parent);
  await mkdir(folder, { mode: 0o700 }).catch(async (error: NodeJS.ErrnoException) => {
    // Another process that starts with this one made it.
    if (error.code !== "EEXIST" || !(await isFolder(folder))) throw error;
  });
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return false;
      throw error;
    },
  );
}
