import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

export interface Runtime {
  name: string;
  /** Downloads it where it is missing; returns the program. */
  install(): Promise<string>;
  /** Before the file to run. */
  args: string[];
}

const run = promisify(execFile);
const cache = join(import.meta.dirname, "../../.cache/runtimes");
const isArm = process.arch === "arm64";
const node = `node-linux-${process.arch}`;
const bun = `@oven/bun-linux-${isArm ? "aarch64" : "x64"}`;
const deno = `@deno/linux-${isArm ? "arm64" : "x64"}-glibc`;

/** The oldest that the package promises, and the last of each that is maintained. Linux, from the npm registry. */
export const runtimes: Runtime[] = [
  ...["20.3.0", "20.20.2", "22.23.3", "24.21.0", "26.10.0"].map((version) =>
    ofPackage(`Node.js ${version}`, node, version, "bin/node", []),
  ),
  ofPackage("Bun 1.4.5", bun, "1.4.5", "bin/bun", ["run"]),
  ofPackage("Deno 2.9.6", deno, "2.9.6", "deno", ["run", "--allow-all", "--node-modules-dir=manual"]),
];

function ofPackage(name: string, source: string, version: string, program: string, args: string[]): Runtime {
  const folder = join(cache, `${source.replace("/", "+")}-${version}`);
  return {
    name,
    args,
    async install() {
      if (!existsSync(folder)) await download(`${source}@${version}`, folder);
      return join(folder, "package", program);
    },
  };
}

/** npm checks the digest that the registry names. Unpacked beside its place, so that half a download is never taken for one. */
async function download(specifier: string, folder: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const unfinished = await mkdtemp(join(cache, "unfinished-"));
  try {
    const { stdout } = await run("npm", ["pack", specifier, "--pack-destination", unfinished], {
      maxBuffer: 1e7,
    });
    const tarball = join(unfinished, stdout.trim().split("\n").at(-1)!);
    await run("tar", ["-xzf", tarball, "-C", unfinished]);
    await rm(tarball);
    await rename(unfinished, folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}
