import { capture } from "./capture.ts";

/**
 * Which of the Debian packages that a manifest requires are not installed here, in the order asked. A name that is no
 * package name counts as missing and is never handed to a program; so does every name where dpkg is not the system's
 * package manager. Nothing is installed.
 */
export async function missingRequirements(requires: string[]): Promise<string[]> {
  const names = [...new Set(requires.filter((name) => PACKAGE_NAME.test(name)))];
  if (names.length === 0) return requires;
  const format = "${Package} ${db:Status-Status}\\n";
  // Its status is 1 as soon as one name is unknown; the others are printed all the same.
  const { stdout } = await capture(["dpkg-query", "--show", `--showformat=${format}`, "--", ...names]);
  const installed = new Set(
    stdout.split("\n").flatMap((line) => (line.endsWith(" installed") ? [line.split(" ")[0]!] : [])),
  );
  return requires.filter((name) => !installed.has(name));
}

/** Debian Policy 5.6.1; no wildcard and no leading dash can pass. */
const PACKAGE_NAME = /^[a-z0-9][a-z0-9+.-]{1,127}$/;
