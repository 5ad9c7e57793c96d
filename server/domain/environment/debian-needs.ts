import { manifestPath } from "../manifest-path.ts";
import { type DeclaredNeeds, linesOf } from "./environment-files.ts";
import { addUnmet } from "./requirement.ts";

/** Debian Policy 5.6.1; and 5.6.12 for a version, after `=`. */
const PACKAGE = /^[a-z0-9][a-z0-9+.-]{1,127}(?:=[A-Za-z0-9][A-Za-z0-9.+:~-]{0,127})?$/;

/** Reads `apt.txt`: Debian packages separated by white space, with comments. */
export function readAptFile(path: string, text: string): DeclaredNeeds {
  const needs: DeclaredNeeds = { requirements: [], unmet: [] };
  for (const { line, number } of linesOf(text)) {
    const place = `${path}:${number}`;
    for (const word of line.split(/\s+/)) addDebian(needs, word, place);
  }
  return needs;
}

/** The packages that a manifest's experiment requires. */
export function readRequires(requires: readonly string[]): DeclaredNeeds {
  const needs: DeclaredNeeds = { requirements: [], unmet: [] };
  for (const name of requires) addDebian(needs, name, manifestPath);
  return needs;
}

/** A line of a file has as many as it likes. */
const MAX_PACKAGES = 2000;

function addDebian(needs: DeclaredNeeds, text: string, place: string): void {
  const isPackage = PACKAGE.test(text);
  if (isPackage && needs.requirements.length < MAX_PACKAGES)
    needs.requirements.push({ name: text.split("=")[0]!, text, place });
  else addUnmet(needs, { text: text.slice(0, 200), place, reason: isPackage ? TOO_MANY : NO_NAME });
}

const TOO_MANY = `There are more than ${MAX_PACKAGES} packages; list what the code itself needs.`;
const NO_NAME = "It is not a name of a Debian package; write one as `apt-get install` takes it.";
