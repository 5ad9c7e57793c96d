import type { Requirement, UnmetRequirement } from "./requirement.ts";

/** What an author's files ask for. */
export interface DeclaredNeeds {
  requirements: Requirement[];
  unmet: UnmetRequirement[];
}

/** In repo2docker's order: where one of these folders is there, the files in the root are not looked at. */
const FOLDERS = ["binder", ".binder"];

/**
 * Returns the path of a configuration file as repo2docker finds it, or null: in `binder/`, else in `.binder/`, else in
 * the root (docs/environments.md#which-files-are-read).
 */
export function environmentFile(paths: readonly string[], name: string): string | null {
  const folder = FOLDERS.find((each) => paths.some((path) => path.startsWith(`${each}/`)));
  const path = folder === undefined ? name : `${folder}/${name}`;
  return paths.includes(path) ? path : null;
}

const MAX_LINES = 1000;

/** The lines of a file that are not empty, with their numbers; comments removed. */
export function linesOf(text: string): { line: string; number: number }[] {
  return text
    .split("\n")
    .slice(0, MAX_LINES)
    .map((line, index) => ({ line: withoutComment(line).trim(), number: index + 1 }))
    .filter(({ line }) => line !== "");
}

/** A comment starts the line, or stands after white space: `#egg=` in an address is none. */
function withoutComment(line: string): string {
  for (let at = line.indexOf("#"); at !== -1; at = line.indexOf("#", at + 1)) {
    if (at === 0 || /\s/.test(line[at - 1]!)) return line.slice(0, at);
  }
  return line;
}
