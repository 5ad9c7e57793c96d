import { lstat, readdir, readlink } from "node:fs/promises";
import { join } from "node:path";
import { type Host, STAGED_ROOT_PATH } from "./host.ts";
import { SandboxError } from "./port.ts";
import type { RootLayout } from "./root-layout.ts";
import { SANDBOX_PATHS } from "./sandbox-paths.ts";

/** What the sandbox makes itself, or what would say who a user is; and services' own state. */
const NOT_OF_ETC = [
  "passwd",
  "group",
  "hosts",
  "nsswitch.conf",
  "shadow",
  "gshadow",
  "resolv.conf",
  "hostname",
];
const OF_VAR = ["lib", "cache", "www", "opt"];

/**
 * Returns the layout of an environment's root: all of it, read-only, but for what the sandbox makes itself. Nothing of
 * the machine is in it, so nothing has to be hidden.
 */
export async function inspectEnvironment(root: string, { firstUserId }: Host): Promise<RootLayout> {
  const isStaged = firstUserId !== null;
  const from = isStaged ? STAGED_ROOT_PATH : root;
  const layout: RootLayout = {
    folders: [],
    links: [],
    hidden: [],
    path: "/usr/local/bin:/usr/bin:/bin",
    staged: isStaged ? [{ from: root, to: STAGED_ROOT_PATH }] : [],
  };
  const add = async (path: string) => {
    const entry = await lstat(join(root, path));
    if (entry.isSymbolicLink()) layout.links.push({ target: await readlink(join(root, path)), path });
    else if (isShown(entry)) layout.folders.push({ from: join(from, path), to: path });
  };
  // A link here would lead out of the root, to the machine's files.
  const list = async (path: string) => {
    const entry = await lstat(join(root, path)).catch(() => null);
    return entry?.isDirectory() ? readdir(join(root, path)) : [];
  };
  for (const name of await list("/")) if (!SANDBOX_PATHS.includes(`/${name}`)) await add(`/${name}`);
  for (const name of await list("/etc")) if (!NOT_OF_ETC.includes(name)) await add(`/etc/${name}`);
  for (const name of await list("/var")) if (OF_VAR.includes(name)) await add(`/var/${name}`);
  if (!layout.folders.some(({ to }) => to === "/usr"))
    throw new SandboxError("the environment has no folder /usr that everybody may read");
  return layout;
}

/** Only what everybody may read: bubblewrap's user must reach it, and cannot bind what it does not. */
function isShown(entry: { isDirectory(): boolean; isFile(): boolean; mode: number }): boolean {
  const readable = entry.isDirectory() ? 0o005 : 0o004;
  return (entry.isDirectory() || entry.isFile()) && (entry.mode & readable) === readable;
}
