import type { JuliaFile } from "./julia-manifest.ts";
import { type JuliaNeeds, noJulia } from "./julia-needs.ts";
import { JULIA_STANDARD_LIBRARY } from "./julia-standard-library.ts";
import { isRecord } from "./parse-record.ts";
import { readToml } from "./python-project.ts";
import { placesIn } from "./text-place.ts";

/** More than any project names itself. */
const MAX_PACKAGES = 300;

const NO_VERSIONS =
  "A `Project.toml` alone says no versions: commit the `Manifest.toml` that `Pkg.instantiate()` wrote beside it.";

/** Reads a `Project.toml` without a manifest: its packages are named, since nothing says which versions they had. */
export function readJuliaProject({ path, text }: JuliaFile): JuliaNeeds {
  const needs = noJulia(path);
  const { deps, compat } = readToml(needs, path, text);
  const placeIn = placesIn(path, text);
  const names = Object.keys(isRecord(deps) ? deps : {}).filter((name) => !JULIA_STANDARD_LIBRARY.has(name));
  const unmet = names.slice(0, MAX_PACKAGES).map((name) => ({
    ...{ text: name.slice(0, 200), place: placeIn(name), reason: NO_VERSIONS },
  }));
  const [, version] =
    /(\d{1,3}\.\d{1,3}(?:\.\d{1,3})?)/.exec(String(isRecord(compat) ? compat.julia : "")) ?? [];
  const release =
    version === undefined
      ? null
      : { text: `julia ${version}`, place: placeIn("julia"), version, isExact: false };
  return { ...needs, release, unmet: [...needs.unmet, ...unmet] };
}
