import { FIRST_FILE_DESCRIPTOR } from "./proc-mask.ts";

/** A bind mount made before privileges are dropped. */
export interface StagedBind {
  from: string;
  to: string;
}

export interface LaunchPlan {
  /** The `cgroup.procs` files to enter. */
  cgroupProcs: string[];
  /** User id that bubblewrap starts as; null if the server is unprivileged already. */
  user: number | null;
  binds: StagedBind[];
  /** Files that bubblewrap is given, open for reading, from `FIRST_FILE_DESCRIPTOR` on. */
  files: readonly string[];
  /** Options of bash's `ulimit`, each followed by its value. */
  limits: string[];
  bubblewrap: string[];
}

/**
 * Returns the command line that starts bubblewrap. Every step replaces the previous one (exec), so that bubblewrap is a
 * direct child of the server, dies with it, and no process of the chain outlives it.
 */
export function launchCommand(plan: LaunchPlan): [file: string, ...args: string[]] {
  const command: [string, ...string[]] = [
    "/bin/bash",
    "-c",
    ENTRY_SCRIPT,
    "enter",
    ...[...plan.files, "--"],
    ...[...plan.cgroupProcs, "--"],
    ...[...plan.binds.flatMap((bind) => [bind.from, bind.to]), "--"],
    ...[...plan.limits, "--"],
    ...(plan.user === null ? [] : setprivArguments(plan.user)),
    ...plan.bubblewrap,
  ];
  return plan.binds.length === 0
    ? command
    : ["unshare", "--mount", "--propagation=private", "--", ...command];
}

/**
 * Closes descriptors above 9, which the server may have inherited; of the shells only bash can close them. Makes the
 * experiment the kernel's first choice when memory runs out, and enters its cgroups before it can fork. Sets the limits
 * of resources itself: prlimit(1) would be one more program to start. Nothing is mistaken for a `--` separator: the lists
 * hold absolute paths, and options with numbers.
 */
const ENTRY_SCRIPT = `
for link in /proc/$$/fd/*; do
  number=\${link##*/}
  if [ "$number" -gt 9 ]; then eval "exec $number>&-"; fi
done
number=${FIRST_FILE_DESCRIPTOR}
while [ "$1" != -- ]; do eval "exec $number<"$1"" || exit 125; number=$((number + 1)); shift; done; shift
umask 022
echo 1000 > /proc/self/oom_score_adj || exit 125
while [ "$1" != -- ]; do echo 0 > "$1" || exit 125; shift; done; shift
while [ "$1" != -- ]; do mount --bind "$1" "$2" || exit 125; shift 2; done; shift
while [ "$1" != -- ]; do ulimit "$1" "$2" || exit 125; shift 2; done; shift
exec "$@"`;

function setprivArguments(user: number): string[] {
  return ["setpriv", `--reuid=${user}`, `--regid=${user}`, "--clear-groups", "--"];
}
