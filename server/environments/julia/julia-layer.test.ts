import { mkdtempSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { memoryFolder } from "../../../test/support/memory-folder.ts";
import { parseAuthorsLock } from "../../domain/environment/authors-lock.ts";
import { debianArchitecture } from "../../domain/environment/debian-architecture.ts";
import type { EnvironmentLock } from "../../domain/environment/environment-lock.ts";
import { readJuliaManifest } from "../../domain/environment/julia-manifest.ts";
import { createExecutor } from "../../execution/executor.ts";
import { createFolderRemover } from "../../execution/folder-remover.ts";
import { removeWorkFolder } from "../../execution/work-folder.ts";
import { BUILD_LIMITS } from "../build-debian.ts";
import { createEnvironments } from "../environments.ts";
import { openDebianArchive } from "../testing/debian-archive.ts";
import { emptyRequest } from "../testing/environment-request.ts";
import { juliaMissing, openJuliaServer } from "../testing/julia-server.ts";
import { createJuliaLayer, type JuliaSettings } from "./julia-layer.ts";

const folder = mkdtempSync(join(memoryFolder, "rvs-test-julia-"));
const executor = createExecutor({ mode: "auto", dataDir: folder });
const remover = createFolderRemover((error) => console.error(error));
const architecture = debianArchitecture(process.arch);
let archive: Awaited<ReturnType<typeof openDebianArchive>>;
let server: Awaited<ReturnType<typeof openJuliaServer>>;
beforeAll(async () => {
  if (juliaMissing) return;
  archive = await openDebianArchive(join(folder, "archive"), [{ name: "libc6", machine: ["libc6"] }]);
  server = await openJuliaServer(folder);
});
afterAll(async () => {
  await archive?.[Symbol.asyncDispose]();
  await server?.[Symbol.asyncDispose]();
  await remover.settled(60_000);
  await removeWorkFolder(folder);
});

const uuidOf = (digit: string) => `${digit.repeat(8)}-0000-4000-8000-000000000000`;

interface Setting extends JuliaSettings {
  data: string;
  lock: EnvironmentLock | null;
}

async function provide(manifest: string, { data = "data", lock = null, ...settings }: Partial<Setting> = {}) {
  const environments = createEnvironments({
    folder: join(folder, data),
    maxBytes: 1e10,
    debian: { mirror: archive.mirror, suite: "test", keyring: null, architecture },
    layers: [
      createJuliaLayer(
        { packages: { server: server.origin, fileHosts: [] }, binaries: server.binaries, ...settings },
        architecture,
      ),
    ],
    imageRegistries: {},
    executor,
    remover,
    now: () => new Date(),
  });
  const log: string[] = [];
  const needs = readJuliaManifest({ path: "Manifest.toml", text: manifest }, null, ["own/src/Own.jl"]);
  const provided = await environments.provide({
    ...emptyRequest(log),
    lock,
    runtimes: ["julia", "libc6"],
    programs: [{ name: "julia", packages: ["julia"] }],
    julia: needs,
  });
  return { ...provided, log: log.join(""), [Symbol.asyncDispose]: provided[Symbol.asyncDispose] };
}

/** Runs a command as an experiment, in the folder of a repository whose paper has a project of its own. */
async function run(root: string, command: string) {
  const workFolder = mkdtempSync(join(folder, "work-"));
  for (const [path, text] of Object.entries(repository)) {
    await mkdir(dirname(join(workFolder, path)), { recursive: true });
    await writeFile(join(workFolder, path), text);
  }
  const { stdout, stderr, exitCode } = await executor.run(
    { workFolder, root, command, seed: null, limits: BUILD_LIMITS, onLog: () => undefined },
    new AbortController().signal,
  );
  return { exitCode, stdout: Buffer.from(stdout).toString(), stderr: Buffer.from(stderr).toString() };
}

const repository: Record<string, string> = {
  "own/src/Own.jl": 'module Own\nword() = "own"\nend\n',
  "main.jl":
    'using Outer, Own, Pkg\nprintln(Outer.say(), " ", Own.word(), ENV["JULIA_PKG_PRECOMPILE_AUTO"])\nPkg.activate("paper")\nPkg.instantiate()\n',
};

const PKG = '[[Pkg]]\nuuid = "44cfe95a-1eb2-52ea-b672-e2afdf69b78f"\n';

interface Described {
  name: string;
  digit: string;
  more: string;
}
const entry = ({ name, digit, more }: Described) => `[[${name}]]\nuuid = "${uuidOf(digit)}"\n${more}\n\n`;

describe.skipIf(juliaMissing)("a Manifest.toml", { timeout: 600_000 }, () => {
  test("is installed as it pins, run without a flag, and built again the same from its lock", async () => {
    const artifact = server.publishArtifact({ "words/hello.txt": "hello" });
    const inner = server.publish(uuidOf("1"), {
      "src/Inner.jl":
        'module Inner\nusing Pkg.Artifacts\nword() = read(joinpath(artifact"greeting", "words/hello.txt"), String)\nend\n',
      "Artifacts.toml": `[greeting]\ngit-tree-sha1 = "${artifact}"\n[later]\ngit-tree-sha1 = "${"9".repeat(40)}"\nlazy = true\n`,
    });
    const outer = server.publish(uuidOf("2"), {
      "src/Outer.jl":
        'module Outer\nusing Inner\ninclude("../deps/deps.jl")\nsay() = Inner.word() * built\nend\n',
      "deps/build.jl": 'using Inner\nwrite(joinpath(@__DIR__, "deps.jl"), "const built = \\" built\\"")\n',
    });
    const hostile = server.publish(uuidOf("3"), {
      "src/Hostile.jl": "module Hostile\nend\n",
      "deps/build.jl":
        'try; run(`sh -c "echo > /dev/tcp/1.1.1.1/80"`); catch; end\nwhile true; run(`sleep 3000`, wait = false); end\n',
    });
    server.serve(`/package/${uuidOf("4")}/${"4".repeat(40)}`, Buffer.from("no tree"));
    const changed = server
      .publish(uuidOf("5"), { "src/Changed.jl": "" })
      .replace(/^./, (c) => (c === "0" ? "1" : "0"));
    const pinned = [
      { name: "Inner", digit: "1", more: `git-tree-sha1 = "${inner}"\nversion = "0.1.0"\ndeps = ["Pkg"]` },
      { name: "Outer", digit: "2", more: `git-tree-sha1 = "${outer}"\nversion = "1.2.0"\ndeps = ["Inner"]` },
      { name: "Hostile", digit: "3", more: `git-tree-sha1 = "${hostile}"` },
      { name: "Broken", digit: "4", more: `git-tree-sha1 = "${"4".repeat(40)}"` },
      {
        ...{ name: "Missing", digit: "5" },
        more: `git-tree-sha1 = "${changed}"\nrepo-url = "https://git.example/Missing.jl"`,
      },
      { name: "Own", digit: "6", more: 'path = "own"' },
    ];
    const manifest = pinned.map(entry).concat(PKG).join("");
    repository["paper/Project.toml"] = `[deps]\nInner = "${uuidOf("1")}"\n`;
    repository["paper/Manifest.toml"] = `${entry(pinned[0]!)}${PKG}`;
    await using first = await provide(manifest);
    expect(first.log).toContain("2 Debian packages and 3 Julia packages is built");
    expect(first.lock?.julia).toMatchObject({
      binary: { version: "1.5.3" },
      artifacts: [{ sha1: artifact }],
      packages: [
        { name: "Inner", uuid: uuidOf("1"), version: "0.1.0", tree: { sha1: inner } },
        { name: "Outer", deps: { Inner: uuidOf("1") }, isBuilt: true },
        { name: "Hostile" },
        { name: "Pkg" },
        { name: "Own", folder: "own" },
      ],
    });
    expect(first.lock?.julia?.packages[2]).not.toHaveProperty("isBuilt");
    expect(first.missing).toEqual([
      "Broken (Manifest.toml:17)",
      "Missing (Manifest.toml:21)",
      "Hostile (Manifest.toml:13)",
    ]);
    for (const reason of [
      "is not what its name says. It cannot be unpacked",
      "does not have it. It is of the git repository https://git.example/Missing.jl, which is not fetched",
      /It is there, but cannot be built: (?:it went beyond the limit of processes|.*resource temporarily unavailable)/,
    ])
      expect(first.log).toMatch(reason);
    expect(await run(first.root!, "julia main.jl")).toMatchObject({
      stdout: "hello built own0\n",
      exitCode: 0,
    });

    const { packages } = await executor.environment(first.root!);
    expect(packages).toMatchObject({ "julia:Inner": "0.1.0", "julia:Outer": "1.2.0" });

    const lock = parseAuthorsLock(JSON.stringify(first.lock), architecture);
    if (typeof lock === "string") throw new Error(lock);
    expect(lock).toEqual(first.lock);
    await using again = await provide(manifest, { data: "emptied", lock });
    expect(again.used).toMatchObject({ pinned: true, treeDigest: first.used!.treeDigest });
    expect(again.missing).toEqual(["Broken (Manifest.toml:17)", "Missing (Manifest.toml:21)"]);
  });

  test("is named where there is no Julia, no server, or nothing to be had from it", async () => {
    const manifest = entry({ name: "Any", digit: "7", more: `git-tree-sha1 = "${"7".repeat(40)}"` });
    const missing = ["1 packages of Julia (Manifest.toml)"];
    await using none = await provide(manifest, { binaries: null });
    expect(none).toMatchObject({ root: undefined, missing });
    expect(none.log).toMatch(/julia \(called by the command\): .*\(SERVICE_JULIA_BINARIES\)/);
    expect(none.log).toMatch(/1 packages of Julia \(Manifest\.toml\): .*\(SERVICE_JULIA_BINARIES\)/);
    await using silent = await provide(manifest, { binaries: `${server.origin}/none` });
    expect(silent).toMatchObject({ root: undefined, missing });
    expect(silent.log).toMatch(/julia \(called by the command\): .*versions\.json answered 404/);
  });
});
