import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { cpus, release } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { createExecutor } from "./executor.ts";
import { openTestSandbox, TEST_LIMITS } from "./testing/sandbox.ts";

const sandbox = await openTestSandbox();
afterAll(() => sandbox.close());

const PROJECT = resolve(import.meta.dirname, "../..");

describe.skipIf(sandbox.missing)("an experiment cannot", () => {
  test("read the machine's accounts", async () => {
    const result = await sandbox.run("cat /etc/shadow; cat /etc/passwd");
    expect(result.stderr).toContain("/etc/shadow");
    expect(result.stdout).toBe(
      "root:x:0:0:root:/root:/bin/false\nnobody:x:65534:65534:nobody:/tmp:/bin/sh\n",
    );
  });

  test("see the data folder or the server's own tree, by any path", async () => {
    await writeFile(join(sandbox.dataDir, "secret.txt"), "the-data-folder-keeps-this");
    const result = await sandbox.run(
      `ls ${sandbox.dataDir} ${PROJECT}; cat ${sandbox.dataDir}/secret.txt ../secret.txt /work/../secret.txt; ls -A /work/.. /root /home /mnt /run`,
    );
    expect(result.stdout).not.toContain("secret");
    expect(result.stdout).not.toContain("package.json");
    expect(result.stderr).toContain(`cannot access '${PROJECT}'`);
  });

  test("follow its own symbolic links out of the work folder", async () => {
    const result = await sandbox.run(
      `ln -s ${sandbox.dataDir} out && ls out/; ln -s /proc/1/root up && ls up/; ls /proc/1/cwd/..`,
    );
    expect(result.stdout).not.toMatch(/secret|home|root\b/);
  });

  test("find a memory, descriptor or process of the server", async () => {
    const result = await sandbox.run("ls /proc | grep -c '^[0-9]'; ls /proc/self/fd | tr '\\n' ' '");
    const [processes, descriptors] = result.stdout.split("\n");
    expect(Number(processes)).toBeLessThan(8);
    expect(descriptors).toBe("0 1 2 3 ");
  });

  test("identify or describe the host by /proc", async () => {
    const [bootId, version] = await Promise.all([
      readFile("/proc/sys/kernel/random/boot_id", "utf8"),
      readFile("/proc/version", "utf8"),
    ]);
    const result = await sandbox.run(`
      for f in /proc/[a-z]*; do test -f $f && test -n "$(head -c 1 $f)" && printf '%s ' $f; done; echo
      find /proc -mindepth 2 -not -path '/proc/[0-9]*' -not -path '/proc/sys*' | wc -l
      cat /proc/cmdline /proc/diskstats /proc/partitions /proc/interrupts /proc/swaps | wc -c
      find /proc/sys -name '*boot*' -o -name 'core_pattern'
      cat /proc/version; grep -rhF ${bootId.trim()} /proc/sys /proc/self/environ`);
    const [files, ...rest] = result.stdout.split("\n");
    expect(files!.trim().split(" ")).toEqual(
      ["cpuinfo", "filesystems", "loadavg", "meminfo", "mounts", "stat", "uptime", "version"].map(
        (name) => `/proc/${name}`,
      ),
    );
    expect(rest.join("\n")).toBe(`0\n0\n${version}`);
  });

  test("reach a server on this machine, an outside address or a name server", async () => {
    const server = createServer((socket) => socket.end("reached"));
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const { port } = server.address() as AddressInfo;
    const result = await sandbox.run(`
      bash -c 'cat < /dev/tcp/127.0.0.1/${port}' && echo reached
      bash -c 'echo > /dev/tcp/192.0.2.1/80' && echo reached
      getent hosts example.org && echo reached
      cat /proc/net/dev | grep -v lo: | grep -c :`);
    server.close();
    expect(result.stdout).toBe("0\n");
  });

  test("reach an abstract socket of this machine", async () => {
    const name = `rvs-test-${process.pid}`;
    const server = createServer((socket) => socket.end("reached"));
    await new Promise<void>((done) => server.listen(`\0${name}`, done));
    const code = `import socket; socket.socket(socket.AF_UNIX).connect("\\\\0${name}")`;
    const result = await sandbox.run(
      `python3 -c '${code.replace("\\\\0", "\\0")}' 2>/dev/null && echo reached`,
    );
    server.close();
    expect(result.stdout).toBe("");
  });

  test("write anywhere but in the work folder and private temporary folders", async () => {
    const folders = "/ /usr /usr/local /etc /dev /proc /run /var /bin /root /sys /proc/sys/kernel";
    const result = await sandbox.run(`for d in ${folders}; do touch $d/x 2>/dev/null && echo $d; done;
      for d in /work /tmp /dev/shm /var/tmp; do touch $d/x || echo no $d; done`);
    expect(result.stdout).toBe("");
    expect(await readdir(result.workFolder)).toEqual(["x"]);
  });

  test("gain privileges or namespaces", async () => {
    const result = await sandbox.run(`
      grep -E '^(CapEff|CapBnd|NoNewPrivs|Seccomp):' /proc/self/status | tr -d '\\t'
      unshare --user true && echo user
      unshare --mount true && echo mount
      mount -t tmpfs none /tmp && echo mounted
      mount -o remount,rw / && echo remounted
      chroot / true && echo chroot
      id -u`);
    expect(result.stdout.split("\n")).toEqual([
      "CapEff:0000000000000000",
      "CapBnd:0000000000000000",
      "NoNewPrivs:1",
      expect.stringMatching(/^Seccomp:[02]$/),
      "65534",
      "",
    ]);
  });

  test("use a private temporary folder of another run", async () => {
    await sandbox.run("echo left > /tmp/left; echo left > /dev/shm/left");
    expect((await sandbox.run("ls /tmp /dev/shm")).stdout).toBe("/dev/shm:\n\n/tmp:\n");
  });

  test("stop process 1 or prevent it from exiting", async () => {
    const result = await sandbox.run("kill -9 1; kill -STOP 1; kill -TERM 1; trap '' TERM INT HUP; exit 3");
    expect(result).toMatchObject({ exitCode: 3, limitHit: null });
  });
});

describe.skipIf(sandbox.missing)("what computation reads of /proc is shown", () => {
  test("processors, memory, the kernel and the process itself", async () => {
    const result = await sandbox.run(`
      grep -c ^processor /proc/cpuinfo; grep -c MemTotal /proc/meminfo; grep -c ^cpu0 /proc/stat
      cat /proc/sys/kernel/osrelease /proc/sys/kernel/hostname
      for f in loadavg uptime filesystems sys/kernel/random/uuid sys/vm/overcommit_memory \\
        mounts net/dev self/maps self/status thread-self/status; do head -n 1 /proc/$f | grep -q . || echo no $f; done`);
    expect(result.stdout).toBe(`${cpus().length}\n1\n1\n${release()}\nsandbox\n`);
    expect(result).toMatchObject({ exitCode: 0, stderr: "" });
  });

  test("processes of Python that share work", async ({ skip }) => {
    const code =
      "import multiprocessing as m, os; print(sum(m.Pool(2).map(abs, range(-9, 1))), os.cpu_count())";
    const result = await sandbox.run(`command -v python3 > /dev/null || exit 99; python3 -c '${code}'`);
    skip(result.exitCode === 99, "no python3 here to share work");
    expect(result.stdout).toBe(`45 ${cpus().length}\n`);
  });
});

describe.skipIf(sandbox.missing || process.getuid?.() !== 0)(
  "a data folder inside a folder that is shown",
  () => {
    test("is covered by an empty folder", async () => {
      const dataDir = await mkdtemp("/usr/local/share/rvs-test-");
      try {
        await writeFile(join(dataDir, "secret"), "secret");
        await chmod(dataDir, 0o755);
        const executor = createExecutor({ mode: "auto", dataDir });
        const output: string[] = [];
        const workFolder = join(dataDir, "work");
        await mkdir(workFolder);
        const command = `ls -A ${dataDir}; ls -A /work; touch ${dataDir}/x || echo read-only; echo ok > written`;
        const request = { workFolder, command, seed: null, limits: TEST_LIMITS };
        await executor.run(
          { ...request, onLog: ({ text }) => output.push(text) },
          new AbortController().signal,
        );
        expect(output.join("")).toContain("read-only");
        expect(output.join("")).not.toContain("secret\n");
        expect(await readdir(workFolder)).toEqual(["written"]);
      } finally {
        await rm(dataDir, { recursive: true });
      }
    });
  },
);

describe.skipIf(sandbox.missing || process.arch !== "x64")("the system call filter", () => {
  test("refuses what namespaces do not confine", async ({ skip }) => {
    await mkdir(join(sandbox.dataDir, "filter"));
    const python = `
import ctypes, errno, socket
for family in (socket.AF_UNIX, socket.AF_INET, socket.AF_INET6, socket.AF_NETLINK, socket.AF_VSOCK, 38, socket.AF_PACKET):
    try:
        socket.socket(family, socket.SOCK_SEQPACKET if family == 38 else socket.SOCK_DGRAM)
        print(int(family), "open")
    except OSError as error:
        print(int(family), errno.errorcode[error.errno])
libc = ctypes.CDLL(None, use_errno=True)
for name, number in dict(io_uring_setup=425, add_key=248, keyctl=250, syslog=103, bpf=321, userfaultfd=323).items():
    print(name, libc.syscall(number, 0, 0, 0, 0, 0), errno.errorcode[ctypes.get_errno()])
`;
    await writeFile(join(sandbox.dataDir, "filter/try.py"), python);
    const result = await sandbox.run("command -v python3 > /dev/null || exit 99; python3 try.py", {
      workFolder: join(sandbox.dataDir, "filter"),
    });
    skip(result.exitCode === 99, "no python3 here to make system calls");
    expect(result.stdout.trim().split("\n")).toEqual([
      ...["1 open", "2 open", "10 open", "16 open"],
      ...["40 EAFNOSUPPORT", "38 EAFNOSUPPORT", "17 EAFNOSUPPORT"],
      ...["io_uring_setup", "add_key", "keyctl", "syslog", "bpf", "userfaultfd"].map(
        (name) => `${name} -1 ENOSYS`,
      ),
    ]);
  });
});
