import { execFileSync } from "node:child_process";
import { existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { copy, copyLibraries, inUsr } from "./copy-program.ts";

/**
 * Copies the files of packages of this machine into a root, with the libraries that they load and with byte code, but
 * without documentation and what the base has. Links are kept: Debian's `python3` is one.
 */
export function copyInstalled(names: string[], tree: string, base: string): void {
  const listed = execFileSync("dpkg", ["--listfiles", ...names]).toString();
  const paths = new Set(listed.trim().split("\n"));
  for (const path of paths) for (const each of byteCodeOf(path)) paths.add(each);
  const binaries: string[] = [];
  for (const path of paths) {
    if (!path.startsWith("/") || /^\/usr\/share\/(?:doc|man|lintian)\/|^\/etc\/|^\/[^/]*$/.test(path))
      continue;
    const entry = lstatSync(path, { throwIfNoEntry: false });
    const target = join(tree, inUsr(path));
    if (!entry || entry.isDirectory() || lstatSync(target, { throwIfNoEntry: false })) continue;
    mkdirSync(dirname(target), { recursive: true });
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(path), target);
    if (!entry.isFile()) continue;
    copy(path, target);
    if (/\.so(?:\.|$)|\/bin\//.test(path)) binaries.push(path);
  }
  copyLibraries(binaries, tree);
  const own = execFileSync("find", [".", "!", "-type", "d"], { cwd: tree }).toString().trim().split("\n");
  for (const path of own) if (existsSync(join(base, path))) rmSync(join(tree, path));
}

/** What Debian's maintainer scripts compile. Without it, every start of a Python program does. */
function byteCodeOf(path: string): string[] {
  if (!path.endsWith(".py")) return [];
  const [folder, stem] = [join(dirname(path), "__pycache__"), `${basename(path, ".py")}.`];
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.startsWith(stem));
  return names.map((name) => join(folder, name));
}
