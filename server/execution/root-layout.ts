import { lstat, readdir, readlink, realpath, stat } from "node:fs/promises";
import { findExecutable, type Interpreter, VISIBLE_FOLDERS } from "./interpreters.ts";
import type { StagedBind } from "./launch.ts";
import { isWithin, STAGING_FOLDER } from "./sandbox-paths.ts";

/** The read-only part of the sandbox's root. */
export interface RootLayout {
  /** Bound read-only; bubblewrap's user can reach `from`. */
  folders: StagedBind[];
  /** Symbolic links of a merged-/usr system, such as `/bin -> usr/bin`. */
  links: { target: string; path: string }[];
  /** Folders below a bound one that are covered by an empty folder: the data folder, the server's own tree. */
  hidden: string[];
  /** PATH of the experiment. */
  path: string;
  /** Binds to make before privileges are dropped. */
  staged: StagedBind[];
}

/**
 * Selects the folders of this machine that experiments see: /usr, /bin, /lib and so on, configuration of language
 * runtimes in /etc, and interpreters outside /usr. `hide` lists folders that experiments must never see.
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
  for (const path of await findConfiguration()) folders.push({ from: path, to: path });

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
  const path = [...VISIBLE_FOLDERS, ...options.interpreters.map((each) => each.bin)];
  const python = await findMissingPython(path);
  if (python !== null) {
    links.push({ target: python, path: `${ALIAS_FOLDER}/python` });
    path.push(ALIAS_FOLDER);
  }
  return { folders, links, hidden, path: [...new Set(path)].join(":"), staged };
}

/** In the sandbox alone; nothing of the machine lies there. */
const ALIAS_FOLDER = "/opt/aliases";

/**
 * Of 64 commands that READMEs of public repositories gave, 27 said `python`, a name that Debian has for Python 2 alone.
 * Returns what it is to be, where it is nothing.
 */
async function findMissingPython(path: string[]): Promise<string | null> {
  return (await findExecutable(path, "python")) === null ? findExecutable(path, "python3") : null;
}

const SYSTEM_FOLDERS = ["/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32"];

/** Debian's alternatives and the startup configuration of R, Octave, Java, Perl, TeX and plotting. No host identity. */
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

async function findConfiguration(): Promise<string[]> {
  const java = (await readdir("/etc")).filter((name) => /^java-\d+-openjdk$/.test(name));
  const found: string[] = [];
  for (const path of [...CONFIGURATION, ...java.map((name) => `/etc/${name}`)]) {
    const entry = await stat(path).catch(() => null);
    // Only what is readable by others: bubblewrap's user must reach it, and other files may be confidential.
    const readable = entry?.isDirectory() ? 0o005 : 0o004;
    if (entry && (entry.mode & readable) === readable) found.push(path);
  }
  return found;
}
