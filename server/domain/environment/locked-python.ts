import type { LockedDistribution } from "./environment-lock.ts";
import { isWithin } from "./lock-member.ts";

const MAX_DISTRIBUTIONS = 5000;

/** It becomes the name of a file that a shell and pip see. */
export const DISTRIBUTION_FILE = /^[A-Za-z0-9][A-Za-z0-9._+!-]{0,249}\.(?:whl|tar\.gz|zip|tar\.bz2)$/;

const PATTERNS = {
  name: /^[a-z0-9]+(?:-[a-z0-9]+){0,20}$/,
  version: /^[A-Za-z0-9][A-Za-z0-9.!+_-]{0,127}$/,
  file: DISTRIBUTION_FILE,
  kind: /^(?:wheel|source)$/,
};

/** Describes a file by its name, which the index has chosen; null where a lock could not have it. */
export function lockDistribution(
  { name, file, byteSize, sha256 }: Pick<LockedDistribution, "name" | "file" | "byteSize" | "sha256">,
  buildOnly: boolean,
): LockedDistribution | null {
  const kind = file.endsWith(".whl") ? ("wheel" as const) : ("source" as const);
  const locked = { name, version: versionOfFile(file), file, kind, buildOnly, byteSize, sha256 };
  return isDistribution(locked) ? locked : null;
}

/** `numpy-1.26.4-cp311-cp311-linux_x86_64.whl`, `docopt-0.6.2.tar.gz` */
export function versionOfFile(file: string): string {
  const stem = file.replace(/\.(?:whl|zip|tar\.(?:gz|bz2))$/, "");
  return (file.endsWith(".whl") ? stem.split("-")[1] : stem.slice(stem.lastIndexOf("-") + 1)) ?? "";
}

/** Reads the Python part of a lock that anyone may have written; a sentence where it is none. */
export function parseLockedPython(value: unknown): LockedDistribution[] | string | null {
  if (value === undefined) return null;
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_DISTRIBUTIONS)
    return `Its \`python\` is not a list of 1 to ${MAX_DISTRIBUTIONS} packages.`;
  const wrong = value.findIndex((each) => !isDistribution(each));
  if (wrong !== -1) return `Its package /python/${wrong} is not as a Run leaves it.`;
  const distributions = (value as LockedDistribution[]).map(onlyKnown);
  const installed = distributions.filter(({ buildOnly }) => !buildOnly);
  for (const names of [distributions.map(({ file }) => file), installed.map(({ name }) => name)])
    if (new Set(names).size < names.length) return "It has a Python package twice.";
  return distributions;
}

const isDistribution = (value: unknown): value is LockedDistribution =>
  isWithin(value, PATTERNS) &&
  typeof value.buildOnly === "boolean" &&
  (value.kind === "wheel") === String(value.file).endsWith(".whl");

function onlyKnown({ name, version, file, kind, buildOnly, byteSize, sha256 }: LockedDistribution) {
  return { name, version, file, kind, buildOnly, byteSize, sha256 };
}
