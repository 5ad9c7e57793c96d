// Packs the Julia that tests run, once, as the official builds are packed: the last one that Debian has had a package of.
// No root is needed. Alone: node scripts/test-julia.mjs
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./bootstrap.mjs";

const version = "1.5.3";
/** Its package is of this suite alone. */
const suite = "bullseye";
const mirror = "http://deb.debian.org/debian";
const file = join(root, ".cache", `julia-${version}-${process.arch}.tar.gz`);

/** Packs it if it is not there. Says what to do where it cannot be. */
export function ensureTestJulia() {
  if (process.platform !== "linux" || existsSync(file)) return;
  process.stderr.write(`Packing Julia ${version} of Debian ${suite} for the tests, once.\n`);
  const folder = mkdtempSync(join(tmpdir(), "rvs-julia-"));
  try {
    const unpacked = unpack(folder);
    writeFileSync(join(unpacked, "usr/bin/julia"), wrapper, { mode: 0o755 });
    mkdirSync(join(root, ".cache"), { recursive: true });
    // A folder of its own, as in an official build; only what Julia needs of the libraries that programs load as well.
    const transform = `--transform=s,^\\./\\(usr/\\)\\?,julia-${version}/,`;
    run("tar", ["-C", unpacked, ...excluded, transform, "-cf", join(folder, "julia.tar"), ...packed]);
    run("gzip", ["-1", join(folder, "julia.tar")]);
    run("mv", [join(folder, "julia.tar.gz"), `${file}.new`]);
    renameSync(`${file}.new`, file);
  } catch (error) {
    process.stderr.write(
      `!! ${error.message} Tests of Julia's packages will be skipped; later: node scripts/test-julia.mjs\n`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** With what it depends on, by apt's own folders: nothing of the machine's. */
function unpack(folder) {
  const state = (name) => join(folder, name);
  for (const name of ["lists/partial", "cache/archives/partial"]) mkdirSync(state(name), { recursive: true });
  writeFileSync(state("status"), "");
  const keyring = "/usr/share/keyrings/debian-archive-keyring.gpg";
  writeFileSync(state("sources.list"), `deb [signed-by=${keyring}] ${mirror} ${suite} main\n`);
  const options = {
    "Dir::Etc::sourcelist": state("sources.list"),
    "Dir::Etc::sourceparts": "/dev/null",
    "Dir::Etc::parts": "/dev/null",
    "Dir::State": folder,
    "Dir::State::lists": state("lists"),
    "Dir::State::status": state("status"),
    "Dir::Cache": state("cache"),
    "APT::Install-Recommends": "false",
    "APT::Sandbox::User": "root",
    "Debug::NoLocking": "true",
  };
  const words = Object.entries(options).flatMap(([name, value]) => ["-o", `${name}=${value}`]);
  run("apt-get", [...words, "-qq", "update"]);
  run("apt-get", [...words, "-qq", "--yes", "--download-only", "install", "julia"]);
  const unpacked = join(folder, "unpacked");
  for (const name of readdirSync(join(folder, "cache/archives")).filter((each) => each.endsWith(".deb")))
    run("dpkg-deb", ["-x", join(folder, "cache/archives", name), unpacked]);
  renameSync(join(unpacked, "usr/bin/julia"), join(unpacked, "usr/bin/julia-program"));
  return unpacked;
}

const packed = ["./usr/bin/julia", "./usr/bin/julia-program", "./lib", "./usr/lib", "./usr/share/julia"];

/** The C library and what tar and a shell are linked with: of another suite, they would stop these. */
const excluded = [
  ...[
    "ld-*",
    "libc.*",
    "libc-*",
    "libm.*",
    "libm-*",
    "libpthread*",
    "libdl*",
    "librt*",
    "libutil*",
    "libacl*",
  ],
  ...["libattr*", "libselinux*", "libresolv*", "libnss*", "perl*", "gconv", "dpkg", "apt", "test"],
].map((name) => `--exclude=${name}`);

/** Debian's program looks for its libraries in /usr; here they are beside it, wherever that is. */
const wrapper = `#!/bin/sh
for home in /usr/local/julia /work/julia; do
  if [ -e $home/bin/julia-program ]; then
    libraries=$(echo $home/lib/*-linux-gnu)
    LD_LIBRARY_PATH=$libraries:$libraries/julia exec $home/bin/julia-program "$@"
  fi
done
`;

function run(command, args) {
  const { status, stderr, error } = spawnSync(command, args, { encoding: "utf8", timeout: 300_000 });
  if (status !== 0) throw new Error(`${command}: ${error?.message ?? stderr.trim().slice(-300)}.`);
}

if (process.argv[1]?.endsWith("test-julia.mjs")) ensureTestJulia();
