import { constants } from "node:fs";
import { access, realpath, stat } from "node:fs/promises";
import { homedir } from "node:os";
import { basename, dirname, isAbsolute } from "node:path";
import { capture } from "./capture.ts";
import { isWithin, OWN_PATHS } from "./places.ts";

/** An interpreter outside /usr, whose installation is shown to experiments read-only at its own path. */
export interface Interpreter {
  name: string;
  /** The self-contained installation, for example `/opt/julia-1.11`. */
  prefix: string;
  bin: string;
}

const NAMES = ["python3", "Rscript", "julia", "node"];
const ALREADY_VISIBLE = ["/usr/local/bin", "/usr/bin", "/bin"];

/**
 * Interpreters on `path` (a PATH) that only live outside /usr, where their prefix may be shown. One that the system
 * has itself wins: its packages are what `requires` speaks of. `forbidden` folders are never shown, nor asked.
 */
export async function findInterpreters(path: string, forbidden: string[]): Promise<Interpreter[]> {
  const found: Interpreter[] = [];
  for (const name of NAMES) {
    if (await firstExecutable(ALREADY_VISIBLE, name)) continue;
    const folders = path.split(":").filter((folder) => isAbsolute(folder));
    for (const folder of folders) {
      const file = await firstExecutable([folder], name);
      if (!file || forbidden.some((each) => isWithin(file, each))) continue;
      const prefixes = await prefixesOf(name, file);
      if (prefixes.length === 0 || !prefixes.every((prefix) => isSafePrefix(prefix, forbidden))) continue;
      found.push(...prefixes.map((prefix) => ({ name, prefix, bin: `${prefix}/bin` })));
      break;
    }
  }
  return found.filter((each, index) => found.findIndex((other) => other.prefix === each.prefix) === index);
}

/**
 * Whether a folder may be shown: an installation of its own, not a home, not a top-level folder, nothing that holds or
 * lies in what is forbidden, and at no path that the sandbox makes itself. Pure.
 */
export function isSafePrefix(prefix: string, forbidden: string[], home = homedir()): boolean {
  const depth = prefix.split("/").length - 1;
  if (!isAbsolute(prefix) || depth < 2 || isWithin(home, prefix) || dirname(prefix) === "/home") return false;
  if (OWN_PATHS.some((path) => isWithin(prefix, path))) return false;
  return !forbidden.some((path) => isWithin(prefix, path) || isWithin(path, prefix));
}

async function prefixesOf(name: string, file: string): Promise<string[]> {
  if (name === "python3") return pythonPrefixes(file);
  const real = await realpath(file);
  return basename(dirname(real)) === "bin" ? [dirname(dirname(real))] : [];
}

/** Python knows best: its file may be a version manager's shim, and a virtual environment has a base beside it. */
async function pythonPrefixes(file: string): Promise<string[]> {
  const code = "import sys; print(sys.prefix); print(sys.base_prefix)";
  const { exitCode, stdout } = await capture([file, "-I", "-c", code], { timeoutMilliseconds: 10_000 });
  if (exitCode !== 0) return [];
  const prefixes = await Promise.all(
    stdout
      .trim()
      .split("\n")
      .map((line) => realpath(line).catch(() => "")),
  );
  return [...new Set(prefixes)];
}

async function firstExecutable(folders: string[], name: string): Promise<string | null> {
  for (const folder of folders) {
    const file = `${folder}/${name}`;
    const runnable = await access(file, constants.X_OK).then(
      () => stat(file).then((entry) => entry.isFile()),
      () => false,
    );
    if (runnable) return file;
  }
  return null;
}
