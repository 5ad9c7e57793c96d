import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { packageProblems } from "../../test/support/package-problems.ts";
import { pdf } from "../../test/support/upload.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../..");
let folder: string;
let packages: string;

/** Packs the command line and the server and unpacks them, below the packages that they need: without a registry. */
beforeAll(async () => {
  folder = await mkdtemp(join(root, "node_modules/.rvs-package-"));
  packages = join(folder, "node_modules/@research-verification");
  for (const name of ["cli", "server"]) {
    await run("npm", ["pack", "--pack-destination", folder], { cwd: join(root, name) });
    await mkdir(join(packages, name), { recursive: true });
    const tarball = (await readdir(folder)).find((file) => file.includes(`-${name}-`))!;
    await run("tar", ["-xzf", join(folder, tarball), "--strip-components=1", "-C", join(packages, name)]);
  }
  const own = join(root, "server/node_modules");
  if (existsSync(own)) await symlink(own, join(packages, "server/node_modules"));
  // Not packed here: its own test packs it, at the same time.
  const build = ["-p", "sdk/tsconfig.build.json", "--noCheck", "--outDir", join(packages, "sdk/dist")];
  await run(process.execPath, ["node_modules/typescript/bin/tsc", ...build], { cwd: root });
  await cp(join(root, "sdk/package.json"), join(packages, "sdk/package.json"));
});
afterAll(() => rm(folder, { recursive: true }));

it("works as it is packed, with the server's threads and files", async () => {
  const code = join(folder, "code");
  await mkdir(code);
  await writeFile(join(code, "reproduce.sh"), "sh measure.sh > metrics.json\n");
  await writeFile(join(code, "metrics.json"), '{"damping_ratio": 4.7401}');
  const text = "1 Results\n\nWe measured that the damping ratio of the pendulum was 4.74 in the last series.";
  await writeFile(join(folder, "paper.pdf"), Buffer.from(await (await pdf(text)).arrayBuffer()));

  const options = { cwd: code, env: { PATH: process.env.PATH, HOME: folder } };
  const main = join(packages, "cli/dist/main.js");
  const { stdout } = await run(
    process.execPath,
    [main, "init", "--paper", "../paper.pdf", "--as-is"],
    options,
  );
  expect(stdout).toContain("1 Claim of the paper's text; 1 with the output that has the number");
  expect(await readFile(join(code, ".research/experiment.yml"), "utf8")).toContain("damping ratio");
});

it.each(["cli", "server"])("is what publint asks of a package: %s", async (name) => {
  const tarball = (await readdir(folder)).find((file) => file.includes(`-${name}-`))!;
  expect(await packageProblems(join(folder, tarball), join(packages, name))).toEqual([]);
});

it("contains no tests and leaves no copy of the contract in the project", async () => {
  expect(existsSync(join(root, "server/openapi.json"))).toBe(false);
  for (const name of ["cli", "server"]) {
    const names = await readdir(join(packages, name, "dist"), { recursive: true });
    expect(await readdir(join(packages, name))).toEqual(expect.arrayContaining(["LICENSE", "README.md"]));
    expect(names.filter((file) => /\.test\.|\/testing\/|\/testdata\//.test(file))).toEqual([]);
  }
});
