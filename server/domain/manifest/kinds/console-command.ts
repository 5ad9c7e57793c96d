import { shellWord } from "./command-text.ts";
import type { RepositoryFiles } from "./manifest-kind.ts";
import { isExperiment } from "./repository-command.ts";
import { treePath } from "./tree-path.ts";

/** The file that a line for the console of R, Julia or MATLAB has run, as it is written; null where it does not. */
export function loadedFile(statement: string): string | null {
  const [, path] =
    /^(?:source|include|run|(?:rmarkdown::|quarto::|knitr::)?(?:render|quarto_render|knit\w*|spin))\(\s*(?:input\s*=\s*)?["']([^"'\n]+)["']/.exec(
      statement,
    ) ?? [];
  return path ?? null;
}

/** What a reader's own console needs, and a process of one's own does not. */
const preparation = /^(?:setwd|library|require|rm)\(/;

/**
 * Returns the command that does what lines for the console of R or Julia do, where they only run files of the
 * repository, named from its root; null otherwise.
 */
export function consoleCommand(lines: readonly string[], files: RepositoryFiles): string | null {
  const paths: string[] = [];
  for (const line of lines) {
    if (preparation.test(line)) continue;
    const path = treePath(loadedFile(line));
    if (path === null || !files.paths.has(path) || !isExperiment(path)) return null;
    paths.push(path);
  }
  const isAll = (extension: RegExp) => paths.length > 0 && paths.every((path) => extension.test(path));
  if (isAll(/\.r$/i)) return programCommand("Rscript", rSession(paths), paths);
  return isAll(/\.jl$/i) ? programCommand("julia", juliaSession(paths), paths) : null;
}

const programCommand = (program: string, session: string, [only, ...more]: readonly string[]) =>
  more.length === 0 ? `${program} ${shellWord(only!)}` : session;

/** One process that runs the files, each with what those before it defined. */
export const rSession = (paths: readonly string[]) =>
  `Rscript ${paths.map((path) => `-e ${shellWord(`source(${JSON.stringify(path)})`)}`).join(" ")}`;

export const juliaSession = (paths: readonly string[]) =>
  `julia -e ${shellWord(paths.map((path) => `include(${JSON.stringify(path)})`).join("; "))}`;
