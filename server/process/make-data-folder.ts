import { access, constants, mkdir } from "node:fs/promises";

/**
 * Makes the folder of everything that is kept.
 *
 * @throws Error that names the setting where it cannot be made, or not be written.
 */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      `SERVICE_DATA_DIR: ${folder} cannot be written (${code}). Name a folder that this user may write, or make one.`,
    );
  }
}
