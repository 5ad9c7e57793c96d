/** Where the work folder stands inside the sandbox. */
export const WORK_PATH = "/work";

/** The search path of every helper that the server starts as itself; its own PATH is not asked. */
export const SYSTEM_PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

/**
 * Where a root server binds folders, each run in its own mount namespace, before it drops to an unprivileged user:
 * that user can reach this path, and need not be able to reach the data folder.
 */
export const STAGING_FOLDER = "/run/research-verification-service";

/** Paths that the sandbox makes itself; nothing of the host may be bound at or below them. */
export const OWN_PATHS = [WORK_PATH, "/tmp", "/proc", "/dev", "/etc", "/run", "/var", "/sys"];

/** Whether `path` is `folder` or lies in it; both absolute and resolved. */
export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder === "/" ? "/" : `${folder}/`);
}
