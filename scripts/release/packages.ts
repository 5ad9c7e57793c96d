import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

export const root = join(import.meta.dirname, "../..");

export interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  workspaces?: string[];
  dependencies?: Record<string, string>;
}

/** A package that a release publishes. */
export interface PublishedPackage {
  /** In the project. */
  folder: string;
  manifest: Manifest;
}

/** The workspaces that are not private; one comes after those that it depends on. */
export function publishedPackages(): PublishedPackage[] {
  const { workspaces = [] } = readManifest("package.json");
  const found = globSync(
    workspaces.map((pattern) => `${pattern}/package.json`),
    { cwd: root },
  ).map((file) => ({ folder: dirname(file), manifest: readManifest(file) }));
  return inOrder(found.filter(({ manifest }) => manifest.private !== true));
}

export const readManifest = (file: string): Manifest => JSON.parse(readFileSync(join(root, file), "utf8"));

function inOrder(packages: PublishedPackage[]): PublishedPackage[] {
  const done: PublishedPackage[] = [];
  const add = (one: PublishedPackage) => {
    if (done.includes(one)) return;
    for (const name of Object.keys(one.manifest.dependencies ?? {})) {
      const other = packages.find(({ manifest }) => manifest.name === name);
      if (other) add(other);
    }
    done.push(one);
  };
  for (const one of packages.toSorted((a, b) => (a.folder < b.folder ? -1 : 1))) add(one);
  return done;
}
