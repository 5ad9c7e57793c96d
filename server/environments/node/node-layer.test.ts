import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { memoryFolder } from "../../../test/support/memory-folder.ts";
import { debianArchitecture } from "../../domain/environment/debian-architecture.ts";
import { readPackageLock } from "../../domain/environment/node-needs.ts";
import { createExecutor } from "../../execution/executor.ts";
import { createFolderRemover } from "../../execution/folder-remover.ts";
import { removeWorkFolder } from "../../execution/work-folder.ts";
import { createEnvironments } from "../environments.ts";
import { openDebianArchive } from "../testing/debian-archive.ts";
import { emptyRequest } from "../testing/environment-request.ts";
import { type Entry, tarOf } from "../testing/tar.ts";
import { toolsMissing } from "../testing/tools.ts";
import { createNodeLayer } from "./node-layer.ts";

const folder = mkdtempSync(join(memoryFolder, "rvs-test-node-"));
const executor = createExecutor({ mode: "auto", dataDir: folder });
const remover = createFolderRemover((error) => console.error(error));
const files = new Map<string, Buffer>();
const asked: string[] = [];
const registry = createServer((request, response) => {
  asked.push(request.url ?? "");
  const bytes = files.get(request.url ?? "");
  response.writeHead(bytes ? 200 : 404).end(bytes);
});
let archive: Awaited<ReturnType<typeof openDebianArchive>>;
beforeAll(async () => {
  await new Promise<void>((resolve) => registry.listen(0, "127.0.0.1", resolve));
  if (!toolsMissing) archive = await openDebianArchive(join(folder, "archive"), [{ name: "nodejs" }]);
});
afterAll(async () => {
  registry.close();
  await archive?.[Symbol.asyncDispose]();
  await remover.settled(60_000);
  await removeWorkFolder(folder);
});

/** Publishes a package, and returns its entry in a lock. */
function publish(name: string, entries: Entry[], more: object = {}) {
  const bytes = gzipSync(tarOf(entries));
  files.set(`/${name}/-/${name.split("/").at(-1)}-1.0.0.tgz`, bytes);
  const integrity = `sha512-${createHash("sha512").update(bytes).digest("base64")}`;
  return { version: "1.0.0", integrity, ...more };
}

async function provide(packages: Record<string, object>, { hasRegistry = true, runtimes = ["nodejs"] } = {}) {
  const text = JSON.stringify({ lockfileVersion: 3, packages: { "": {}, ...packages } });
  const { port } = registry.address() as AddressInfo;
  const architecture = debianArchitecture(process.arch);
  const environments = createEnvironments({
    folder: join(folder, "data"),
    maxBytes: 1e9,
    debian: { mirror: archive.mirror, suite: "test", keyring: null, architecture },
    layers: [createNodeLayer(hasRegistry ? `http://127.0.0.1:${port}` : null)],
    imageRegistries: {},
    executor,
    remover,
    now: () => new Date(),
  });
  const log: string[] = [];
  const provided = await environments.provide({
    ...emptyRequest(log),
    runtimes,
    node: readPackageLock("package-lock.json", text, { platform: "linux", architecture: process.arch }),
  });
  return { ...provided, log: log.join(""), [Symbol.asyncDispose]: provided[Symbol.asyncDispose] };
}

const manifest = (members: object) => ({ path: "package/package.json", text: JSON.stringify(members) });

describe.skipIf(toolsMissing)("a lock of npm", () => {
  test("is installed where both kinds of modules are found, and no package runs or leads out", async () => {
    const outer = publish(
      "outer",
      [
        manifest({ name: "outer", main: "main.js", scripts: { postinstall: "touch /work/ran" } }),
        { path: "package/main.js", text: "exports.say = () => 'outer ' + require('@s/inner').word;" },
        { path: "package/cli.js", text: "#!/usr/bin/env node\nconsole.log('a tool');" },
        { path: "package/node_modules/@s", type: "SymbolicLink", linkpath: "../../../etc" },
        { path: "package/closed", type: "Directory", mode: 0 },
      ],
      { bin: { tool: "cli.js", none: "none.js" }, hasInstallScript: true },
    );
    const inner = (word: string) => [
      manifest({ name: "@s/inner", exports: "./index.cjs" }),
      { path: "other-folder/index.cjs", text: `exports.word = '${word}';`, mode: 0o4777 },
    ];
    const own = publish("@s/inner", inner("own"));
    const packages = { "node_modules/outer": outer, "node_modules/outer/node_modules/@s/inner": own };
    await using provided = await provide(packages);
    expect(provided.log).toContain("2 Debian packages and 2 Node.js packages is built");
    expect(provided).toMatchObject({ missing: [], lock: { node: [{ path: "node_modules/outer" }, {}] } });
    const root = provided.root!;
    expect(readdirSync(root)).not.toContain("ran");
    expect(readdirSync(join(root, "node_modules/.bin"))).toEqual(["tool"]);
    expect(readlinkSync(join(root, "node_modules/.bin/tool"))).toBe("../outer/cli.js");

    // As an experiment in /work sees it; the archive of the test has no Node.js in it.
    const work = join(folder, "seen/work");
    mkdirSync(work, { recursive: true });
    cpSync(join(root, "node_modules"), join(folder, "seen/node_modules"), { recursive: true });
    writeFileSync(join(work, "a.mjs"), "import { say } from 'outer'; console.log(say());");
    writeFileSync(join(work, "b.cjs"), "console.log(require('outer').say());");
    for (const name of ["a.mjs", "b.cjs"])
      expect(execFileSync(process.execPath, [name], { cwd: work }).toString()).toBe("outer own\n");

    asked.length = 0;
    await using again = await provide(packages);
    expect([again.root, again.log, asked]).toEqual([root, "", []]);
  });

  test("names what cannot be had, and is no need of code that Node.js does not run", async () => {
    const changed = { ...publish("changed", [manifest({})]), integrity: `sha512-${"A".repeat(86)}==` };
    await using other = await provide({ "node_modules/changed": changed });
    expect(other.log).toContain("changed-1.0.0.tgz has other bytes than the lock says");
    expect(other).toMatchObject({ root: undefined, missing: ["1 packages of npm (package-lock.json)"] });

    const escaping = publish("escaping", [{ path: "a/../../../../etc/escaped", text: "x" }]);
    await using escaped = await provide({ "node_modules/escaping": escaping });
    expect(escaped.log).toMatch(/The environment cannot be built.*\.\./);

    await using unserved = await provide({ "node_modules/changed": changed }, { hasRegistry: false });
    expect(unserved.log).toContain("This server has no npm registry (SERVICE_NPM_REGISTRY)");
    expect(unserved.root).toBeUndefined();

    await using python = await provide({ "node_modules/changed": changed }, { runtimes: [] });
    expect([python.root, python.missing, python.log]).toEqual([undefined, [], ""]);
  });
});
