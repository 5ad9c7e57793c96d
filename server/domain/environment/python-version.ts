import { satisfies, valid } from "@renovatebot/pep440";
import type { LockedPackage } from "./environment-lock.ts";

/** Whether a version is one of those that a specifier such as `>=1.2,<2` allows; one that is not understood is not. */
export function versionSatisfies(version: string, specifier: string): boolean {
  if (specifier === "") return true;
  try {
    return valid(version) !== null && satisfies(version, specifier, { prereleases: true });
  } catch {
    return false;
  }
}

/** The version of a base's interpreter, `3.11.2`; null where it has none. */
export function pythonOf(debian: readonly Pick<LockedPackage, "name" | "version">[]): string | null {
  const version = debian.find(({ name }) => name === "python3")?.version ?? "";
  return /^\d+\.\d+\.\d+/.exec(version)?.[0] ?? null;
}
