import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { debianArchitecture } from "../domain/environment/debian-architecture.ts";
import { createExecutor } from "../execution/executor.ts";
import { createFolderRemover } from "../execution/folder-remover.ts";
import { removeWorkFolder } from "../execution/work-folder.ts";
import { createEnvironments, type EnvironmentRequest } from "./environments.ts";
import { openDebianArchive } from "./testing/debian-archive.ts";
import { toolsMissing } from "./testing/tools.ts";

const folder = mkdtempSync(join(tmpdir(), "rvs-environments-"));
const executor = createExecutor({ mode: "auto", dataDir: folder });
let archive: Awaited<ReturnType<typeof openDebianArchive>>;
beforeAll(async () => {
  if (toolsMissing) return;
  archive = await openDebianArchive(join(folder, "archive"), [
    {
      name: "greeting",
      fields: ["Depends: greeting-data (>= 1)"],
      files: { "/usr/bin/greeting": "#!/bin/sh\ncat /usr/share/greeting\n" },
    },
    {
      name: "greeting-data",
      version: "1.2",
      files: { "/usr/share/greeting": "Good evening\n" },
      // What maintainer scripts do; and what a hostile one would.
      postinst: `set -e
        chown 33:33 /usr/share/greeting
        echo built > /var/log/build.log
        ! touch /inputs/x 2> /dev/null
        ! ls ${folder} 2> /dev/null`,
    },
    { name: "volatile", postinst: "date +%N > /etc/volatile" },
    { name: "hopeless", postinst: "echo it does not work >&2; exit 3" },
  ]);
});
afterAll(async () => {
  await archive?.[Symbol.asyncDispose]();
  await removeWorkFolder(folder);
});

/** A service's environments, in a data folder of this name. */
function open(name: string, maxBytes = 1e9) {
  const debian = {
    mirror: archive.mirror,
    suite: "test",
    keyring: null,
    architecture: debianArchitecture(process.arch),
  };
  const remover = createFolderRemover((error) => console.error(error));
  const now = () => new Date();
  const environments = createEnvironments({
    folder: join(folder, name),
    maxBytes,
    debian,
    executor,
    remover,
    now,
  });
  const log: string[] = [];
  return {
    log: () => log.join(""),
    remover,
    provide: (names: string[], rest: Partial<EnvironmentRequest> = {}) =>
      environments.provide({
        requirements: names.map((text, index) => ({
          name: text.split("=")[0]!,
          text,
          place: `apt.txt:${index + 1}`,
        })),
        unmet: [],
        lock: null,
        runtimes: ["no-such-interpreter"],
        programs: [],
        onLog: ({ text }) => log.push(text),
        signal: new AbortController().signal,
        ...rest,
      }),
  };
}

async function run(root: string | undefined, command: string) {
  const limits = { timeoutSeconds: 20, memoryMiB: 256, processes: 64, fileSizeMiB: 16, outputBytes: 100_000 };
  const workFolder = mkdtempSync(join(folder, "work-"));
  const request = {
    workFolder,
    command,
    seed: null,
    limits,
    onLog: () => undefined,
    ...(root ? { root } : {}),
  };
  const { exitCode, stdout, stderr } = await executor.run(request, new AbortController().signal);
  return { exitCode, stdout: Buffer.from(stdout).toString(), stderr: Buffer.from(stderr).toString() };
}

describe.skipIf(toolsMissing)("an environment", () => {
  test("has what is asked for, with what that needs, and nothing of the machine", async () => {
    const [service, other] = [open("one"), open("one")];
    // Two processes of a data folder: one builds.
    await using provided = await service.provide(["greeting"]);
    const [again, same] = await Promise.all([service.provide(["greeting"]), other.provide(["greeting"])]);
    expect([again.root, same.root]).toEqual([provided.root, provided.root]);
    for (const each of [again, same]) await each[Symbol.asyncDispose]();
    expect(other.log()).toBe("");

    expect(provided).toMatchObject({
      missing: [],
      used: { pinned: false, resolver: expect.stringMatching(/^apt \d.*Debian test$/) },
    });
    expect(provided.lock?.debian.map(({ name, version, essential }) => [name, version, essential])).toEqual([
      ["base", "1.0", true],
      ["greeting", "1.0", false],
      ["greeting-data", "1.2", false],
    ]);
    const { root } = provided;
    expect(await run(root, "greeting; ls /usr/share /inputs; id -u")).toEqual({
      exitCode: 0,
      stdout: expect.stringMatching(/^Good evening\n[\s\S]*greeting\n65534\n$/),
      stderr: expect.stringContaining("/inputs"),
    });
    const reach = await run(
      root,
      `ls ${folder} /proc/1/root/; cat /etc/shadow; touch /usr/x /etc/x; cp /bin/ls /work/ && echo kept`,
    );
    expect(reach.stdout).not.toMatch(/archive|home|root\n/);
    expect(reach.stdout).toContain("kept");
    expect(reach.stderr.match(/Read-only file system/g)).toHaveLength(2);
    expect(await executor.environment(root)).toMatchObject({ network: "none", packages: {} });
  });

  test("is built for a program that the command calls, if the machine lacks it", async () => {
    const service = open("called");
    const programs = [
      { name: "sh", packages: ["hopeless"] },
      { name: "greeting", packages: ["greeting", "no-such-package"] },
    ];
    await using provided = await service.provide([], { programs });
    expect(await run(provided.root, "greeting")).toMatchObject({ exitCode: 0, stdout: "Good evening\n" });
    expect(provided.missing).toEqual([]);
    expect(service.log()).toContain("no-such-package (called by the command)");
  });

  test("gives way to others, and is built again as it was, or says in which paths it differs", async () => {
    const service = open("two", 1);
    const build = async (name: string) => {
      const { used, [Symbol.asyncDispose]: dispose } = await service.provide([name]);
      await dispose();
      const { lockDigest, treeDigest } = used!;
      return [lockDigest, treeDigest];
    };
    const roots = () => readdirSync(join(folder, "two")).filter((name) => /^[0-9a-f]{64}$/.test(name));
    const [greeting, volatile] = [await build("greeting"), await build("volatile")];
    expect(roots()).toEqual([volatile[0]!.slice("sha256:".length)]);
    expect(await build("greeting")).toEqual(greeting);
    expect(service.log()).not.toContain("differs");
    const [lock, tree] = await build("volatile");
    expect(lock).toBe(volatile[0]);
    expect(tree).not.toBe(volatile[1]);
    expect(service.log()).toContain("the environment differs in 1 paths: /etc/volatile");
    await service.remover.settled(60_000);
  });

  test("names what cannot be had, and the experiment goes on without it", async () => {
    const service = open("one");
    await using some = await service.provide(["greeting", "no-such-package", "greeting-data=9"]);
    expect(some.root).toBeDefined();
    expect(some.missing).toEqual(["no-such-package (apt.txt:2)", "greeting-data=9 (apt.txt:3)"]);
    expect(service.log()).toContain("no-such-package (apt.txt:2): Debian test has no such package");
    expect(service.log()).toContain("greeting-data=9 (apt.txt:3): Debian test has version 1.2, not 9");

    await using none = await service.provide(["no-such-package", "dpkg"]);
    expect(none).toMatchObject({ root: undefined, used: null, missing: ["no-such-package (apt.txt:1)"] });

    await using failed = await service.provide(["hopeless"]);
    expect(failed).toMatchObject({ root: undefined, missing: ["hopeless (apt.txt:1)"] });
    expect(service.log()).toMatch(
      /it does not work\n[\s\S]*The environment cannot be built\. The build ended with/,
    );
    expect(readdirSync(join(folder, "one")).filter((name) => name.startsWith("building-"))).toEqual([]);
  });

  test("is the machine's own where that has everything", async () => {
    const service = open("none");
    await using provided = await service.provide(["dpkg"]);
    expect([provided.root, provided.missing, service.log()]).toEqual([undefined, [], ""]);
  });
});
