/** One bind mount made before the server's privileges are dropped. */
export interface StagedBind {
  from: string;
  to: string;
}

export interface LaunchPlan {
  /** The `cgroup.procs` files to enter. */
  cgroupProcs: string[];
  /** The unprivileged user that bubblewrap starts as; null when the server is one already. */
  user: number | null;
  binds: StagedBind[];
  prlimit: string[];
  bubblewrap: string[];
}

/**
 * The command line that leads from the server to bubblewrap. Every step replaces the one before it (exec), so that
 * bubblewrap is the server's own child, dies with it, and no process of the chain outlives it.
 */
export function launchCommand(plan: LaunchPlan): [file: string, ...args: string[]] {
  const entered: [string, ...string[]] = [
    "/bin/bash",
    "-c",
    ENTER,
    "enter",
    ...plan.cgroupProcs,
    "--",
    ...plan.binds.flatMap((bind) => [bind.from, bind.to]),
    "--",
    ...(plan.user === null ? [] : dropTo(plan.user)),
    ...["prlimit", ...plan.prlimit, "--"],
    ...plan.bubblewrap,
  ];
  return plan.binds.length === 0
    ? entered
    : ["unshare", "--mount", "--propagation=private", "--", ...entered];
}

/**
 * What the server itself inherited from whoever started it stays here: a descriptor above our own is closed, which of
 * the shells only bash can do. The experiment is the kernel's first choice when memory runs out, and it stands in its
 * cgroups before it can fork. A path cannot be taken for a `--` separator: both lists hold absolute paths.
 */
const ENTER = `
for link in /proc/$$/fd/*; do
  number=\${link##*/}
  if [ "$number" -gt 9 ]; then eval "exec $number>&-"; fi
done
umask 022
echo 1000 > /proc/self/oom_score_adj || exit 125
while [ "$1" != -- ]; do echo 0 > "$1" || exit 125; shift; done; shift
while [ "$1" != -- ]; do mount --bind "$1" "$2" || exit 125; shift 2; done; shift
exec "$@"`;

function dropTo(user: number): string[] {
  return ["setpriv", `--reuid=${user}`, `--regid=${user}`, "--clear-groups", "--"];
}
