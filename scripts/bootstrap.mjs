// Installs what is missing on a new machine: a supported Node.js, the packages, the sandbox. Runs on Node.js 20.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { inTurn } from "./in-turn.mjs";

export const root = fileURLToPath(new URL("..", import.meta.url));
const minNodeVersion = 24;

/** Returns the path of a supported Node.js: the running one, or one that it installs from npm into `runtime`. */
export function ensureRuntime() {
  if (Number(process.versions.node.split(".")[0]) >= minNodeVersion) return process.execPath;
  const folder = join(root, "runtime");
  const node = join(folder, "node_modules", `node-${process.platform}-${process.arch}`, "bin", "node");
  const { version } = process;
  const doing = `This machine has Node.js ${version.slice(1)}; installing Node.js ${minNodeVersion} beside the project.`;
  install(folder, process.execPath, doing);
  if (!existsSync(node)) {
    fail(
      `There is no Node.js package for ${process.platform}-${process.arch}. Install Node.js ${minNodeVersion} or newer.`,
    );
  }
  return node;
}

/** Installs the packages if package-lock.json has changed since node_modules was installed. */
export function ensurePackages(node) {
  install(root, node, "Installing the packages.");
}

/** Installs what a folder's package-lock.json lists, if that has changed since. */
function install(folder, node, doing) {
  const lock = createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .digest("hex");
  const stamp = join(folder, "node_modules", ".installed-from");
  const isMissing = () => !existsSync(stamp) || readFileSync(stamp, "utf8") !== lock;
  inTurn(join(root, ".cache", "installing"), isMissing, (turn) => {
    say(doing);
    // No package here needs its install script: better-sqlite3 ships its binaries.
    npm(["ci", "--ignore-scripts"], folder, node, turn);
    writeFileSync(stamp, lock);
  });
}

const needed = [
  ["bwrap", "bubblewrap"],
  ["prlimit", "util-linux"],
  ["git", "git"],
];

/**
 * Installs missing system packages, named after the programs that are looked for, if this process is root; otherwise
 * warns what will not work.
 */
export function ensureSystemPackages(
  programs = needed,
  otherwise = "Experiments will wait until it is there",
) {
  if (process.platform !== "linux") return;
  const missing = programs.filter(([command]) => !onPath(command));
  if (missing.length === 0) return;
  const packages = missing.map(([, name]) => name);
  const command = `apt-get install -y --no-install-recommends ${packages.join(" ")}`;
  if (process.getuid?.() === 0 && onPath("apt-get")) {
    say(`Installing ${packages.join(", ")} with apt.`);
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const options = { stdio: ["ignore", "ignore", "inherit"], env };
    spawnSync("apt-get", ["update", "-qq"], options);
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], options);
  }
  for (const [name, from] of missing) {
    if (!onPath(name)) say(`!! ${name} is missing. ${otherwise}: sudo ${command} (${from})`);
  }
}

/** Returns an environment whose PATH starts with the folder of `node`. */
export function environmentOf(node) {
  const folder = node.slice(0, -"/node".length);
  return { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH ?? ""}` };
}

function npm(args, cwd, node, turn) {
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", [...args, ...quiet], {
    cwd,
    stdio: ["ignore", 2, 2, turn],
    env: environmentOf(node),
  });
  if (status !== 0)
    fail(
      `npm ${args.join(" ")} failed in ${cwd}. Check that the npm registry can be reached, then try again.`,
    );
}

function onPath(command) {
  return (process.env.PATH ?? "").split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, command), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

function say(text) {
  process.stderr.write(`${text}\n`);
}

function fail(text) {
  say(text);
  process.exit(1);
}
