import { execFileSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { seccompFilter } from "./seccomp.ts";
import { findProcesses, uniqueSeconds } from "./testing/processes.ts";
import { openTestSandbox } from "./testing/sandbox.ts";

const sandbox = await openTestSandbox();
afterAll(() => sandbox.close());

/** Architectures with a system call filter. */
const hasFilter = seccompFilter(process.arch) !== null;
const STOPPED = { exitCode: null, signal: "SIGKILL" };

describe.skipIf(sandbox.missing)("an experiment is stopped, with all its processes, when it", () => {
  test("runs too long, even if its children detach", async () => {
    const seconds = uniqueSeconds();
    const result = await sandbox.run(
      `trap '' TERM HUP INT; setsid sleep ${seconds} & (setsid sh -c 'sleep ${seconds} & exec sleep ${seconds}' > /dev/null 2>&1 &) ; nohup sleep ${seconds} & echo started; sleep ${seconds}`,
      { limits: { timeoutSeconds: 1.5 } },
    );
    expect(result).toMatchObject({ ...STOPPED, timedOut: true, limitHit: "time", stdout: "started\n" });
    expect(result.log.at(-1)).toEqual({ stream: "system", text: "Stopped: it ran longer than 1.5 s.\n" });
    expect(await findProcesses(seconds)).toEqual([]);
  });

  test("forks without limit", async () => {
    const result = await sandbox.run("perl -e 'fork while 1'", {
      limits: { timeoutSeconds: 5, processes: 32 },
    });
    expect(result).toMatchObject(STOPPED);
    expect(["processes", "time"]).toContain(result.limitHit);
    expect((await sandbox.run("echo alive")).stdout).toBe("alive\n");
  });

  test("allocates memory without limit, in one process or in many", async () => {
    const eat = "perl -e '$x .= \"x\" x 1048576 while 1'";
    const one = await sandbox.run(`${eat}`, { limits: { memoryMiB: 64 } });
    expect(one.exitCode).not.toBe(0);
    // Without a memory cgroup the allocation fails instead, and only the experiment knows why it exited.
    expect(["memory", null]).toContain(one.limitHit);
    const share = "perl -e '$x = \"x\" x 31457280; sleep 1000'";
    const many = await sandbox.run(`for i in 1 2 3 4 5 6; do ${share} & done; wait`, {
      limits: { memoryMiB: 64 },
    });
    expect(many).toMatchObject({ limitHit: "memory" });
  });

  test("fills its temporary folders with memory", async () => {
    const result = await sandbox.run(
      "head -c 1G /dev/zero > /tmp/big; head -c 1G /dev/zero > /dev/shm/big; exit 4",
      {
        limits: { memoryMiB: 64, fileSizeMiB: 1024 },
      },
    );
    expect(result.exitCode === 4 || result.limitHit === "memory").toBe(true);
  });

  test("floods its output", async () => {
    const result = await sandbox.run("echo begin; yes", {
      limits: { outputBytes: 100_000, timeoutSeconds: 2 },
    });
    expect(result).toMatchObject({ ...STOPPED, limitHit: "time", outputCuts: { stderr: null } });
    expect(result.outputCuts.stdout?.bytes).toBeGreaterThan(100_000);
    expect(result.stdout.length).toBeLessThan(100_100);
    expect(result.stdout).toMatch(/^begin\ny\n(?:y\n)*\[… [\d,]+ bytes cut here …\]\ny\n/);
  });

  test("prints much and ends by itself", async () => {
    const command = "echo begin; head -c 30000000 /dev/zero | tr '\\0' '\\n'; echo end";
    const result = await sandbox.run(command, { limits: { outputBytes: 1000 } });
    expect(result).toMatchObject({ exitCode: 0, limitHit: null });
    expect(result.stdout).toMatch(/^begin\n+\[… [\d,]+ bytes cut here …\]\n+end\n$/);
    // Not the last line always: of free space that others took meanwhile there is one too.
    expect(result.log).toContainEqual({
      stream: "system",
      text: expect.stringMatching(/bytes in the middle of stdout were not kept/),
    });
  });

  test("floods both streams a byte at a time", async () => {
    const writer = "$|=1; while (1) { print STDOUT 'o'; print STDERR 'e'; }";
    const result = await sandbox.run(`perl -e "${writer.replaceAll("$", "\\$")}"`, {
      limits: { outputBytes: 60_000, timeoutSeconds: 2 },
    });
    expect(result).toMatchObject({ ...STOPPED, limitHit: "time" });
    expect(result.stdout.length + result.stderr.length).toBeLessThan(121_000);
  });

  test("fills the disk with many files", async () => {
    const result = await sandbox.run(
      "i=0; while head -c 4M /dev/zero > f$i; do i=$((i+1)); done; sleep 1000",
    );
    expect(result).toMatchObject({ ...STOPPED, limitHit: "file_size" });
  });

  test("fills the disk with files that it has deleted", async () => {
    const result = await sandbox.run(`exec perl -e '
      for $i (1..8) { open $f[$i], ">", "f"; unlink "f"; syswrite $f[$i], "x" x 1048576 for 1..12 }
      sleep 1000'`);
    expect(result).toMatchObject({ ...STOPPED, limitHit: "file_size" });
    expect(result.log.at(-1)!.text).toContain("deleted files count while they are open");
  });

  test.for([
    ["maps and does not hold open", "maps.append(mmap.mmap(f, size)); os.close(f)"],
    ["has sent to itself and not received", "socket.send_fds(a, [b'x'], [f]); os.close(f)"],
    [
      "holds in a thread with its own descriptors",
      "threading.Thread(target=keep).start(); time.sleep(0.1); os.close(f)",
    ],
    ["holds in a process that nobody may read", "libc.prctl(4, 0)"],
  ])("fills the disk with deleted files that it %s", async ([, hide], { skip }) => {
    const result = await sandbox.run(`command -v python3 > /dev/null || exit 99; exec python3 -c "
import ctypes, mmap, os, socket, threading, time
libc, maps, size, (a, b) = ctypes.CDLL(None), [], 12 << 20, socket.socketpair()
def keep():
    libc.unshare(0x400)
    time.sleep(1000)
for _ in range(8):
    f = os.open('f', os.O_CREAT | os.O_RDWR); os.unlink('f'); os.posix_fallocate(f, 0, size)
    ${hide}
time.sleep(1000)"`);
    skip(result.exitCode === 99, "no python3 here to hide files");
    expect(result).toMatchObject({ ...STOPPED, limitHit: "file_size" });
  });

  test("makes many files", async () => {
    const result = await sandbox.run(`exec perl -e '
      for $d (1..30) { mkdir $d; for (1..1000) { open F, ">", "$d/$_" } }
      sleep 1000'`);
    expect(result).toMatchObject({ ...STOPPED, limitHit: "file_size" });
  });

  test("links one file under many names", async () => {
    const result = await sandbox.run(`exec perl -e '
      for $d (1..30) { mkdir $d; open F, ">", "$d/0"; link "$d/0", "$d/$_" for 1..999 }
      sleep 1000'`);
    expect(result).toMatchObject({ ...STOPPED, limitHit: "file_size" });
  });

  test("nests folders deeper than any path", async () => {
    const result = await sandbox.run(
      `exec perl -e 'for (1..3000) { mkdir "d"; chdir "d" or die } sleep 1000'`,
    );
    expect(result).toMatchObject({ ...STOPPED, limitHit: "file_size" });
  });

  test("hides files in a folder that it closes", async () => {
    const result = await sandbox.run("mkdir a && cd a && chmod 0 . && sleep 1000");
    expect(result).toMatchObject({ ...STOPPED, limitHit: "file_size" });
  });
});

describe.skipIf(sandbox.missing)("an experiment exits by itself when it", () => {
  test("writes too large a file", async () => {
    const result = await sandbox.run("head -c 32M /dev/zero > big; ls -l big >&2; exit 5");
    expect(result).toMatchObject({ exitCode: 5, limitHit: "file_size" });
    const signalled = await sandbox.run("exec dd if=/dev/zero of=big bs=1M count=32");
    expect(signalled).toMatchObject({ limitHit: "file_size" });
  });

  test.skipIf(!hasFilter)("allocates too large a file without its size", async () => {
    const result = await sandbox.run(`
      touch big; fallocate --keep-size --length 32M big; stat -c '%b' big
      fallocate --length 8M small && fallocate --punch-hole --length 8M small && stat -c '%s %b' small`);
    expect(result.stdout).toBe("0\n8388608 0\n");
    expect(result.stderr).toContain("unsupported");
  });

  test("starts too many processes", async () => {
    const result = await sandbox.run("bomb() { bomb | bomb & }; bomb; sleep 2; exit 6", {
      limits: { timeoutSeconds: 5, processes: 16 },
    });
    expect([2, 6, null]).toContain(result.exitCode);
    expect((await sandbox.run("sleep 0.1 & sleep 0.1 & wait", { limits: { processes: 3 } })).exitCode).toBe(
      0,
    );
  });

  test("uses little of the disk while others fill it", async () => {
    const file = join(sandbox.dataDir, "of-others");
    const log: string[] = [];
    const result = await sandbox.run("echo started; sleep 2; exit 3", {
      onLog: ({ text }) => {
        if (log.push(text) === 1) execFileSync("fallocate", ["--length", "1G", file]);
      },
    });
    await rm(file);
    expect(result).toMatchObject({ exitCode: 3, limitHit: null });
    expect(log.at(-1)).toMatch(
      /^The disk lost \d+ MiB .* limit is 64 MiB\. Measured as its own: 1 MiB at most\.\n$/,
    );
  });

  test("dumps core, and no core file is written", async () => {
    const result = await sandbox.run("ulimit -c; kill -ABRT $$");
    expect(result).toMatchObject({ exitCode: 134, stdout: "0\n" });
  });

  test("requests more than the server's ceilings", async () => {
    const result = await sandbox.run("true", { limits: { memoryMiB: 1_000_000, timeoutSeconds: 1e9 } });
    expect(result.environment.memoryLimitBytes).toBe(4096 * 1024 * 1024);
  });
});
