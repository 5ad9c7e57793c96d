// npm run release:version -- 0.2.0: gives the project, every published package and what names them one version, and puts
// what the changelog has as unreleased under it. Look at the diff, commit, tag v0.2.0.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { publishedPackages, readManifest, root } from "./packages.ts";
import { releasedChangelog, versionedSources } from "./release-problems.ts";

const version = process.argv[2] ?? "";
if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) {
  console.error("Usage: npm run release:version -- <version>, for example 0.2.0");
  process.exit(2);
}
const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(join(root, file), change(readFileSync(join(root, file), "utf8")));

const before = readManifest("package.json").version;
const packages = publishedPackages();
const names = packages.map(({ manifest }) => manifest.name).join("|");
for (const file of ["package.json", ...packages.map(({ folder }) => `${folder}/package.json`)])
  edit(file, (text) =>
    text
      .replace(/^( {2}"version": )"[^"]+"/m, `$1"${version}"`)
      .replace(new RegExp(`("(?:${names})": )"[^"]+"`, "g"), `$1"${version}"`),
  );
for (const file of versionedSources) edit(file, (text) => text.replaceAll(`"${before}"`, `"${version}"`));
const day = new Date().toISOString().slice(0, 10);
edit("CHANGELOG.md", (text) => releasedChangelog(text, version, day));
execFileSync("npm", ["install", "--package-lock-only", "--ignore-scripts", "--no-audit", "--no-fund"], {
  cwd: root,
  stdio: ["ignore", "ignore", "inherit"],
});
console.log(`${before} -> ${version}: ${packages.map(({ folder }) => folder).join(", ")}`);
