import { manifestPath } from "../manifest-path.ts";
import { type DeclaredNeeds, linesOf } from "./environment-files.ts";

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

function addDebian({ requirements, unmet }: DeclaredNeeds, text: string, place: string): void {
  if (PACKAGE.test(text)) requirements.push({ name: text.split("=")[0]!, text, place });
  else
    unmet.push({
      text: text.slice(0, 200),
      place,
      reason: "It is not a name of a Debian package; write one as `apt-get install` takes it.",
    });
}
