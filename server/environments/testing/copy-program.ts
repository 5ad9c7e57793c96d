import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, existsSync, mkdirSync, realpathSync, statSync, utimesSync } from "node:fs";
import { dirname, join } from "node:path";

/** Copies a program of this machine into a root, with the libraries that it needs. */
export function copyProgram(name: string, tree: string): void {
  const found = SYSTEM.split(":").find((each) => existsSync(join(each, name)));
  if (!found) throw new Error(`this machine has no ${name}`);
  const file = realpathSync(join(found, name));
  const folder = name === "ldconfig" || name === "start-stop-daemon" ? "/usr/sbin" : "/usr/bin";
  copy(file, join(tree, folder, name));
  copyLibraries([file], tree);
}

export function copyLibraries(files: string[], tree: string): void {
  // Each line: a library that is found, or the loader by its path.
  const libraries = execFileSync("sh", ["-c", 'ldd "$@" 2> /dev/null || true', "sh", ...files]).toString();
  const paths = new Set([...libraries.matchAll(/(\/\S+) \(0x/g)].map(([, path]) => path!));
  for (const path of paths) copy(realpathSync(path), join(tree, inUsr(path)));
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
