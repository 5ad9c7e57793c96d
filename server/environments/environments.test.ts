import { existsSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { memoryFolder } from "../../test/support/memory-folder.ts";
import { debianArchitecture } from "../domain/environment/debian-architecture.ts";
import { parsePythonRequirement } from "../domain/environment/python-requirement.ts";
import { createExecutor } from "../execution/executor.ts";
import { createFolderRemover } from "../execution/folder-remover.ts";
import { removeWorkFolder } from "../execution/work-folder.ts";
import { runBuildStep } from "./build-debian.ts";
import type { EnvironmentRequest } from "./environment-request.ts";
import { createEnvironments } from "./environments.ts";
import { createPythonLayer } from "./python/python-layer.ts";
import type { RegistryLayer } from "./registry-layer.ts";
import { openDebianArchive } from "./testing/debian-archive.ts";
import { emptyRequest } from "./testing/environment-request.ts";
import { toolsMissing } from "./testing/tools.ts";

const folder = mkdtempSync(join(memoryFolder, "rvs-test-environments-"));
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
    { name: "python3-salute", version: "1.2", files: { "/usr/bin/salute": "#!/bin/sh\necho Salute\n" } },
    { name: "volatile", postinst: "date +%N > /etc/volatile" },
    { name: "hopeless", postinst: "echo it does not work >&2; exit 3" },
  ]);
});
afterAll(async () => {
  await archive?.[Symbol.asyncDispose]();
  await removeWorkFolder(folder);
});

/** A service's environments, in a data folder of this name. */
function open(name: string, { maxBytes = 1e9, layers = [] as RegistryLayer[] } = {}) {
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
    layers,
    imageRegistries: {},
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
        ...emptyRequest(log),
        requirements: names.map((text, index) => ({
          name: text.split("=")[0]!,
          text,
          place: `apt.txt:${index + 1}`,
        })),
        runtimes: ["no-such-interpreter"],
        ...rest,
      }),
  };
}

/** Chooses what it reads in the base, and asks for another base first; overwrites a file of the base. */
function createTestLayer() {
  const asked = { text: "greeting", place: "needs.txt:1" };
  const layer: RegistryLayer & { resolved: string[][] } = {
    resolved: [],
    needs: () => ({ requirements: [asked], runtimes: [], key: {} }),
    findLacking: async () => [asked],
    findUnlocked: () => [{ text: "other", place: "needs.txt:2" }],
    async resolve({ root, lock }, _request, { folder: workFolder }) {
      layer.resolved.push(lock.debian.map(({ name }) => name));
      const limits = {
        timeoutSeconds: 20,
        memoryMiB: 256,
        processes: 64,
        fileSizeMiB: 16,
        outputBytes: 9999,
      };
      const request = { root, workFolder, command: "greeting", seed: null, limits, onLog: () => undefined };
      const { stdout } = await executor.run(request, new AbortController().signal);
      const version = Buffer.from(stdout).toString().trim();
      const file = { file: "a.whl", kind: "wheel" as const, buildOnly: false, byteSize: 1, sha256: "" };
      const python = [{ name: "greeting", version, ...file }];
      return { members: { python }, unmet: [], resolver: "test 1", runtimes: ["greeting"] };
    },
    async build(lock, folders, context) {
      if (lock.python)
        await runBuildStep(folders, context, "root", "echo Good morning > /usr/share/greeting");
    },
  };
  return layer;
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
    const linked = ["greeting-data", "unknown"].map((name) => ({
      name,
      text: name,
      place: "loaded by a.R",
    }));
    await using provided = await service.provide([], { programs, linked });
    expect(await run(provided.root, "greeting")).toMatchObject({ exitCode: 0, stdout: "Good evening\n" });
    expect(provided.missing).toEqual([]);
    expect(service.log()).toContain("no-such-package (called by the command)");
    expect(service.log()).toContain("unknown (loaded by a.R): Debian test has no such package");
  });

  test("has what the code loads and nobody declares, and says so", async () => {
    const service = open("loaded");
    const loads = (module: string, ...debian: string[]) => ({
      ...{ module, language: "r" as const, debian, distribution: null, place: `${module}.R:1` },
    });
    const findLoaded = async () => [
      loads("dpkg", "dpkg"),
      loads("greeting", "no-such-package", "greeting"),
      loads("declared", "greeting-data"),
      loads("odd", "no-such-package"),
    ];
    await using provided = await service.provide(["greeting-data"], { findLoaded });
    expect(provided).toMatchObject({
      inferred: [{ name: "greeting", module: "greeting", place: "greeting.R:1" }],
      used: { pinned: false, inferred: ["greeting (greeting.R:1)"] },
      missing: [],
    });
    expect(await run(provided.root, "greeting")).toMatchObject({ stdout: "Good evening\n" });
    expect(service.log()).toContain("Not declared, and loaded by the code: greeting (greeting.R:1).\n");
    expect(service.log()).toContain("odd (odd.R:1): it is not declared, and Debian has no package of that");
    expect(service.log()).not.toContain("no-such-package");
    // Nothing that can be had is lacking.
    const none = await service.provide([], { findLoaded: async () => [loads("odd", "no-such-package")] });
    expect(none).toMatchObject({ root: undefined, inferred: [], missing: [] });
  });

  test("gives way to others, and is built again as it was, or says in which paths it differs", async () => {
    const service = open("two", { maxBytes: 1 });
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

  test("has what another registry adds, on a base of its own that no layer changes", async () => {
    const layer = createTestLayer();
    const service = open("layered", { layers: [layer] });
    await using provided = await service.provide([], { runtimes: [] });
    const { used, lock } = provided;
    expect(used?.resolver).toMatch(/^apt .*; test 1$/);
    expect(lock).toMatchObject({ python: [{ name: "greeting", version: "Good evening" }] });
    expect(lock?.debian.map(({ name }) => name)).toEqual(["base", "greeting", "greeting-data"]);
    expect(await run(provided.root, "greeting")).toMatchObject({ stdout: "Good morning\n" });
    expect(service.log()).toContain("An environment of 3 Debian packages is built.");
    expect(service.log()).toContain("An environment of 3 Debian packages and 1 Python packages is built.");
    // Asked for compilers once, and answered from what is kept the second time.
    expect(layer.resolved).toEqual([["base"], ["base", "greeting", "greeting-data"]]);
    await using again = await service.provide([], { runtimes: [] });
    expect([again.root, layer.resolved.length]).toEqual([provided.root, 2]);

    const base = { ...lock!, python: undefined };
    await using below = await service.provide([], { lock: JSON.parse(JSON.stringify(base)) });
    expect(await run(below.root, "greeting")).toMatchObject({ stdout: "Good evening\n" });
    expect(readFileSync(join(below.root!, "usr/share/greeting"), "utf8")).toBe("Good evening\n");

    const other = open("layered-again", { layers: [layer] });
    await using pinned = await other.provide([], { lock });
    expect(pinned.used).toEqual({ ...used, pinned: true, resolver: null, resolvedAt: null });
    expect(pinned.missing).toEqual(["other (needs.txt:2)"]);
    expect(layer.resolved.length).toBe(2);
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

  test("has Debian's version of Python packages that the index does not give in the authors'", async () => {
    const service = open("substitutes", { layers: [createPythonLayer(null, executor)] });
    const python = (line: string) => {
      const requirement = { text: line, place: "requirements.txt:1", ...parsePythonRequirement(line)! };
      return { python: { requirements: [requirement], constraints: [], versions: [] } };
    };
    await using provided = await service.provide([], python("salute==1.0"));
    expect(provided.lock?.debian).toContainEqual(expect.objectContaining({ name: "python3-salute" }));
    expect(provided.root && existsSync(join(provided.root, "usr/bin/salute"))).toBe(true);
    expect(provided.missing).toEqual(["salute==1.0 (requirements.txt:1)"]);
    expect(service.log()).toContain("python3-salute (requirements.txt:1) is 1.2, and 1.0 was the authors'.");

    await using none = await service.provide([], python("farewell==1.0"));
    expect([none.root, none.missing]).toEqual([undefined, ["farewell==1.0 (requirements.txt:1)"]]);
  });

  test("is the machine's own where that has everything", async () => {
    const service = open("none");
    await using provided = await service.provide(["dpkg"]);
    expect([provided.root, provided.missing, service.log()]).toEqual([undefined, [], ""]);
  });
});
