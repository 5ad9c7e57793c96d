import { execFile } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { packageProblems } from "../../test/support/package-problems.ts";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../..", import.meta.url));
let folder: string;
let installed: string;
let tarball: string;

/** Packs the package and unpacks it next to its dependencies, without a registry. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "contract-tests-package-"));
  installed = join(folder, "node_modules/@research-verification/contract-tests");
  await run("npm", ["pack", "--pack-destination", folder], { cwd: join(root, "contract-tests") });
  await mkdir(installed, { recursive: true });
  tarball = join(folder, (await readdir(folder)).find((name) => name.endsWith(".tgz"))!);
  await run("tar", ["-xzf", tarball, "--strip-components=1", "-C", installed]);
  for (const name of ["ajv", "ajv-formats", "canonicalize"])
    await symlink(join(root, "node_modules", name), join(folder, "node_modules", name));
});
afterAll(() => rm(folder, { recursive: true }));

const onPath = (process.env.PATH ?? "").split(delimiter).map((where) => join(where, "node"));
const nodes = new Set([
  process.execPath,
  ...onPath.filter((path) => existsSync(path)).map((path) => realpathSync(path)),
]);

it.each([...nodes])("runs on %s with its own contract", async (node) => {
  const main = join(installed, "dist/main.js");
  const { stdout } = await run(node, [main, "--help"]);
  expect(stdout).toMatch(/^rvs-contract-tests <base-url>/);
  // The contract is read before any request: an unknown operation is rejected, a known one is sent.
  const failed = await run(node, [main, "http://127.0.0.1:1", "--only", "search"]).catch((error) => error);
  expect(failed).toMatchObject({ code: 2, stderr: expect.stringContaining("does not answer") });
});

it("is what publint and are-the-types-wrong ask of a package", async () => {
  expect(await packageProblems(tarball, installed)).toEqual([]);
});

it("exports the contract", async () => {
  const script =
    'console.log(JSON.stringify((await import("@research-verification/contract-tests/openapi.json", { with: { type: "json" } })).default.info))';
  const { stdout } = await run(process.execPath, ["--input-type=module", "-e", script], { cwd: folder });
  expect(JSON.parse(stdout)).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
});

it("leaves no copy of the contract in the project and contains no tests", async () => {
  expect(existsSync(join(root, "contract-tests/openapi.json"))).toBe(false);
  const names = await readdir(installed, { recursive: true });
  expect(names).toEqual(expect.arrayContaining(["openapi.json", "LICENSE", "README.md", "dist/index.d.ts"]));
  expect(names.filter((name) => name.includes(".test."))).toEqual([]);
});
