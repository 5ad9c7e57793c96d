// node scripts/run.mjs scripts/release/publish.ts: publishes the tarballs that `npm run release:check` left, with
// provenance. For the workflow `release.yml`: npm takes provenance from a workflow alone.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { publishedPackages, root } from "./packages.ts";

const tarballs = publishedPackages().map(({ manifest: { name, version } }) =>
  join(root, ".cache/packages", `${name.replace("@", "").replace("/", "-")}-${version}.tgz`),
);
const missing = tarballs.filter((tarball) => !existsSync(tarball));
if (missing.length > 0) throw new Error(`Run npm run release:check first: there is no ${missing.join(", ")}`);
for (const tarball of tarballs)
  execFileSync("npm", ["publish", tarball, "--provenance", "--access", "public"], { stdio: "inherit" });
