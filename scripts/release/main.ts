// npm run release:check: packs every published package into .cache/packages, checks each, and tries its first minute on an
// empty machine: no project, no home, the packages alone. What it leaves there is what a release publishes.
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { packageProblems } from "../../test/support/package-problems.ts";
import { firstMinutes } from "./first-minutes.ts";
import { publishedPackages, readManifest, root } from "./packages.ts";
import { releaseProblems, versionedSources } from "./release-problems.ts";

const run = promisify(execFile);
const folder = join(root, ".cache/packages");
const packages = publishedPackages();
const sources = Object.fromEntries(
  await Promise.all(versionedSources.map(async (file) => [file, await readFile(join(root, file), "utf8")])),
);
const changelog = await readFile(join(root, "CHANGELOG.md"), "utf8");
let failed = 0;
tell("versions", releaseProblems(readManifest("package.json"), packages, { sources, changelog }));

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const machine = await mkdtemp(join(tmpdir(), "rvs-release-"));
const tarballs: string[] = [];
try {
  for (const { folder: source, manifest } of packages) {
    const { stdout } = await run("npm", ["pack", "--silent", "--pack-destination", folder], {
      cwd: join(root, source),
    });
    const tarball = join(folder, stdout.trim().split("\n").at(-1)!);
    tarballs.push(tarball);
    const unpacked = join(machine, "unpacked", source);
    await mkdir(unpacked, { recursive: true });
    await run("tar", ["-xzf", tarball, "--strip-components=1", "-C", unpacked]);
    tell(`${manifest.name} as a package`, await packageProblems(tarball, unpacked));
  }
  for (const { name, problems } of await firstMinutes(join(machine, "project"), tarballs))
    tell(name, problems);
} finally {
  await rm(machine, { recursive: true });
}
if (failed > 0) process.exitCode = 1;

function tell(name: string, problems: unknown[]): void {
  failed += problems.length;
  const lines = problems.map((problem) => (typeof problem === "string" ? problem : JSON.stringify(problem)));
  console.log(problems.length === 0 ? `ok: ${name}` : `FAILED: ${name}\n  ${lines.join("\n  ")}`);
}
