import { lstat, readdir } from "node:fs/promises";

/** First of the descriptors of the files that `coverFiles` lists. */
export const FIRST_FILE_DESCRIPTOR = 10;

/** What of `/proc` is covered: everything that is not per process and that computation does not need. */
export interface ProcMask {
  /** Paths that become empty read-only files. */
  files: string[];
  /** Paths that become empty read-only folders. */
  folders: string[];
  /** Paths below a covered folder that are shown all the same, as they are when a run starts. */
  copied: string[];
  /** The same, of which each namespace or each reader sees a value of its own. */
  shown: string[];
}

/**
 * Lists what the kernel of this machine shows in `/proc`. An allow-list, because kernels and modules add entries: the
 * boot command line, boot id, disk statistics, interrupts and devices identify or describe the host. Per-process
 * folders and links into them (`self`, `net`, `mounts`) are of the sandbox's own namespaces.
 */
export async function inspectProc(): Promise<ProcMask> {
  const mask: ProcMask = { files: [], folders: [], copied: [], shown: [] };
  for (const entry of await readdir("/proc", { withFileTypes: true })) {
    if (/^\d+$/.test(entry.name) || SHOWN_FILES.has(entry.name)) continue;
    if (entry.isDirectory()) mask.folders.push(`/proc/${entry.name}`);
    else if (entry.isFile()) mask.files.push(`/proc/${entry.name}`);
  }
  mask.copied = await existing(COPIED_SETTINGS);
  mask.shown = await existing(SHOWN_SETTINGS);
  return mask;
}

/** The files that bubblewrap makes those of the mask from, in the order of their descriptors. */
export function coverFiles({ files, copied }: ProcMask): string[] {
  return [...files.map(() => "/dev/null"), ...copied];
}

async function existing(settings: string[]): Promise<string[]> {
  const paths = settings.map((name) => `/proc/sys/${name}`);
  const found = await Promise.all(paths.map((path) => lstat(path).catch(() => null)));
  return paths.filter((_, index) => found[index]);
}

/** Read by glibc, OpenBLAS, OpenMP, R, Java, Julia, Python and Node.js to count processors and memory. */
const SHOWN_FILES = new Set(["cpuinfo", "filesystems", "loadavg", "meminfo", "stat", "uptime", "version"]);

/**
 * Of `/proc/sys`: the system's version and the limits that allocators and runtimes adapt to. A copy takes bubblewrap a
 * twentieth of the time that a mount takes.
 */
const COPIED_SETTINGS = [
  ...["fs/file-max", "fs/nr_open", "fs/pipe-max-size"],
  ...["kernel/cap_last_cap", "kernel/ngroups_max", "kernel/osrelease", "kernel/ostype", "kernel/pid_max"],
  ...["kernel/random/entropy_avail", "kernel/threads-max", "kernel/version"],
  ...["vm/max_map_count", "vm/overcommit_memory"],
];

const SHOWN_SETTINGS = ["kernel/hostname", "kernel/random/uuid"];
