import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { builtinModules } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { importsOf } from "../../scripts/read-imports.ts";
import { packageProblems } from "../../test/support/package-problems.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../..");
let folder: string;
let unpacked: string;
let tarball: string;

/** Packs the mock and unpacks it, below the packages that it needs: without a registry. */
beforeAll(async () => {
  folder = await mkdtemp(join(root, "node_modules/.mock-package-"));
  unpacked = join(folder, "node_modules/@research-verification/mock");
  await run("npm", ["pack", "--pack-destination", folder], { cwd: join(root, "mock") });
  await mkdir(unpacked, { recursive: true });
  tarball = join(folder, (await readdir(folder)).find((file) => file.endsWith(".tgz"))!);
  await run("tar", ["-xzf", tarball, "--strip-components=1", "-C", unpacked]);
  // Versions that the root has otherwise.
  const own = ["mock", "server"].map((name) => join(root, name, "node_modules")).find(existsSync);
  if (own) await symlink(own, join(unpacked, "node_modules"));
});
afterAll(() => rm(folder, { recursive: true }));

it("works as it is packed, and stops on a signal", async () => {
  const env = { PATH: process.env.PATH, HOME: folder };
  const args = [join(unpacked, "dist/main.js"), "--port", "0", "--speed", "instant"];
  const mock = spawn(process.execPath, args, { env, cwd: folder, stdio: ["ignore", "pipe", "inherit"] });
  let url: string | undefined;
  for await (const line of createInterface({ input: mock.stdout })) {
    url = /http:\S+$/.exec(line)?.[0];
    if (url) break;
  }
  expect(await (await fetch(`${url}/api/v1/claims?limit=1`)).json()).toHaveProperty("data.0.statement");
  expect((await fetch(`${url}/api/v1/runs`, { headers: { prefer: "code=503" } })).status).toBe(503);
  mock.kill("SIGTERM");
  expect(await once(mock, "exit")).toEqual([0, null]);
});

it("names every package that it imports, but those of real papers, of other databases and of a service's own program", () => {
  const { dependencies } = JSON.parse(readFileSync(join(unpacked, "package.json"), "utf8"));
  const imported = globSync("dist/**/*.js", { cwd: unpacked })
    .flatMap((file) => importsOf(file, readFileSync(join(unpacked, file), "utf8")).packages)
    .filter((specifier) => !/^(#|node:)/.test(specifier) && !builtinModules.includes(specifier))
    .map((specifier) =>
      specifier
        .split("/")
        .slice(0, specifier.startsWith("@") ? 2 : 1)
        .join("/"),
    );
  const undeclared = [...new Set(imported)].filter((name) => !(name in dependencies)).sort();
  expect(undeclared).toEqual([
    ...["@davisvaughan/tree-sitter-r", "@hyzyla/pdfium", "@research-verification/server", "pg"],
    ...["tree-sitter-python", "web-tree-sitter"],
  ]);
});

it("is what publint and are-the-types-wrong ask of a package", async () => {
  expect(await packageProblems(tarball, unpacked)).toEqual([]);
});

it("has types, a README and a licence, and no tests", async () => {
  const files = await readdir(unpacked, { recursive: true });
  expect(files).toEqual(
    expect.arrayContaining(["README.md", "LICENSE", "dist/index.d.ts", "dist/openapi.json"]),
  );
  expect(files.filter((file) => file.startsWith("dist") && file.includes(".test."))).toEqual([]);
});
