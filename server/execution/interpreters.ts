import { constants } from "node:fs";
import { access, realpath, stat } from "node:fs/promises";
import { homedir } from "node:os";
import { basename, dirname, isAbsolute } from "node:path";
import { runSystemCommand } from "./run-system-command.ts";
import { isWithin, SANDBOX_PATHS } from "./sandbox-paths.ts";

/** An interpreter outside /usr, whose installation is bound read-only into the sandbox at the same path. */
export interface Interpreter {
  /** The self-contained installation, for example `/opt/julia-1.11`. */
  prefix: string;
  bin: string;
}

const INTERPRETER_NAMES = ["python3", "Rscript", "julia", "node"];
/** Where the machine's own programs are. */
export const VISIBLE_FOLDERS = ["/usr/local/bin", "/usr/bin", "/bin"];

/**
 * Returns the interpreters on `path` (a PATH) whose installation may be bound into the sandbox. An interpreter in /usr
 * takes precedence, because `requires` names its packages. Never binds, and never executes a file in, a folder of
 * `forbidden`.
 */
export async function findInterpreters(path: string, forbidden: string[]): Promise<Interpreter[]> {
  const found: Interpreter[] = [];
  for (const name of INTERPRETER_NAMES) {
    if (await findExecutable(VISIBLE_FOLDERS, name)) continue;
    const folders = path.split(":").filter((folder) => isAbsolute(folder));
    for (const folder of folders) {
      const file = await findExecutable([folder], name);
      if (!file || forbidden.some((each) => isWithin(file, each))) continue;
      const prefixes = await findPrefixes(name, file);
      if (prefixes.length === 0 || !prefixes.every((prefix) => isSafePrefix(prefix, forbidden))) continue;
      found.push(...prefixes.map((prefix) => ({ prefix, bin: `${prefix}/bin` })));
      break;
    }
  }
  return found.filter((each, index) => found.findIndex((other) => other.prefix === each.prefix) === index);
}

/**
 * Whether a folder may be bound into the sandbox: not a home, not a top-level folder, not a parent or child of a
 * forbidden folder, and not at a path that the sandbox creates itself. Pure.
 */
export function isSafePrefix(prefix: string, forbidden: string[], home = homedir()): boolean {
  const depth = prefix.split("/").length - 1;
  if (!isAbsolute(prefix) || depth < 2 || isWithin(home, prefix) || dirname(prefix) === "/home") return false;
  if (SANDBOX_PATHS.some((path) => isWithin(prefix, path))) return false;
  return !forbidden.some((path) => isWithin(prefix, path) || isWithin(path, prefix));
}

async function findPrefixes(name: string, file: string): Promise<string[]> {
  if (name === "python3") return findPythonPrefixes(file);
  const real = await realpath(file);
  return basename(dirname(real)) === "bin" ? [dirname(dirname(real))] : [];
}

/** Asks Python itself: the file may be a version manager's shim, and a virtual environment also needs its base. */
async function findPythonPrefixes(file: string): Promise<string[]> {
  const code = "import sys; print(sys.prefix); print(sys.base_prefix)";
  const { exitCode, stdout } = await runSystemCommand([file, "-I", "-c", code], {
    timeoutMilliseconds: 10_000,
  });
  if (exitCode !== 0) return [];
  const prefixes = await Promise.all(
    stdout
      .trim()
      .split("\n")
      .map((line) => realpath(line).catch(() => "")),
  );
  return [...new Set(prefixes)];
}

/** Returns the first of the folders' files of this name that can be executed. */
export async function findExecutable(folders: string[], name: string): Promise<string | null> {
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
