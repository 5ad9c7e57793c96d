/** A command that tries to harm the service, and the states in which its Run may end. */
export interface HostileExperiment {
  name: string;
  command: string;
  /** Seconds; 10 by default. */
  timeout?: number;
  memory?: number;
  states: readonly RunEnd[];
}

type RunEnd = "succeeded" | "partial" | "failed" | "timedOut";

export interface HostileGroup {
  name: string;
  experiments: HostileExperiment[];
}

const failed = ["failed"] as const;
/** Failed, with the output that was left before. */
const partly = ["failed", "partial"] as const;
const timedOut = ["timedOut"] as const;
const succeeded = ["succeeded"] as const;
const stopped = ["failed", "timedOut"] as const;
const any = ["succeeded", "partial", "failed", "timedOut"] as const;

/** Writes what is measured; a command that ends with it may succeed. */
const measure = "sh measure.sh";

type Row = [name: string, states: readonly RunEnd[], command: string, more?: Partial<HostileExperiment>];

const group = (name: string, rows: Row[]): HostileGroup => ({
  name,
  experiments: rows.map(([name, states, command, more]) => ({ name, states, command, ...more })),
});

const processes = group("processes", [
  ["fork bomb", stopped, "f() { f | f & }; f; sleep 8; wait"],
  ["fork bomb that detaches", stopped, "f() { setsid sh -c 'sleep 60' & f; }; f"],
  ["loop of short processes", stopped, "while :; do /bin/true; done", { timeout: 2 }],
  ["thousand sleepers", stopped, "for i in $(seq 1000); do sleep 100 & done; wait", { timeout: 3 }],
  ["daemon that stays", succeeded, `(setsid nohup sleep 1000 >/dev/null 2>&1 &); ${measure}`],
  ["daemon that holds the output open", any, `(setsid sleep 1000 &); ${measure}; exit 3`, { timeout: 3 }],
  ["kill -9 -1", any, `kill -9 -1; ${measure}`],
  ["signals to every process id", any, `for p in $(seq 1 3000); do kill -9 $p 2>/dev/null; done; ${measure}`],
  [
    "ignores every signal",
    timedOut,
    "trap '' TERM HUP INT QUIT USR1 ALRM; while :; do :; done",
    { timeout: 2 },
  ],
  ["stops itself", stopped, "kill -STOP $$; sleep 5", { timeout: 2 }],
  ["stops its process group", stopped, "kill -STOP 0; sleep 5", { timeout: 2 }],
  ["sleeps past the limit", timedOut, "sleep 1000", { timeout: 1 }],
]);

const resources = group("memory and processor", [
  ["memory bomb", stopped, "head -c 2G /dev/zero | tail -c 2G | wc -c", { memory: 64 }],
  ["memory in the shell", stopped, "a=x; while :; do a=$a$a; done", { memory: 64 }],
  ["memory in /tmp", stopped, "head -c 2G /dev/zero > /tmp/a", { memory: 64 }],
  ["memory in /dev/shm", stopped, "head -c 2G /dev/zero > /dev/shm/a", { memory: 64 }],
  [
    "memory in pipes",
    any,
    "for i in $(seq 200); do (sleep 30 | yes | sleep 30) & done; sleep 2",
    { timeout: 4, memory: 64 },
  ],
  ["busy loops", timedOut, "for i in $(seq 16); do while :; do :; done & done; wait", { timeout: 2 }],
  ["deep recursion", any, "f() { f; }; f", { memory: 64 }],
  ["lifted limits", any, `ulimit -v unlimited; ulimit -n 1048576; ulimit -u unlimited; ${measure}`],
  ["better priority", any, `nice -n -20 true; renice -n -20 $$; ionice -c1 -p $$; ${measure}`],
]);

const disk = group("disk", [
  ["large file", failed, "head -c 2G /dev/zero > large"],
  [
    "many large files",
    stopped,
    "i=0; while :; do i=$((i+1)); head -c 200M /dev/zero > l$i || exit 1; done",
    { timeout: 5 },
  ],
  ["sparse terabyte", partly, "truncate -s 1T metrics.json"],
  ["sparse beside the output", any, `truncate -s 200M a b c; ${measure}`],
  [
    "unlinked open files",
    stopped,
    'for i in 3 4 5 6 7 8 9; do eval "exec $i>u$i"; rm u$i; head -c 200M /dev/zero >&$i; done; sleep 20',
    { timeout: 6 },
  ],
  ["many files", any, `mkdir m; cd m; seq 50000 | xargs touch; cd ..; ${measure}`, { timeout: 10 }],
  [
    "files without end",
    stopped,
    "mkdir m; cd m; i=0; while :; do seq $i $((i+2000)) | xargs touch; i=$((i+2000)); done",
    { timeout: 5 },
  ],
  [
    "deep folders",
    any,
    `for i in $(seq 2000); do mkdir d; cd d; done; cd /work; ${measure}`,
    { timeout: 10 },
  ],
  [
    "long names",
    any,
    `n=$(head -c 255 /dev/zero | tr '\\0' n); touch $n; mkdir -p $n$n 2>/dev/null; ${measure}`,
  ],
  ["hard links", any, `touch a; for i in $(seq 3000); do ln a l$i; done; ${measure}`, { timeout: 10 }],
  ["closed folders", any, `mkdir -p a/b; touch a/b/c; chmod 0 a/b a; ${measure}`],
  ["closed work folder", any, `${measure}; chmod 0 /work`],
]);

const outputs = group("outputs", [
  ["output is a FIFO", failed, "mkfifo metrics.json"],
  [
    "output is a socket",
    any,
    "python3 -c 'import socket; socket.socket(socket.AF_UNIX).bind(\"metrics.json\")'",
  ],
  ["output is a link to the passwords", failed, "ln -s /etc/shadow metrics.json"],
  ["output is a link to /proc", failed, "ln -s /proc/self/environ metrics.json"],
  ["output is a link to a device", failed, "ln -s /dev/zero metrics.json"],
  ["output is a link to itself", failed, "ln -s metrics.json metrics.json"],
  ["output is a folder", failed, "mkdir metrics.json"],
  ["output is a device", failed, "mknod metrics.json c 1 5"],
  ["output is closed", any, `${measure}; chmod 0 metrics.json`],
  ["output is a hard link", any, "ln /etc/passwd metrics.json || ln /usr/bin/env metrics.json"],
  ["output is deep JSON", any, "head -c 3000000 /dev/zero | tr '\\0' '[' > metrics.json"],
  [
    "output grows while it is read",
    any,
    `${measure}; (setsid sh -c 'while :; do echo >> metrics.json; done' &)`,
  ],
  [
    "names with newlines",
    any,
    `touch "$(printf 'a\\nb')" "$(printf '\\033[31m')" "$(printf '\\377')" -- -rf; ${measure}`,
  ],
  [
    "output's folder is swapped for a link",
    any,
    `mkdir out; ${measure}; (setsid sh -c 'while :; do mv out o; ln -s / out; rm out; mv o out; done' &)`,
  ],
]);

const streams = group("streams", [
  ["output without end", timedOut, "yes", { timeout: 2 }],
  ["errors without end", timedOut, "yes >&2", { timeout: 2 }],
  ["one line without end", timedOut, "cat /dev/zero", { timeout: 2 }],
  ["binary noise", any, `head -c 1000000 /dev/urandom; ${measure}`],
  ["terminal escapes", any, `printf '\\033]0;x\\007\\033[2J\\033c'; ${measure}`],
  ["no output", failed, "exec >/dev/null 2>&1; true"],
  ["closed streams", any, `exec 0<&- 1>&- 2>&-; ${measure}`],
  [
    "writes to the service's descriptors",
    any,
    `for i in $(seq 3 255); do eval "echo x >&$i" 2>/dev/null; done; ${measure}`,
  ],
  ["dribbles", timedOut, "while :; do printf .; sleep 0.05; done", { timeout: 2 }],
]);

const escapes = group("escapes", [
  ["writes to the system", failed, "touch /usr/mine || touch /etc/mine || touch /mine"],
  ["mounts", failed, "mount -t tmpfs none /mnt || mount --bind / /tmp"],
  ["new namespaces", failed, "unshare -U true || unshare -m true || unshare -r true"],
  ["chroot", failed, "chroot /tmp /bin/sh"],
  ["setuid", any, "cp /bin/sh s; chmod 4755 s; ./s -p -c 'test $(id -u) = 0' && sh measure.sh"],
  ["becomes root", failed, "su -c true root </dev/null || sudo -n true || setpriv --reuid 0 true"],
  [
    "ptrace",
    any,
    "python3 -c 'import ctypes; ctypes.CDLL(None).ptrace(16, 1, 0, 0)' ; strace -p 1 true; sh measure.sh",
  ],
  [
    "reads every process",
    any,
    "cat /proc/[0-9]*/environ /proc/[0-9]*/mem /proc/kcore /proc/kmsg >/dev/null; sh measure.sh",
  ],
  [
    "writes to /proc and /sys",
    failed,
    "echo c > /proc/sysrq-trigger || echo 1 > /proc/sys/kernel/panic || ls /sys/kernel",
  ],
  ["control groups", failed, "echo $$ > /sys/fs/cgroup/cgroup.procs || echo max > /proc/self/cgroup"],
  ["raises its own oom score", any, "echo -1000 > /proc/self/oom_score_adj; sh measure.sh"],
  ["devices", failed, "mknod /tmp/d b 8 0 || cat /dev/mem || cat /dev/sda"],
  [
    "system calls",
    any,
    "python3 -c 'import ctypes; c = ctypes.CDLL(None)\nfor n in range(335): n not in (15, 34, 57, 58, 60, 61, 231) and n > 13 and c.syscall(n, 0, 0, 0, 0, 0, 0)'; sh measure.sh",
    { timeout: 3 },
  ],
]);

const network = group("network", [
  ["names", failed, "getent hosts example.org"],
  ["loopback", failed, "bash -c 'echo > /dev/tcp/127.0.0.1/22'"],
  ["metadata address", failed, "timeout 3 bash -c 'echo > /dev/tcp/169.254.169.254/80'"],
  [
    "listens",
    any,
    "python3 -c 'import socket,time; s=socket.socket(); s.bind((\"0.0.0.0\",0)); s.listen(); time.sleep(30)'",
    { timeout: 2 },
  ],
  ["raw sockets", any, "python3 -c 'import socket; socket.socket(socket.AF_PACKET, socket.SOCK_RAW)'"],
  [
    "abstract sockets",
    any,
    "python3 -c 'import socket; s=socket.socket(socket.AF_UNIX); s.bind(chr(0)+\"x\")'; sh measure.sh",
  ],
  [
    "vsock and netlink",
    any,
    "python3 -c 'import socket; socket.socket(40, 1)'; python3 -c 'import socket; socket.socket(16, 3)'; sh measure.sh",
  ],
]);

export const hostileGroups: HostileGroup[] = [processes, resources, disk, outputs, streams, escapes, network];
