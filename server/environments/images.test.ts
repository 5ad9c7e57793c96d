import { randomBytes } from "node:crypto";
import { existsSync, lstatSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { debianArchitecture } from "../domain/environment/debian-architecture.ts";
import type { EnvironmentLock } from "../domain/environment/environment-lock.ts";
import { parseImageReference } from "../domain/environment/image-reference.ts";
import { manifestPath } from "../domain/manifest-path.ts";
import { createExecutor } from "../execution/executor.ts";
import { createFolderRemover } from "../execution/folder-remover.ts";
import { removeWorkFolder } from "../execution/work-folder.ts";
import { createEnvironments } from "./environments.ts";
import { emptyRequest } from "./testing/environment-request.ts";
import { imageToolsMissing, openImageRegistry, systemEntries } from "./testing/image-registry.ts";
import type { Entry } from "./testing/tar.ts";

const folder = mkdtempSync(join(tmpdir(), "rvs-images-"));
const executor = createExecutor({
  mode: "auto",
  dataDir: folder,
  ceilings: { diskMiB: 48, diskEntries: 2000 },
});
const remover = createFolderRemover((error) => console.error(error));
let registry: Awaited<ReturnType<typeof openImageRegistry>>;
let system: Entry[];
beforeAll(async () => {
  if (imageToolsMissing) return;
  registry = await openImageRegistry(join(folder, "registry"));
  system = systemEntries(folder);
});
afterAll(async () => {
  await registry?.[Symbol.asyncDispose]();
  await remover.settled(60_000);
  await removeWorkFolder(folder);
});

/** Asks for an image as a manifest of this name does. */
async function provide(
  name: string,
  {
    lock = null,
    requires = [],
    data = "data",
  }: { lock?: EnvironmentLock | null; requires?: string[]; data?: string } = {},
) {
  const environments = createEnvironments({
    folder: join(folder, data),
    maxBytes: 1e9,
    debian: {
      mirror: "http://127.0.0.1:9",
      suite: "test",
      keyring: null,
      architecture: debianArchitecture(process.arch),
    },
    layers: [],
    imageRegistries: { "docker.io": registry.origin },
    executor,
    remover,
    now: () => new Date(),
  });
  const log: string[] = [];
  const provided = await environments.provide({
    ...emptyRequest(log),
    requirements: requires.map((text) => ({ name: text.split("=")[0]!, text, place: manifestPath })),
    image: parseImageReference(name),
    lock,
  });
  return { ...provided, log: log.join(""), [Symbol.asyncDispose]: provided[Symbol.asyncDispose] };
}

async function run(root: string | undefined, command: string) {
  const limits = { timeoutSeconds: 20, memoryMiB: 256, processes: 64, fileSizeMiB: 16, outputBytes: 100_000 };
  const request = {
    workFolder: mkdtempSync(join(folder, "work-")),
    ...{ command, seed: null, limits, environment: { OWN: "of the experiment" }, onLog: () => undefined },
    ...(root ? { root } : {}),
  };
  const { exitCode, stdout, stderr } = await executor.run(request, new AbortController().signal);
  return { exitCode, stdout: Buffer.from(stdout).toString(), stderr: Buffer.from(stderr).toString() };
}

describe.skipIf(imageToolsMissing)("an image", () => {
  test("is the environment, by its digest for this machine, with what it sets for its programs", async () => {
    const image = {
      layers: [
        [
          ...system,
          { path: "removed", text: "x" },
          { path: "opt/hello", text: "#!/bin/sh\necho $GREETING $OWN", mode: 0o4700 },
        ],
        [
          { path: ".wh.removed" },
          { path: "var/lib/dpkg/status", text: "Package: jq\nStatus: install ok installed\n" },
        ],
      ],
      zstd: true,
      env: ["PATH=/opt:/usr/bin", "GREETING=Good evening", "OWN=of the image", "HOME=/root"],
    };
    const arm = { layers: [[{ path: "x" }]], architecture: process.arch === "arm64" ? "amd64" : "arm64" };
    const index = await registry.pushIndex("library/hello", "1", [arm, image]);
    await using byTag = await provide("hello:1", { requires: ["no-such-package"] });
    expect(byTag.log).toContain("no-such-package: docker.io/library/hello:1 does not have it");
    expect(byTag).toMatchObject({
      missing: ["no-such-package"],
      used: { pinned: false, resolver: "docker.io/library/hello:1, by skopeo" },
      lock: { debian: [], image: { repository: "docker.io/library/hello" } },
    });
    expect(byTag.used?.image).toBe(`docker.io/library/hello@${byTag.lock?.image?.digest}`);
    expect(await run(byTag.root, "hello; echo $HOME; ls /; id -u")).toEqual({
      exitCode: 0,
      stdout: expect.stringMatching(
        /^Good evening of the experiment\n\/tmp\n(?![\s\S]*removed)[\s\S]*\n65534\n$/,
      ),
      stderr: "",
    });
    expect(lstatSync(join(byTag.root!, "opt/hello")).mode & 0o7777).toBe(0o755);
    expect((await executor.environment(byTag.root)).variables).toMatchObject({
      GREETING: "Good evening",
      TZ: "UTC",
    });

    // Pinned by the authors, once by its name and once by the lock of an earlier Run: nothing is built or chosen again.
    await using byDigest = await provide(`hello@${index}`);
    expect(byDigest).toMatchObject({ root: byTag.root, log: "", used: { pinned: true, resolver: null } });
    await using byLock = await provide("hello:1", { lock: byTag.lock });
    expect(byLock).toMatchObject({ root: byTag.root, log: "", missing: [], used: { pinned: true } });
    await using other = await provide("hello:2", { lock: byTag.lock, requires: ["jq"], data: "elsewhere" });
    expect(other.missing).toEqual(["jq"]);
    expect(other.used?.treeDigest).toBe(byTag.used?.treeDigest);
  });

  test("is the makers' in every path, and reaches nothing but itself", async () => {
    const outside = join(folder, "outside");
    const hostile: Entry[] = [
      ...system,
      { path: `../../../..${outside}`, text: "written" },
      { path: "trap", type: "SymbolicLink", linkpath: folder },
      { path: "trap/outside", text: "written" },
      { path: "proc", text: "a file" },
      { path: "dev", type: "SymbolicLink", linkpath: "/oldroot/tmp" },
      { path: "tmp", type: "SymbolicLink", linkpath: "/etc" },
      { path: "run", type: "SymbolicLink", linkpath: folder },
      { path: "work", type: "SymbolicLink", linkpath: "/usr" },
      { path: "inputs", type: "SymbolicLink", linkpath: "/etc" },
      { path: "var", type: "SymbolicLink", linkpath: "usr" },
      { path: "etc", type: "SymbolicLink", linkpath: "../../etc" },
      { path: "a\nnew line", text: "x" },
      { path: "null", type: "CharacterDevice" },
      { path: "queue", type: "FIFO" },
      { path: "closed", type: "Directory", mode: 0 },
      { path: "closed/file", text: "readable", mode: 0 },
      { path: "as-root", text: "#!/bin/sh\nid -u", mode: 0o6755 },
    ];
    await registry.push("test/hostile", "latest", { layers: [hostile], env: ["LD_PRELOAD=/none", "A B=1"] });
    await using held = await provide("test/hostile");
    expect(held.missing, held.log).toEqual([]);
    expect(existsSync(outside)).toBe(false);
    const { exitCode, stdout } = await run(
      held.root,
      "cat /closed/file; /as-root; ls -A /etc /tmp /run /inputs; echo kept > /tmp/x; cat /etc/passwd; ls /proc/self/exe",
    );
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^readable65534\n/);
    expect(stdout).toContain("environment-variables.json\ngroup\nhosts\nnsswitch.conf\npasswd\n");
    expect(stdout).toContain("root:x:0:0:root:/root:/bin/false\n");
    const root = (path: string) => lstatSync(join(held.root!, path));
    for (const path of ["proc", "dev", "tmp", "run", "work", "etc", "var"])
      expect(root(path).isDirectory()).toBe(true);
    expect(root("as-root").mode & 0o7777).toBe(0o755);
    expect(root("null").isFile()).toBe(true);
    expect(readdirSync(held.root!)).not.toContain("queue");
    expect(readdirSync(held.root!)).toContain("a\nnew line");
  });

  test.each<[string, Parameters<typeof registry.push>[2], RegExp]>([
    [
      "a link out",
      { layers: [[{ path: "x", type: "Link", linkpath: "../../../../etc/passwd" }]] },
      /The build ended/,
    ],
    [
      "a bomb",
      { layers: [[{ path: "zeros", text: Buffer.alloc(100 * 1024 ** 2) }]] },
      /The build ended with file_size/,
    ],
    [
      "many files",
      { layers: [Array.from({ length: 5000 }, (_, index) => ({ path: `f${index}` }))] },
      /The build ended with file_size/,
    ],
    ["no shell", { layers: [[{ path: "x" }]] }, /No command can be run in the image/],
    [
      "more than it says",
      {
        layers: [[{ path: "noise", text: randomBytes(12e6) }]],
        claims: { layerSize: 1 },
      },
      /more bytes than its manifest says/,
    ],
    ["another machine", { layers: [[{ path: "x" }]], architecture: "s390x" }, /It is for linux on s390x/],
  ])("%s is refused, and the Run goes on without it", async (kind, image, reason) => {
    const name = `test/${kind.replaceAll(" ", "-")}`;
    await registry.push(name, "latest", image);
    await using provided = await provide(name);
    expect(provided.log).toMatch(reason);
    expect(provided).toMatchObject({ root: undefined, missing: [`docker.io/${name}:latest`] });
    expect(readdirSync(join(folder, "data")).filter((each) => each.startsWith("building-"))).toEqual([]);
  });

  test("that is not there, or of a registry that the operator does not list, is named", async () => {
    await using none = await provide("test/none:1");
    expect(none.log).toMatch(
      /The image docker\.io\/test\/none:1 cannot be had\. skopeo says: .*manifest unknown/,
    );
    await using unlisted = await provide("127.0.0.1:9/test/none");
    expect(unlisted.log).toContain("This server fetches images from docker.io; ask its operator");
    expect(unlisted.missing).toEqual(["127.0.0.1:9/test/none:latest"]);
  });
});
