import { chmod, lchown, mkdir, rmdir, unlink } from "node:fs/promises";
import { SandboxError } from "./port.ts";
import { runSystemCommand } from "./run-system-command.ts";
import { STAGING_FOLDER } from "./sandbox-paths.ts";
import { visitSmallTree } from "./small-tree.ts";

/** Changes the owner of a work folder and everything in it; symbolic links themselves, never their targets. */
export async function chownWorkFolder(workFolder: string, userId: number): Promise<void> {
  if (await visitSmallTree(workFolder, ({ path }) => lchown(path, userId, userId))) return;
  const { exitCode, stderr } = await runSystemCommand([
    "chown",
    "--recursive",
    "--no-dereference",
    "-P",
    `${userId}:${userId}`,
    "--",
    workFolder,
  ]);
  if (exitCode !== 0)
    throw new SandboxError(`the owner of the work folder cannot be changed: ${stderr.trim()}`);
}

/** A chain of 30,000 folders takes more than a minute on a busy disk. */
const REMOVAL_MILLISECONDS = 15 * 60_000;

/**
 * Removes a work folder, including closed folders and trees deeper than PATH_MAX, which only rm(1) descends into.
 *
 * `background` does not keep this process from exiting.
 *
 * @throws SandboxError if something remains.
 */
export async function removeWorkFolder(workFolder: string, { background = false } = {}): Promise<void> {
  const isRemoved = await visitSmallTree(workFolder, ({ path, stats }) =>
    stats.isDirectory() ? rmdir(path) : unlink(path),
  );
  if (isRemoved) return;
  const run = (command: string[]) =>
    runSystemCommand([...command, "--", workFolder], {
      background,
      timeoutMilliseconds: REMOVAL_MILLISECONDS,
    });
  const { exitCode } = await run(["rm", "-rf", "--one-file-system"]);
  if (exitCode === 0) return;
  // The server is not root and the experiment closed a folder.
  await run(["chmod", "--recursive", "u+rwX"]);
  const retry = await run(["rm", "-rf", "--one-file-system"]);
  if (retry.exitCode !== 0)
    throw new SandboxError(`the work folder cannot be removed: ${retry.stderr.trim()}`);
}

/** Creates the mount points that `launch.ts` binds to, whatever the server's umask. */
export async function prepareStaging(paths: string[]): Promise<void> {
  for (const path of [STAGING_FOLDER, ...paths]) {
    await mkdir(path, { recursive: true });
    await chmod(path, 0o711);
  }
}
