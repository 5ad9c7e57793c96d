/** Path of the work folder inside the sandbox. */
export const WORK_PATH = "/work";

/** Path of the folder that a build reads: packages, and the socket of its way to the package servers. */
export const INPUTS_PATH = "/inputs";

/** PATH of every system command that the server runs; the server's own PATH is not used. */
export const SYSTEM_PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

/**
 * Folder in which a root server binds folders, in a mount namespace per run, before it drops to an unprivileged user:
 * that user can reach this path, and need not be able to reach the data folder.
 */
export const STAGING_FOLDER = "/run/research-verification-service";

/** Paths that the sandbox creates itself; nothing of the host may be bound at or below them. */
export const SANDBOX_PATHS = [WORK_PATH, "/tmp", "/proc", "/dev", "/etc", "/run", "/var", "/sys"];

/** Whether `path` is `folder` or is below it. Both must be absolute and resolved. */
export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder === "/" ? "/" : `${folder}/`);
}
