import { runSystemCommand } from "./run-system-command.ts";

/**
 * Returns those of a manifest's required Debian packages that are not installed, in the same order. A string that is
 * not a valid package name counts as missing and is never passed to a program; without dpkg every name is missing.
 * Installs nothing.
 */
export async function missingRequirements(requires: string[]): Promise<string[]> {
  const names = [...new Set(requires.filter((name) => PACKAGE_NAME.test(name)))];
  if (names.length === 0) return requires;
  const format = "${Package} ${db:Status-Status}\\n";
  // Exits with 1 if a name is unknown, and still prints the others.
  const { stdout } = await runSystemCommand([
    "dpkg-query",
    "--show",
    `--showformat=${format}`,
    "--",
    ...names,
  ]);
  const installed = new Set(
    stdout.split("\n").flatMap((line) => (line.endsWith(" installed") ? [line.split(" ")[0]!] : [])),
  );
  return requires.filter((name) => !installed.has(name));
}

/** Debian Policy 5.6.1. Excludes wildcards and a leading dash. */
const PACKAGE_NAME = /^[a-z0-9][a-z0-9+.-]{1,127}$/;
