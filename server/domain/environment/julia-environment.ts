import { stringify } from "smol-toml";
import type { LockedJulia, LockedJuliaPackage } from "./locked-julia.ts";

/** The files of an environment of Julia. */
export interface JuliaEnvironment {
  project: string;
  manifest: string;
}

/**
 * Writes what Julia reads, in the format that all its releases read. Each dependency has its UUID beside its name. Folders
 * of the repository are below `work`.
 */
export function juliaEnvironment(
  { project, packages }: Pick<LockedJulia, "project" | "packages">,
  work: string,
): JuliaEnvironment {
  const tables: Record<string, object[]> = {};
  for (const each of packages) tables[each.name] = [...(tables[each.name] ?? []), entryOf(each, work)];
  return { project: stringify({ deps: project }), manifest: stringify(tables) };
}

/** Every package by its name, if no other one has it: for code of a package, which loads what that needs. */
export function projectOfAll(packages: readonly LockedJuliaPackage[]): Record<string, string> {
  const names = packages.map(({ name }) => name);
  return Object.fromEntries(
    packages
      .filter(({ name }) => names.indexOf(name) === names.lastIndexOf(name))
      .map(({ name, uuid }) => [name, uuid]),
  );
}

function entryOf(
  { uuid, version, tree, folder, deps, weakDeps, extensions }: LockedJuliaPackage,
  work: string,
): object {
  return {
    uuid,
    ...(version !== undefined && { version }),
    ...(tree !== undefined && { "git-tree-sha1": tree.sha1 }),
    ...(folder !== undefined && { path: folder === "." ? work : `${work}/${folder}` }),
    ...(Object.keys(deps).length > 0 && { deps }),
    ...(weakDeps && { weakdeps: weakDeps }),
    ...(extensions && { extensions }),
  };
}
