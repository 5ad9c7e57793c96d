import { execFile } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { packageProblems } from "../../test/support/package-problems.ts";
import { version } from "./transport/user-agent.ts";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../..", import.meta.url));
const sdk = join(root, "sdk");
const dependencies = ["@noble/hashes", "openapi-fetch", "openapi-typescript-helpers"];
let folder: string;
let installed: string;
let tarball: string;

/** Packs the package and unpacks it into node_modules, without a registry. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sdk-package-"));
  installed = join(folder, "node_modules/@research-verification/sdk");
  await run("npm", ["pack", "--pack-destination", folder], { cwd: sdk });
  await mkdir(installed, { recursive: true });
  tarball = join(folder, (await readdir(folder)).find((name) => name.endsWith(".tgz"))!);
  await run("tar", ["-xzf", tarball, "--strip-components=1", "-C", installed]);
  await mkdir(join(folder, "node_modules/@noble"));
  for (const name of dependencies)
    await symlink(join(root, "node_modules", name), join(folder, "node_modules", name));
  await writeFile(join(folder, "package.json"), '{"type":"module"}');
});
afterAll(() => rm(folder, { recursive: true }));

async function file(name: string, text: string): Promise<string> {
  await writeFile(join(folder, name), text);
  return join(folder, name);
}

const use = `
  import { createClient, verifyAttestation, ServiceError } from "@research-verification/sdk";
  import { getRun } from "@research-verification/sdk/operations";
  import { paperFromFile } from "@research-verification/sdk/node";
  const client = createClient({ baseUrl: "http://127.0.0.1:1", retries: 0 });
  const answer = await client.request(getRun, { runId: "r" }).catch((error) => error);
  console.log(String(answer).split(":")[0], typeof verifyAttestation, typeof paperFromFile, ServiceError.name);
`;

describe("the published package", () => {
  it("sends its version to the service", async () => {
    expect(JSON.parse(await readFile(join(sdk, "package.json"), "utf8")).version).toBe(version);
  });

  it("has two dependencies and contains no tests", async () => {
    const manifest = JSON.parse(await readFile(join(installed, "package.json"), "utf8"));
    expect(Object.keys(manifest.dependencies)).toEqual(["@noble/hashes", "openapi-fetch"]);
    const names = await readdir(installed, { recursive: true });
    expect(names).toContain("LICENSE");
    expect(names).toContain("README.md");
    expect(names.filter((name) => name.includes(".test."))).toEqual([]);
  });

  it("is what publint and are-the-types-wrong ask of a package", async () => {
    expect(await packageProblems(tarball, installed)).toEqual([]);
  });

  const onPath = (process.env.PATH ?? "").split(delimiter).map((where) => join(where, "node"));
  const nodes = new Set([
    process.execPath,
    ...onPath.filter((path) => existsSync(path)).map((path) => realpathSync(path)),
  ]);
  it.each([...nodes])("can be imported by %s", async (node) => {
    const { stdout, stderr } = await run(node, [await file("use.js", use)]);
    expect(stdout).toBe("ConnectionError function function ServiceError\n");
    expect(stderr).toBe("");
  });

  const compilers = ["node_modules", "codegen/node_modules"].map((where) =>
    join(root, where, "typescript/bin/tsc"),
  );
  const forBrowsers = "es2023,dom,dom.iterable,dom.asynciterable";
  it.each(compilers.flatMap((compiler) => [forBrowsers, "es2023"].map((lib) => [compiler, lib] as const)))(
    "has types that compile with %s and %s, without skipLibCheck, and the README's examples",
    async (compiler, lib) => {
      await file("typed.ts", use.replace("(error)", "(error: unknown)"));
      const options = [
        "--noEmit",
        "--strict",
        "--exactOptionalPropertyTypes",
        "--module",
        "nodenext",
        "--target",
        "es2022",
        "--lib",
        lib,
      ];
      const types = ["--types", "node", "--typeRoots", join(root, "node_modules/@types")];
      const files = [
        "typed.ts",
        ...(compiler === compilers[0] && lib === forBrowsers ? await readmeExamples() : []),
      ];
      const { stdout } = await run(process.execPath, [compiler, ...options, ...types, ...files], {
        cwd: folder,
      }).catch((error) => error);
      expect(stdout).toBe("");
    },
  );
});

/** The examples of the README as files: each is whole. */
async function readmeExamples(): Promise<string[]> {
  const readme = await readFile(join(installed, "README.md"), "utf8");
  const examples = [...readme.matchAll(/^```ts\n(.*?)^```/gms)].map(([, text]) => text!);
  expect(examples.length).toBeGreaterThan(5);
  return Promise.all(examples.map((text, index) => file(`readme-${index}.ts`, text)));
}

describe("a bundle", () => {
  async function bundle(source: string): Promise<string> {
    const input = await file(`bundle-${source.length}.js`, source);
    await using build = await rolldown({ input, platform: "browser", logLevel: "silent" });
    const { output } = await build.generate({ minify: true });
    return output[0].code;
  }

  it("of the verification alone contains no client", async () => {
    const code = await bundle('export { verifyAttestation } from "@research-verification/sdk";');
    expect(code).toContain("DSSEv1");
    expect(code).not.toContain("/api/");
    expect(code).not.toContain("fetch");
  });

  it("of one operation contains only that operation", async () => {
    const code = await bundle(
      'export { createRequester } from "@research-verification/sdk"; export { getRun } from "@research-verification/sdk/operations";',
    );
    expect(code.match(/"?\/api\/[^"'` ]*/g)).toEqual(["/api/v1/runs/{runId}"]);
    report("createRequester and one operation", code);
  });

  it("of everything imports no Node.js module", async () => {
    const code = await bundle('export * from "@research-verification/sdk";');
    expect(code).not.toMatch(/node:|\bBuffer\b/);
    report("everything", code);
  });

  it("of the whole client has at most 10 kB, compressed", async () => {
    const code = await bundle('export { createClient } from "@research-verification/sdk";');
    report("the whole client", code);
    expect(brotliCompressSync(code).length).toBeLessThanOrEqual(10_000);
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(11_000);
  });
});

function report(what: string, code: string): void {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const [gzip, brotli] = [gzipSync(code).length, brotliCompressSync(code).length];
  console.info(
    `SDK, ${what}: ${kilobytes(code.length)} kB minified, ${kilobytes(gzip)} by gzip, ${kilobytes(brotli)} by brotli`,
  );
}
