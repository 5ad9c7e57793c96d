import { lstat, readdir, readlink, realpath, stat } from "node:fs/promises";
import type { Interpreter } from "./interpreters.ts";
import type { StagedBind } from "./launch.ts";
import { isWithin, STAGING_FOLDER } from "./places.ts";

/** The read-only part of the sandbox's root. */
export interface RootLayout {
  /** Bound read-only; `from` is what bubblewrap's user can reach. */
  folders: StagedBind[];
  /** `/bin -> usr/bin` and its like on a merged-/usr system. */
  links: { target: string; path: string }[];
  /** Folders inside a bound one that are covered by an empty one: the data folder, the server's own tree. */
  hidden: string[];
  /** PATH of the experiment. */
  path: string;
  /** Binds to make before privileges are dropped. */
  staged: StagedBind[];
}

/**
 * What experiments see of this machine: /usr, the system's links or folders beside it, language configuration of /etc,
 * and the interpreters that live elsewhere. `hide` are folders that they must never see.
 */
export async function inspectRoot(options: {
  interpreters: Interpreter[];
  hide: string[];
  staging: boolean;
}): Promise<RootLayout> {
  const folders: StagedBind[] = [{ from: "/usr", to: "/usr" }];
  const links: RootLayout["links"] = [];
  for (const path of SYSTEM_FOLDERS) {
    const entry = await lstat(path).catch(() => null);
    if (entry?.isSymbolicLink()) links.push({ target: await readlink(path), path });
    else if (entry?.isDirectory()) folders.push({ from: path, to: path });
  }
  for (const path of await configuration()) folders.push({ from: path, to: path });

  const staged: StagedBind[] = [];
  for (const [index, { prefix }] of options.interpreters.entries()) {
    const from = options.staging ? `${STAGING_FOLDER}/interpreter-${index}` : prefix;
    if (options.staging) staged.push({ from: prefix, to: from });
    folders.push({ from, to: prefix });
  }
  const hidden: string[] = [];
  for (const path of options.hide) {
    const real = await realpath(path).catch(() => path);
    if (folders.some((folder) => isWithin(real, folder.to)) && !hidden.includes(real)) hidden.push(real);
  }
  const path = ["/usr/local/bin", "/usr/bin", "/bin", ...options.interpreters.map((each) => each.bin)];
  return { folders, links, hidden, path: [...new Set(path)].join(":"), staged };
}

const SYSTEM_FOLDERS = ["/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32"];

/** Debian's alternatives and what R, Octave, Java, Perl, TeX and plotting read at their start; no host identity in it. */
const CONFIGURATION = [
  "/etc/alternatives",
  "/etc/ld.so.cache",
  "/etc/R",
  "/etc/fonts",
  "/etc/matplotlibrc",
  "/etc/octave.conf",
  "/etc/perl",
  "/etc/texmf",
  "/var/lib/texmf",
];

async function configuration(): Promise<string[]> {
  const java = (await readdir("/etc")).filter((name) => /^java-\d+-openjdk$/.test(name));
  const found: string[] = [];
  for (const path of [...CONFIGURATION, ...java.map((name) => `/etc/${name}`)]) {
    const entry = await stat(path).catch(() => null);
    // Bubblewrap's user must be able to reach it, and a folder closed to others was closed for a reason.
    const readable = entry?.isDirectory() ? 0o005 : 0o004;
    if (entry && (entry.mode & readable) === readable) found.push(path);
  }
  return found;
}
