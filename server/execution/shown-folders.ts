import { readdir, readlink } from "node:fs/promises";
import { join, normalize } from "node:path";
import { ENVIRONMENT_FOLDERS, type EnvironmentLayout } from "./environment-layout.ts";
import type { ExecutionRequest } from "./port.ts";
import type { RootLayout } from "./root-layout.ts";
import { isWithin, SANDBOX_PATHS, WORK_PATH } from "./sandbox-paths.ts";

/** What the sandbox, or every system, has itself. */
const TAKEN = [
  ...SANDBOX_PATHS,
  ...["/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/opt", "/boot", "/inputs"],
];

/** The links to the work folder that a run is shown: none at, above or below what its root has. */
export function shownLinks(
  shown: NonNullable<ExecutionRequest["shown"]>,
  layout: RootLayout | EnvironmentLayout,
): { target: string; path: string }[] {
  const bound = "folders" in layout ? layout.folders.map(({ to }) => to) : [];
  const links: { target: string; path: string }[] = [];
  for (const { path, folder } of shown) {
    const isBelowHome = path.startsWith("~/");
    // `HOME` is /tmp.
    const at = isBelowHome ? `/tmp${path.slice(1)}` : path;
    const others = [...(isBelowHome ? [] : TAKEN), ...bound, ...links.map((link) => link.path)];
    const isFree = !others.some((other) => isWithin(at, other) || isWithin(other, at));
    if (at === normalize(at) && at.startsWith("/") && !at.endsWith("/") && isFree)
      links.push({ target: join(WORK_PATH, folder), path: at });
  }
  return links;
}

type Entry = NonNullable<EnvironmentLayout["entries"]>[number];

/** More would be too long a command line. */
const MAX_ENTRIES = 300;

/**
 * An environment's root is read-only. Where links are added to it, it is bound entry by entry, and so is each of its
 * folders that a link lies in. What the root has at a link's path, or a link of its own on the way, stays as it is.
 */
export async function withEntries<Link extends { path: string }>(
  layout: EnvironmentLayout,
  links: readonly Link[],
): Promise<{ layout: EnvironmentLayout; links: Link[] }> {
  const root = layout.staged.find(({ to }) => to === layout.root)?.from ?? layout.root;
  const mounted = new Set(ENVIRONMENT_FOLDERS.map((name) => `/${name}`));
  const entries: Entry[] = [];
  let left = [...links];
  const folders = [""];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (mounted.has(path)) continue;
      if (!entry.isDirectory()) left = left.filter((link) => !isWithin(link.path, path));
      else left = left.filter((link) => link.path !== path);
      if (left.some((link) => isWithin(link.path, path))) folders.push(path);
      else {
        const target = entry.isSymbolicLink() ? await readlink(join(root, path)) : null;
        entries.push({ name: path.slice(1), target });
      }
      if (entries.length > MAX_ENTRIES) return { layout, links: [] };
    }
  }
  return left.length === 0 ? { layout, links: [] } : { layout: { ...layout, entries }, links: left };
}
