import type { EnvironmentLayout } from "./environment-layout.ts";
import { FIRST_FILE_DESCRIPTOR, type ProcMask } from "./proc-mask.ts";
import type { RootLayout } from "./root-layout.ts";
import { INPUTS_PATH, WORK_PATH } from "./sandbox-paths.ts";

export interface SandboxPlan {
  /** Null if the work folder is the root itself: the command builds it, as the user 0 that it is made to think it is. */
  layout: RootLayout | EnvironmentLayout | null;
  /** Path of a folder that only a build sees, read-only; bubblewrap's user can reach it. */
  inputs?: string;
  /** Links to the work folder, at paths that nothing else is at or below. */
  shown?: readonly { target: string; path: string }[];
  proc: ProcMask;
  /** Paths of devices of the machine that the operator hands to experiments. */
  devices: readonly string[];
  /** Path of the work folder that bubblewrap's user can reach. */
  workSource: string;
  command: string;
  /** Path in the sandbox that the command runs in. */
  folder: string;
  variables: Record<string, string>;
  temporaryBytes: number;
  /** RLIMIT_NPROC of the user namespace if there is no pids cgroup; null if there is one. */
  processLimit: number | null;
  seccomp: boolean;
}

/**
 * File descriptors that bubblewrap inherits. Only `control` reaches the sandbox; the first process closes it before the
 * experiment starts.
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

/** Contents of the files in the sandbox's /etc; written to the descriptors of the same name. */
export const ETC_FILES = {
  passwd: "root:x:0:0:root:/root:/bin/false\nnobody:x:65534:65534:nobody:/tmp:/bin/sh\n",
  group: "root:x:0:\nnogroup:x:65534:\n",
  hosts: "127.0.0.1 localhost\n::1 localhost\n",
  names: "passwd: files\ngroup: files\nhosts: files\n",
} as const;

export const ETC_PATHS = {
  passwd: "passwd",
  group: "group",
  hosts: "hosts",
  names: "nsswitch.conf",
} as const;

/** Multiprocessing libraries need /dev/shm; 64 MiB is Docker's default. The memory cgroup counts it, like /tmp. */
const SHARED_MEMORY_BYTES = 64 * 1024 * 1024;

/** Returns the command line of bubblewrap 0.8.0 or newer (`--disable-userns`). */
export function bubblewrapArguments(plan: SandboxPlan): string[] {
  const user = plan.layout === null ? "0" : "65534";
  return [
    "bwrap",
    ...["--unshare-user", "--unshare-all", "--die-with-parent", "--new-session", "--as-pid-1", "--clearenv"],
    ...["--disable-userns", "--uid", user, "--gid", user, "--cap-drop", "ALL", "--hostname", "sandbox"],
    ...["--json-status-fd", String(DESCRIPTORS.status)],
    ...(plan.seccomp ? ["--seccomp", String(DESCRIPTORS.seccomp)] : []),
    ...rootArguments(plan),
    ...(plan.inputs === undefined ? [] : ["--ro-bind", plan.inputs, INPUTS_PATH]),
    ...["--proc", "/proc", ...procArguments(plan.proc), "--dev", "/dev"],
    ...plan.devices.flatMap((path) => ["--dev-bind", path, path]),
    ...tmpfs("/dev/shm", SHARED_MEMORY_BYTES),
    // /dev is a tmpfs without a size, owned by the sandbox's user.
    ...["--remount-ro", "/dev"],
    ...tmpfs("/tmp", plan.temporaryBytes),
    ...workArguments(plan),
    ...Object.entries(plan.variables).flatMap(([name, value]) => ["--setenv", name, value]),
    "--",
    ...(plan.processLimit === null ? [] : ["prlimit", `--nproc=${plan.processLimit}`, "--"]),
    ...["/bin/sh", "-c", FIRST_PROCESS, "sandbox", plan.folder, plan.command],
  ];
}

/**
 * Process 1 of the sandbox. It waits for the server's `go`, because `--die-with-parent` misses a parent that is already
 * dead (containers/bubblewrap#633): the parent-death signals are set at this point, so a server that died earlier never
 * sends `go`, and the death of the server later kills the sandbox.
 *
 * The experiment is process 2, so that signals have their default effect on it. Process 1 reaps orphans and exits with
 * the experiment's status; the kernel then kills all remaining processes before bubblewrap is notified.
 */
const FIRST_PROCESS = `
echo ready >&${DESCRIPTORS.control}
read -r word <&${DESCRIPTORS.control} && [ "$word" = go ] || exit 125
exec ${DESCRIPTORS.control}>&-
cd -- "$1" || exit 1
unset OLDPWD
/bin/sh -c -- "$2"
exit $?`;

/** What is in place of the machine's /run and /var, and the one folder that is writable. */
function workArguments({ layout, workSource, shown = [] }: SandboxPlan): string[] {
  if (layout === null) return [...tmpfs("/run", SHARED_MEMORY_BYTES, "0755"), "--chdir", "/"];
  const own = [
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
  ];
  return [
    ...("root" in layout ? [...tmpfs("/run", 4096, "0555"), "--remount-ro", "/run"] : own),
    ...["--bind", workSource, WORK_PATH, "--chdir", WORK_PATH],
    ...shown.flatMap(({ target, path }) => ["--symlink", target, path]),
    // After all mounts: bubblewrap creates their mount points in the root.
    ...["--remount-ro", "/"],
  ];
}

function rootArguments({ layout, workSource }: SandboxPlan): string[] {
  if (layout === null) return ["--bind", workSource, "/"];
  if ("root" in layout) {
    const { root, entries } = layout;
    if (!entries) return ["--ro-bind", root, "/"];
    return entries.flatMap(({ name, target }) =>
      target === null ? ["--ro-bind", `${root}/${name}`, `/${name}`] : ["--symlink", target, `/${name}`],
    );
  }
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

/**
 * A covered file is an empty one from data, not a bind of /dev/null: bubblewrap binds without devices, and opening that
 * is refused. The descriptors are those of `coverFiles`.
 */
function procArguments({ files, folders, copied, shown }: ProcMask): string[] {
  const file = (option: string, index: number, path: string) => [
    ...["--perms", "0444", option, String(FIRST_FILE_DESCRIPTOR + index), path],
  ];
  return [
    ...files.flatMap((path, index) => file("--ro-bind-data", index, path)),
    ...folders.flatMap((path) => tmpfs(path, COVER_BYTES, "0555")),
    ...copied.flatMap((path, index) => file("--file", files.length + index, path)),
    ...shown.flatMap((path) => ["--ro-bind", path, path]),
    ...folders.flatMap((path) => ["--remount-ro", path]),
  ];
}

/** Enough for the settings that are copied into one, a page for each. */
const COVER_BYTES = 256 * 1024;

function tmpfs(path: string, bytes: number, permissions = "1777"): string[] {
  return ["--perms", permissions, "--size", String(bytes), "--tmpfs", path];
}
