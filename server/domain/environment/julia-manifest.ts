import { type JuliaNeeds, type JuliaPackage, type JuliaRelease, noJulia } from "./julia-needs.ts";
import { lockJuliaPackage, SHA1 } from "./locked-julia.ts";
import { isRecord } from "./parse-record.ts";
import { readToml } from "./python-project.ts";
import { placesIn, textsOf } from "./text-place.ts";

/** A file of the authors. */
export interface JuliaFile {
  path: string;
  text: string;
}

const MAX_PACKAGES = 2000;
const MAX_UNMET = 50;

/** The first release that writes which it is; what was written before is read by this one. */
const BEFORE_VERSIONS = "1.6";

/**
 * Reads `Manifest.toml`, in the format of Julia 1.0 and in those since 1.6.2, and the `Project.toml` beside it, which says
 * what code loads by its name alone: without one, that is all of it. `paths` are the repository's files.
 */
export function readJuliaManifest(
  manifest: JuliaFile,
  project: JuliaFile | null,
  paths: readonly string[],
): JuliaNeeds {
  const needs = noJulia(manifest.path);
  const document = readTables(needs, manifest);
  if (needs.unmet.length > 0) return needs;
  const placeIn = placesIn(manifest.path, manifest.text);
  const written = document.julia_version;
  needs.release = releaseOf(typeof written === "string" ? written : null, placeIn("julia_version"));
  // Since format 2 packages stand below `deps`; before, they were the document itself.
  const isOld = document.manifest_format === undefined;
  const tables = isOld ? document : isRecord(document.deps) ? document.deps : {};
  const entries = Object.entries(tables).flatMap(([name, versions]) =>
    (Array.isArray(versions) ? versions : []).flatMap((entry) => (isRecord(entry) ? [{ name, entry }] : [])),
  );
  if (entries.length > MAX_PACKAGES) {
    const reason = `It has more than ${MAX_PACKAGES} packages.`;
    return { ...needs, unmet: [{ text: manifest.path, place: `${manifest.path}:1`, reason }] };
  }
  const uuids = uuidsOf(entries);
  for (const { name, entry } of entries) {
    const place = placeIn(`${name}]]`);
    const found = packageOf(name, entry, { uuids, place, folder: folderOf(manifest.path), paths });
    if (typeof found !== "string") needs.packages.push(found);
    else if (needs.unmet.length < MAX_UNMET)
      needs.unmet.push({ text: name.slice(0, 200), place, reason: found });
  }
  needs.packages.sort((a, b) => (a.uuid < b.uuid ? -1 : 1));
  const named = project ? readTables(needs, project).deps : undefined;
  needs.project = projectOf(isRecord(named) ? named : Object.fromEntries(uuids), needs.packages);
  return needs;
}

function readTables(needs: JuliaNeeds, { path, text }: JuliaFile): Record<string, unknown> {
  return readToml(needs, path, text);
}

function releaseOf(version: string | null, place: string): JuliaRelease {
  const isExact = version !== null && /^\d{1,3}\.\d{1,3}\.\d{1,3}/.test(version);
  const shown = isExact ? version.slice(0, 50) : BEFORE_VERSIONS;
  return { text: `julia ${shown}`, place, version: shown, isExact };
}

interface Entry {
  name: string;
  entry: Record<string, unknown>;
}

/** By names that only one package has. */
function uuidsOf(entries: readonly Entry[]): Map<string, string> {
  const uuids = new Map<string, string>();
  const twice = new Set<string>();
  for (const { name, entry } of entries) {
    if (uuids.has(name)) twice.add(name);
    uuids.set(name, String(entry.uuid));
  }
  for (const name of twice) uuids.delete(name);
  return uuids;
}

interface Around {
  uuids: ReadonlyMap<string, string>;
  place: string;
  folder: string;
  paths: readonly string[];
}

function packageOf(
  name: string,
  entry: Record<string, unknown>,
  { uuids, place, folder, paths }: Around,
): JuliaPackage | string {
  const { uuid, version, path } = entry;
  const sha1 = entry["git-tree-sha1"];
  const repository = entry["repo-url"];
  const own = path === undefined ? undefined : resolvePath(folder, String(path));
  if (own === null || (own !== undefined && !isPackageFolder(own, paths))) return NO_FOLDER;
  const locked = lockJuliaPackage({
    ...{ name, uuid, deps: namedIn(entry.deps, uuids) },
    ...(typeof version === "string" && { version }),
    ...(own !== undefined && { folder: own }),
    ...(isRecord(entry.extensions) && {
      weakDeps: namedIn(entry.weakdeps, uuids),
      extensions: Object.fromEntries(
        Object.entries(entry.extensions).map(([key, value]) => [
          key,
          typeof value === "string" ? [value] : textsOf(value),
        ]),
      ),
    }),
  });
  const isHashed = own === undefined && sha1 !== undefined;
  if (locked === null || (isHashed && !SHA1.test(String(sha1)))) return NO_ENTRY;
  return {
    ...{ ...locked, place },
    ...(isHashed && { sha1: String(sha1) }),
    ...(typeof repository === "string" && { repository: repository.slice(0, 300) }),
  };
}

const NO_ENTRY =
  "Its entry has no name, UUID, version and git-tree-sha1 as Julia writes them; write the file again with `Pkg.resolve()`.";
const NO_FOLDER =
  "It is a folder that the repository does not have; commit it, and name it in the manifest by a path below the repository's folder (`Pkg.develop(path=…)`).";

/** A list of names, each of which one package has, or a table of UUIDs by names. */
function namedIn(value: unknown, uuids: ReadonlyMap<string, string>): Record<string, unknown> {
  if (isRecord(value)) return value;
  return Object.fromEntries(
    textsOf(value).flatMap((name) => {
      const uuid = uuids.get(name);
      return uuid === undefined ? [] : [[name, uuid]];
    }),
  );
}

/** Those that can be loaded. */
function projectOf(
  named: Record<string, unknown>,
  packages: readonly JuliaPackage[],
): Record<string, string> {
  const known = new Set(packages.map(({ name, uuid }) => `${name} ${uuid}`));
  return Object.fromEntries(
    Object.entries(named)
      .map(([name, uuid]): [string, string] => [name, String(uuid)])
      .filter(([name, uuid]) => known.has(`${name} ${uuid}`)),
  );
}

const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf("/")));

/** `.` for the repository's folder; null where a path leads out of it. */
function resolvePath(folder: string, path: string): string | null {
  if (path.startsWith("/")) return null;
  const parts: string[] = [];
  for (const part of `${folder}/${path}`.replaceAll("\\", "/").split("/")) {
    if (part === "..") {
      if (parts.pop() === undefined) return null;
    } else if (part !== "" && part !== ".") parts.push(part);
  }
  return parts.join("/") || ".";
}

const isPackageFolder = (folder: string, paths: readonly string[]): boolean => {
  const start = folder === "." ? "" : `${folder}/`;
  return paths.some((path) => path.startsWith(`${start}src/`) && path.endsWith(".jl"));
};
