import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, cp, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { openCgroups } from "./cgroup.ts";
import { findProcesses, uniqueSeconds, waitUntil } from "./testing/processes.ts";
import { openTestSandbox } from "./testing/sandbox.ts";

const sandbox = await openTestSandbox();
afterAll(() => sandbox.close());

const SERVER = resolve(import.meta.dirname, "testing/run-once.ts");

async function startServer(command: string): Promise<ChildProcess> {
  const workFolder = await mkdtemp(join(sandbox.dataDir, "work-"));
  return spawn(process.execPath, [SERVER, sandbox.dataDir, workFolder, command], {
    stdio: "ignore",
    // Always compiled anew: the moments below are counted from a start of that length.
    env: { ...process.env, TMPDIR: sandbox.dataDir, NODE_DISABLE_COMPILE_CACHE: "1" },
  });
}

describe.skipIf(sandbox.missing)("when the server is killed", () => {
  test("its experiments are killed, including children that left the session", async () => {
    const seconds = uniqueSeconds();
    const server = await startServer(
      `setsid sleep ${seconds} & setsid sh -c 'sleep ${seconds} & wait' & sleep ${seconds}`,
    );
    const experiment = () => findProcesses(`sleep\0${seconds}`);
    await waitUntil(async () => (await experiment()).length >= 3);
    server.kill("SIGKILL");
    await waitUntil(async () => (await findProcesses(seconds)).length === 0);
  });

  test("no experiment is left, whenever during the start it was killed", async () => {
    const seconds = uniqueSeconds();
    for (let moment = 0; moment < 20; moment++) {
      const server = await startServer(`sleep ${seconds}`);
      // The first command is the probe's; each later moment is somewhere in the two launch chains.
      await sleep(150 + moment * 15);
      server.kill("SIGKILL");
      await once(server, "exit");
    }
    await waitUntil(async () => (await findProcesses(seconds)).length === 0);
  });

  test("the next server removes its cgroups", async () => {
    const seconds = uniqueSeconds();
    const server = await startServer(`sleep ${seconds}`);
    await waitUntil(async () => (await findProcesses(`sleep\0${seconds}`)).length > 0);
    // A server of this process shows where cgroups are created.
    const own = await (await openCgroups()).create({ memoryBytes: 1 << 26, processes: 9 });
    const parents = own.procs.map((procs) => resolve(procs, "../.."));
    await own.remove();
    const left = async () =>
      (await Promise.all(parents.map((folder) => readdir(folder))))
        .flat()
        .filter((name) => name.includes(`-${server.pid}-`));
    expect((await left()).length).toBe(parents.length);
    server.kill("SIGKILL");
    await once(server, "exit");
    await openCgroups();
    expect(await left()).toEqual([]);
  });
});

/** Copies the code to where an unprivileged user can read it. */
async function copyForOthers(): Promise<{ folder: string; node: string }> {
  const folder = await mkdtemp(join(tmpdir(), "rvs-unprivileged-"));
  await chmod(folder, 0o755);
  for (const layer of ["execution", "domain"])
    await cp(resolve(import.meta.dirname, "..", layer), join(folder, "server", layer), { recursive: true });
  await cp(process.execPath, join(folder, "node"));
  await mkdir(join(folder, "data"), { mode: 0o777 });
  await chmod(join(folder, "data"), 0o777);
  return { folder, node: join(folder, "node") };
}

describe.skipIf(sandbox.missing || process.getuid?.() !== 0)("a server that is not root", () => {
  test("runs experiments as its own user, with resource limits", async () => {
    const { folder, node } = await copyForOthers();
    const run = async (command: string, limits = {}) => {
      const script = join(folder, "server/execution/testing/run-once.ts");
      const work = `mkdir -p ${folder}/data/w && exec "$0" "$@"`;
      const server = spawn(
        "setpriv",
        [
          "--reuid=12345",
          "--regid=12345",
          "--clear-groups",
          "--",
          "sh",
          "-c",
          work,
          node,
          script,
          `${folder}/data`,
          `${folder}/data/w`,
          command,
          JSON.stringify(limits),
        ],
        { stdio: ["ignore", "pipe", "inherit"], env: { PATH: "/usr/bin:/bin", TMPDIR: "/tmp" } },
      );
      let text = "";
      for await (const chunk of server.stdout) text += chunk;
      return JSON.parse(text);
    };
    try {
      expect(await run("echo out; echo err > /dev/stderr; id -u; cat /etc/shadow; exit 3")).toMatchObject({
        exitCode: 3,
        stdout: "out\n65534\n",
        stderr: expect.stringMatching(/^err\n/),
      });
      // One fork of the shell itself: a second one may find the limit reached, and end the shell.
      const bomb = await run("bomb() { bomb | bomb & }; bomb & exec sleep 1000", {
        timeoutSeconds: 2,
        processes: 20,
      });
      expect(bomb).toMatchObject({ exitCode: null, limitHit: "time" });
      const share = "perl -e '$x = \"x\" x 31457280; sleep 1000'";
      const memory = await run(`for i in 1 2 3 4 5; do ${share} & done; wait`, { memoryMiB: 64 });
      expect(memory).toMatchObject({ exitCode: null, limitHit: "memory" });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
