import type { RDescription } from "./r-description.ts";

/** Why a source package was not installed, by the last lines of the compiler and of R, and what to do. */
export function describeInstallFailure(
  output: string,
  limitHit: string | null,
  { systemRequirements }: Pick<RDescription, "systemRequirements">,
): string {
  if (limitHit !== null) return `Installing it was stopped: it used too much ${limitHit}.`;
  const lines = output
    .slice(-MAX_OUTPUT)
    .split("\n")
    .map((line) => line.trim());
  const telling = lines.filter((line) => line.length < 500 && TELLING.test(line));
  const last = (telling.length > 0 ? telling : lines.filter((line) => line !== "")).slice(-MAX_LINES);
  const hint = lines.some((line) => LIBRARY.test(line)) ? HINT : "";
  const asked = systemRequirements === null ? "" : ` Its authors say that it needs ${systemRequirements}.`;
  return `It cannot be installed: ${last.join(" ").slice(-MAX_TEXT)}${asked}${hint}`;
}

const MAX_OUTPUT = 200_000;
const MAX_LINES = 4;
const MAX_TEXT = 600;

const TELLING = /(?:^|[\s:])(?:fatal )?error\b|^ERROR|No such file|not found|cannot find|unable to load/i;

/** A header, a library to link with, a program, a module of pkg-config. */
const LIBRARY =
  /No such file or directory|cannot find -l|command not found|: not found|No package '|cannot open shared object/;

const HINT = " Name the Debian package that has what it lacks in `apt.txt`.";
