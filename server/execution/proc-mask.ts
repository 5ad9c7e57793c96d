import { lstat, readdir } from "node:fs/promises";

/** First of the descriptors of `/dev/null` from which the covered files of `/proc` are made, one for each. */
export const FIRST_EMPTY_DESCRIPTOR = 10;

/** What of `/proc` is covered: everything that is not per process and that computation does not need. */
export interface ProcMask {
  /** Paths that become empty read-only files. */
  files: string[];
  /** Paths that become empty read-only folders. */
  folders: string[];
  /** Paths below a covered folder that are shown all the same. */
  shown: string[];
}

/**
 * Lists what the kernel of this machine shows in `/proc`. An allow-list, because kernels and modules add entries: the
 * boot command line, boot id, disk statistics, interrupts and devices identify or describe the host. Per-process
 * folders and links into them (`self`, `net`, `mounts`) are of the sandbox's own namespaces.
 */
export async function inspectProc(): Promise<ProcMask> {
  const mask: ProcMask = { files: [], folders: [], shown: [] };
  for (const entry of await readdir("/proc", { withFileTypes: true })) {
    if (/^\d+$/.test(entry.name) || SHOWN_FILES.has(entry.name)) continue;
    if (entry.isDirectory()) mask.folders.push(`/proc/${entry.name}`);
    else if (entry.isFile()) mask.files.push(`/proc/${entry.name}`);
  }
  for (const name of SHOWN_SETTINGS) {
    const path = `/proc/sys/${name}`;
    if (await lstat(path).catch(() => null)) mask.shown.push(path);
  }
  return mask;
}

/** Read by glibc, OpenBLAS, OpenMP, R, Java, Julia, Python and Node.js to count processors and memory. */
const SHOWN_FILES = new Set(["cpuinfo", "filesystems", "loadavg", "meminfo", "stat", "uptime", "version"]);

/** Of `/proc/sys`: the system's name and the limits that allocators and runtimes adapt to. */
const SHOWN_SETTINGS = [
  ...["fs/file-max", "fs/nr_open", "fs/pipe-max-size"],
  ...["kernel/cap_last_cap", "kernel/hostname", "kernel/ngroups_max", "kernel/osrelease", "kernel/ostype"],
  ...["kernel/pid_max", "kernel/random/entropy_avail", "kernel/random/uuid", "kernel/threads-max"],
  ...["kernel/version", "vm/max_map_count", "vm/overcommit_memory"],
];
