import type { RepositoryFiles } from "./manifest-kind.ts";
import { treePath } from "./tree-path.ts";
import { textOf } from "./typesetting.ts";

const interpreters = new Set([
  "sh",
  "bash",
  "dash",
  "zsh",
  "ksh",
  "python3",
  "python",
  "perl",
  "Rscript",
  "julia",
  "ruby",
]);

/** What runs a script, by its ending. */
export const interpreterByEnding: Readonly<Record<string, string>> = {
  sh: "bash",
  bash: "bash",
  py: "python3",
  r: "Rscript",
  jl: "julia",
  pl: "perl",
  rb: "ruby",
};

/** Returns the interpreter that the first line of a script names, or its ending means; null where neither does. */
export function interpreterOf(path: string, text: string): string | null {
  const line = /^#!([^\n]{1,200})/.exec(text)?.[1] ?? "";
  const [program = "", ...rest] = line.trim().split(/\s+/);
  const named = /(?:^|\/)env$/.test(program) ? rest.find((word) => !word.startsWith("-")) : program;
  const name = (named ?? "").split("/").at(-1)!;
  if (interpreters.has(name)) return name;
  const ending = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(interpreterByEnding, ending) ? interpreterByEnding[ending]! : null;
}

/**
 * Returns a command that begins with a file of the code repository as a shell can start it: where the file may not be
 * executed, since Windows and archives lose that permission, or readers were told to give it, by its interpreter. Null
 * where that file has none.
 */
export function startedCommand(command: string, folder: string, files: RepositoryFiles): string | null {
  const path = treePath(command.split(/\s+/)[0], folder);
  if (path === null || !files.notExecutable?.has(path)) return command;
  const interpreter = interpreterOf(path, textOf(path, files) ?? "");
  return interpreter && `${interpreter} ${command}`;
}
