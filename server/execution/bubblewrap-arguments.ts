import { WORK_PATH } from "./places.ts";
import type { RootLayout } from "./root-layout.ts";

export interface SandboxPlan {
  layout: RootLayout;
  /** The work folder as bubblewrap's user can reach it. */
  workSource: string;
  command: string;
  variables: Record<string, string>;
  temporaryBytes: number;
  /** A per-namespace RLIMIT_NPROC, for where no pids cgroup can be had; null where one binds. */
  processLimit: number | null;
  seccomp: boolean;
}

/**
 * File descriptors that bubblewrap inherits. `control` alone reaches the sandbox, where the first process speaks over
 * it and closes it before the experiment starts.
 */
export const DESCRIPTORS = {
  control: 3,
  status: 4,
  passwd: 5,
  group: 6,
  hosts: 7,
  names: 8,
  seccomp: 9,
} as const;

/** What stands in the sandbox's /etc; written through the descriptors of the same name. */
export const ETC_FILES = {
  passwd: "root:x:0:0:root:/root:/bin/false\nnobody:x:65534:65534:nobody:/tmp:/bin/sh\n",
  group: "root:x:0:\nnogroup:x:65534:\n",
  hosts: "127.0.0.1 localhost\n::1 localhost\n",
  names: "passwd: files\ngroup: files\nhosts: files\n",
} as const;

const ETC_PATHS = { passwd: "passwd", group: "group", hosts: "hosts", names: "nsswitch.conf" } as const;

/** Multiprocessing libraries need some; Docker's default. Counted by the memory cgroup, like /tmp. */
const SHARED_MEMORY_BYTES = 64 * 1024 * 1024;

/** The command line of bubblewrap, from 0.8.0 on (`--disable-userns`). */
export function bubblewrapArguments(plan: SandboxPlan): string[] {
  return [
    "bwrap",
    ...["--unshare-user", "--unshare-all", "--die-with-parent", "--new-session", "--as-pid-1", "--clearenv"],
    ...["--disable-userns", "--uid", "65534", "--gid", "65534", "--cap-drop", "ALL", "--hostname", "sandbox"],
    ...["--json-status-fd", String(DESCRIPTORS.status)],
    ...(plan.seccomp ? ["--seccomp", String(DESCRIPTORS.seccomp)] : []),
    ...rootArguments(plan.layout),
    ...["--proc", "/proc", "--dev", "/dev"],
    ...tmpfs("/dev/shm", SHARED_MEMORY_BYTES),
    // /dev is a tmpfs without a size, owned by the sandbox's user.
    ...["--remount-ro", "/dev"],
    ...tmpfs("/tmp", plan.temporaryBytes),
    ...[
      "--dir",
      "/run",
      "--dir",
      "/var",
      "--symlink",
      "../tmp",
      "/var/tmp",
      "--symlink",
      "../run",
      "/var/run",
    ],
    ...["--bind", plan.workSource, WORK_PATH, "--chdir", WORK_PATH],
    // Last: bubblewrap makes mount points on it until here.
    ...["--remount-ro", "/"],
    ...Object.entries(plan.variables).flatMap(([name, value]) => ["--setenv", name, value]),
    "--",
    ...(plan.processLimit === null ? [] : ["prlimit", `--nproc=${plan.processLimit}`, "--"]),
    ...["/bin/sh", "-c", FIRST_PROCESS, "sandbox", plan.command],
  ];
}

/**
 * Process 1 of the sandbox. It waits for the server's word, because `--die-with-parent` misses a parent that is already
 * dead (containers/bubblewrap#633): the parent-death signals are set by now, so a server that died earlier never
 * answers, and one that dies later takes the sandbox with it.
 *
 * The experiment is process 2, so that signals have their usual effect on it; process 1 reaps orphans and ends with
 * the experiment's status, upon which the kernel kills whatever is left before bubblewrap learns of it.
 */
const FIRST_PROCESS = `
echo ready >&${DESCRIPTORS.control}
read -r word <&${DESCRIPTORS.control} && [ "$word" = go ] || exit 125
exec ${DESCRIPTORS.control}>&-
/bin/sh -c -- "$1"
exit $?`;

function rootArguments(layout: RootLayout): string[] {
  const files = Object.entries(ETC_PATHS) as [keyof typeof ETC_PATHS, string][];
  return [
    ...["--perms", "0755", "--dir", "/etc"],
    ...layout.folders.flatMap((folder) => ["--ro-bind", folder.from, folder.to]),
    ...layout.links.flatMap((link) => ["--symlink", link.target, link.path]),
    ...files.flatMap(([name, file]) => [
      ...["--perms", "0444", "--file", String(DESCRIPTORS[name]), `/etc/${file}`],
    ]),
    ...layout.hidden.flatMap((folder) => [...tmpfs(folder, 4096, "0555"), "--remount-ro", folder]),
  ];
}

function tmpfs(path: string, bytes: number, permissions = "1777"): string[] {
  return ["--perms", permissions, "--size", String(bytes), "--tmpfs", path];
}
