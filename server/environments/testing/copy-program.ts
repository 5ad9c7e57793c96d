import { execFileSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  statSync,
  utimesSync,
} from "node:fs";
import { dirname, join } from "node:path";

/** Copies programs of this machine into a root, with the libraries that they need. */
export function copyPrograms(names: readonly string[], tree: string): void {
  const files = names.map((name) => copyProgram(name, tree));
  if (files.length > 0) copyLibraries(files, tree);
}

/** Returns where this machine has it. */
function copyProgram(name: string, tree: string): string {
  const found = SYSTEM.split(":").find((each) => existsSync(join(each, name)));
  if (!found) throw new Error(`this machine has no ${name}`);
  const file = realpathSync(join(found, name));
  const folder = name === "ldconfig" || name === "start-stop-daemon" ? "/usr/sbin" : "/usr/bin";
  copy(file, join(tree, folder, name));
  return file;
}

export function copyLibraries(files: string[], tree: string): void {
  // Each line: a library that is found, or the loader by its path.
  const libraries = execFileSync("sh", ["-c", 'ldd "$@" 2> /dev/null || true', "sh", ...files]).toString();
  const paths = new Set([...libraries.matchAll(/(\/\S+) \(0x/g)].map(([, path]) => path!));
  for (const path of paths) {
    const target = join(tree, inUsr(path));
    // What is there may be a package's link to the loader by its path: writing through it reaches that of the machine.
    if (!lstatSync(target, { throwIfNoEntry: false })) copy(realpathSync(path), target);
  }
}

const SYSTEM = "/usr/sbin:/usr/bin:/sbin:/bin";

export const inUsr = (path: string) => (path.startsWith("/usr/") ? path : `/usr${path}`);

/** With the time of the file, which byte code beside it names. */
export function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
  chmodSync(to, 0o755);
  const { atime, mtime } = statSync(from);
  utimesSync(to, atime, mtime);
}
