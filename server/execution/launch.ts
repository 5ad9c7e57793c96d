/** One bind mount made before the server's privileges are dropped. */
export interface StagedBind {
  from: string;
  to: string;
}

export interface LaunchPlan {
  /** The server's process; the experiment never starts unless it is still the parent. */
  serverPid: number;
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
 * bubblewrap is the server's own child and no process of the chain outlives it.
 *
 * The parent-death signal is set before the parent is looked at: a server killed in between is noticed either way
 * (bubblewrap's own `--die-with-parent` misses a parent that is already dead, containers/bubblewrap#633).
 */
export function launchCommand(plan: LaunchPlan): [file: string, ...args: string[]] {
  const guarded = [
    "setpriv",
    ...(plan.user === null ? [] : [`--reuid=${plan.user}`, `--regid=${plan.user}`, "--clear-groups"]),
    "--pdeathsig=KILL",
    "--",
    "/bin/sh",
    "-c",
    CHECK_PARENT,
    String(plan.serverPid),
    "prlimit",
    ...plan.prlimit,
    "--",
    ...plan.bubblewrap,
  ];
  const entered = [
    "/bin/bash",
    "-c",
    ENTER,
    "enter",
    ...plan.cgroupProcs,
    "--",
    ...plan.binds.flatMap((bind) => [bind.from, bind.to]),
    "--",
    ...guarded,
  ];
  if (plan.binds.length === 0) return entered as [string, ...string[]];
  return ["unshare", "--mount", "--propagation=private", "--", ...entered];
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

const CHECK_PARENT = `[ "$PPID" = "$0" ] || exit 125; exec "$@"`;
