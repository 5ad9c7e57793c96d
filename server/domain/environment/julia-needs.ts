import type { LockedJuliaPackage } from "./locked-julia.ts";
import type { Asked, UnmetRequirement } from "./requirement.ts";

/** What code in Julia asks for: a `Manifest.toml` pins all of its packages, so that none is chosen. */
export interface JuliaNeeds {
  /** The path of the file that names the packages; null where there is none. */
  place: string | null;
  release: JuliaRelease | null;
  /** UUIDs by names of what code loads by its name alone. */
  project: Record<string, string>;
  packages: JuliaPackage[];
  unmet: UnmetRequirement[];
}

/** The Julia that the authors had. */
export interface JuliaRelease extends Asked {
  /** `1.10.4`, or `1.6`. */
  version: string;
  /** Whether the file says so; else another one may do as well. */
  isExact: boolean;
}

/** An entry of a manifest, whose files were not seen. */
export interface JuliaPackage extends Omit<LockedJuliaPackage, "tree" | "isBuilt"> {
  /** Of its folder, as git names it; absent for what comes with Julia, and for a folder of the repository. */
  sha1?: string;
  /** The git repository that the authors had it from, in place of a registry. */
  repository?: string;
  /** `Manifest.toml:12` */
  place: string;
}

export const noJulia = (place: string | null): JuliaNeeds => ({
  ...{ place, release: null, project: {}, packages: [], unmet: [] },
});

/** As it is named where it is missing. */
export const askedOf = ({ name, version, place }: JuliaPackage): Asked => ({
  text: version === undefined ? name : `${name} ${version}`,
  place,
});
