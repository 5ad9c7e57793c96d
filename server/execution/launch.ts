import { FIRST_EMPTY_DESCRIPTOR } from "./proc-mask.ts";

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
  /** Number of descriptors of /dev/null that bubblewrap is given. */
  emptyDescriptors: number;
  prlimit: string[];
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
    String(FIRST_EMPTY_DESCRIPTOR + plan.emptyDescriptors),
    ...plan.cgroupProcs,
    "--",
    ...plan.binds.flatMap((bind) => [bind.from, bind.to]),
    "--",
    ...(plan.user === null ? [] : setprivArguments(plan.user)),
    ...["prlimit", ...plan.prlimit, "--"],
    ...plan.bubblewrap,
  ];
  return plan.binds.length === 0
    ? command
    : ["unshare", "--mount", "--propagation=private", "--", ...command];
}

/**
 * Closes descriptors above 9, which the server may have inherited; of the shells only bash can close them. Makes the
 * experiment the kernel's first choice when memory runs out, and enters its cgroups before it can fork. The first
 * argument is the end of the descriptors to open. A path is never mistaken for a `--` separator: both lists hold absolute
 * paths.
 */
const ENTRY_SCRIPT = `
for link in /proc/$$/fd/*; do
  number=\${link##*/}
  if [ "$number" -gt 9 ]; then eval "exec $number>&-"; fi
done
number=${FIRST_EMPTY_DESCRIPTOR}
while [ "$number" -lt "$1" ]; do eval "exec $number</dev/null"; number=$((number + 1)); done; shift
umask 022
echo 1000 > /proc/self/oom_score_adj || exit 125
while [ "$1" != -- ]; do echo 0 > "$1" || exit 125; shift; done; shift
while [ "$1" != -- ]; do mount --bind "$1" "$2" || exit 125; shift 2; done; shift
exec "$@"`;

function setprivArguments(user: number): string[] {
  return ["setpriv", `--reuid=${user}`, `--regid=${user}`, "--clear-groups", "--"];
}
