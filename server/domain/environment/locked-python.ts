import type { LockedDistribution } from "./environment-lock.ts";
import { isWithin } from "./lock-member.ts";

const MAX_DISTRIBUTIONS = 5000;

const PATTERNS = {
  name: /^[a-z0-9]+(?:-[a-z0-9]+){0,20}$/,
  version: /^[A-Za-z0-9][A-Za-z0-9.!+_-]{0,127}$/,
  /** It becomes the name of a file that a shell and pip see. */
  file: /^[A-Za-z0-9][A-Za-z0-9._+!-]{0,249}\.(?:whl|tar\.gz|zip|tar\.bz2)$/,
  kind: /^(?:wheel|source)$/,
};

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
