import type { LockedRPackage } from "./environment-lock.ts";
import { isWithin } from "./lock-member.ts";
import { R_NAME } from "./r-description.ts";
import { R_VERSION } from "./r-version.ts";

const MAX_PACKAGES = 1000;

/** They become the name of a file and words of a shell. */
const PATTERNS = { name: R_NAME, version: R_VERSION };

/** The name of a source package's file, as every mirror of CRAN has it. */
export const fileOfR = ({ name, version }: Pick<LockedRPackage, "name" | "version">): string =>
  `${name}_${version}.tar.gz`;

/** Reads the R part of a lock that anyone may have written; a sentence where it is none. The order is the author's. */
export function parseLockedR(value: unknown): LockedRPackage[] | string | null {
  if (value === undefined) return null;
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_PACKAGES)
    return `Its \`r\` is not a list of 1 to ${MAX_PACKAGES} packages.`;
  const wrong = value.findIndex((each) => !isWithin(each, PATTERNS));
  if (wrong !== -1) return `Its package /r/${wrong} is not as a Run leaves it.`;
  const packages = (value as LockedRPackage[]).map(({ name, version, byteSize, sha256 }) => ({
    ...{ name, version, byteSize, sha256 },
  }));
  return new Set(packages.map(({ name }) => name)).size < packages.length
    ? "It has an R package twice."
    : packages;
}
