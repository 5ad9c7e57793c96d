import { mkdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { type Config, readConfig } from "./config.ts";
import { type FileLock, lockFile } from "./environments/file-lock.ts";
import { normalizeSourceUrl } from "./sources/source-url.ts";

export interface RunOptions {
  /** Settings of docs/operating.md, such as where packages of environments come from. */
  settings: Record<string, string | undefined>;
  /** For environments that are built, to be used again; one process at a time uses it, others build theirs anew. */
  environmentsFolder: string;
}

/** The settings of a service within a process; `runs` where experiments are run. */
export function embeddedConfig(
  dataDir: string,
  mirrors: Record<string, string>,
  runs: RunOptions | undefined,
): Config {
  return readConfig({
    SERVICE_EXECUTOR: runs ? "auto" : "none",
    SERVICE_DEBIAN_MIRROR: runs ? undefined : "none",
    ...runs?.settings,
    SERVICE_DATA_DIR: dataDir,
    // Without requests that have sessions: what answers those takes half a second to load.
    SERVICE_ROLE: "worker",
    SERVICE_LOG_LEVEL: "silent",
    SERVICE_LIMITS: JSON.stringify({ "address-minute": 1e9, "key-minute": 1e9 }),
    SERVICE_FETCH_ALLOW_HOSTS: new URL(unnamedCode).hostname,
    SERVICE_SOURCE_MIRRORS: JSON.stringify(mirrors),
  });
}

/** Lets the environments of `dataDir` be those of a folder that is kept, unless another process uses it. */
export async function keepEnvironments(folder: string, dataDir: string): Promise<FileLock | null> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockFile(join(folder, "in-use"), "exclusive", { wait: false });
  if (lock) await symlink(folder, join(dataDir, "environments"));
  return lock;
}

/** Null for what is no address of a code repository on a host that the service knows. */
export function publicAddress(url: string | null): string | null {
  try {
    return url === null ? null : normalizeSourceUrl(url);
  } catch {
    return null;
  }
}

/** Stands for code without an address: RFC 2606 lets it lead nowhere. */
export const unnamedCode = "https://local.invalid/local/code";
