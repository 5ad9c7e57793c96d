import { chmod, mkdir } from "node:fs/promises";
import { capture } from "./capture.ts";
import { STAGING_FOLDER } from "./places.ts";
import { SandboxError } from "./port.ts";

/** Gives a work folder to the sandbox's user, symbolic links themselves included, never what they point at. */
export async function giveToUser(workFolder: string, user: number): Promise<void> {
  const { exitCode, stderr } = await capture([
    "chown",
    "--recursive",
    "--no-dereference",
    "-P",
    `${user}:${user}`,
    "--",
    workFolder,
  ]);
  if (exitCode !== 0) throw new SandboxError(`the work folder cannot be given away: ${stderr.trim()}`);
}

/**
 * Removes a work folder with whatever an experiment left in it: closed folders, and trees deeper than a path may be
 * long, which only rm(1) descends into. Throws SandboxError when something stays.
 */
export async function removeWorkFolder(workFolder: string): Promise<void> {
  const { exitCode } = await capture(["rm", "-rf", "--one-file-system", "--", workFolder]);
  if (exitCode === 0) return;
  // Not root, and the experiment closed a folder of ours.
  await capture(["chmod", "--recursive", "u+rwX", "--", workFolder]);
  const again = await capture(["rm", "-rf", "--one-file-system", "--", workFolder]);
  if (again.exitCode !== 0) throw new SandboxError(`the work folder stays: ${again.stderr.trim()}`);
}

/** Makes the mount points that `launch.ts` binds to, whatever the server's umask. Their parent is root's alone. */
export async function prepareStaging(paths: string[]): Promise<void> {
  for (const path of [STAGING_FOLDER, ...paths]) {
    await mkdir(path, { recursive: true });
    await chmod(path, 0o711);
  }
}
