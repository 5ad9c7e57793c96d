import type { DeclaredNeeds } from "./environment-files.ts";
import { environmentFile } from "./environment-files.ts";
import { isRecord } from "./parse-record.ts";
import { noPython } from "./python-needs.ts";
import { readToml } from "./python-project.ts";
import { placesIn } from "./text-place.ts";

export const NO_JULIA =
  "Debian has no Julia, and Julia's packages are not installed: name a container image that has them in the manifest, `environment: {image: …}`.";

/** What Julia itself brings. */
const STANDARD = new Set(
  (
    "ArgTools Artifacts Base64 CRC32c Dates DelimitedFiles Distributed Downloads FileWatching Future " +
    "InteractiveUtils LazyArtifacts LibCURL LibGit2 Libdl LinearAlgebra Logging Markdown Mmap NetworkOptions Pkg " +
    "Printf Profile REPL Random SHA Serialization SharedArrays Sockets SparseArrays Statistics SuiteSparse TOML Tar " +
    "Test UUIDs Unicode"
  ).split(" "),
);

/** More than any project names itself. */
const MAX_PACKAGES = 300;

/** Whether an experiment runs Julia: by its command, or by a script that it reaches. */
export const runsJulia = (command: string, scripts: readonly string[]): boolean =>
  /(?:^|[\s;&|(/])julia(?:\s|$)/.test(command) || scripts.some((path) => path.endsWith(".jl"));

/** Returns the file that names the packages of Julia code: what it asks for itself, else all of a manifest. */
export function findJuliaFile(paths: readonly string[]): string | null {
  const names = ["JuliaProject.toml", "Project.toml", "JuliaManifest.toml", "Manifest.toml"];
  return names.map((name) => environmentFile(paths, name)).find((path) => path !== null) ?? null;
}

/** Reads `Project.toml` or `Manifest.toml`: each package is named as missing, since none can be had. */
export function readJuliaFile(path: string, text: string): DeclaredNeeds {
  const needs = noPython();
  const document = readToml(needs, path, text);
  const placeIn = placesIn(path, text);
  const isManifest = /Manifest\.toml$/.test(path);
  // Since format 2 a manifest has them below `deps`, as a project does; before they were the document itself.
  const listed = isRecord(document.deps) ? document.deps : isManifest ? document : {};
  const names = Object.keys(listed).filter((name) => !STANDARD.has(name));
  const unmet = names.slice(0, MAX_PACKAGES).map((name) => ({
    ...{ text: name.slice(0, 200), place: placeIn(isManifest ? `${name}]]` : name) },
    reason: NO_JULIA,
  }));
  return { requirements: [], unmet: [...needs.unmet, ...unmet] };
}
