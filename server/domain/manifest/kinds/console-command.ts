import { inFolder, shellWord } from "./command-text.ts";
import type { RepositoryFiles } from "./manifest-kind.ts";
import { isExperiment } from "./repository-command.ts";
import { isFile, onlyFolderWith, treePath } from "./tree-path.ts";

/** The file that a line for the console of R, Julia or MATLAB has run, as it is written; null where it does not. */
export function loadedFile(statement: string): string | null {
  const [, path] =
    /^(?:source|include|run|(?:rmarkdown::|quarto::|knitr::)?(?:render|quarto_render|knit\w*|spin))\(\s*(?:input\s*=\s*)?["']([^"'\n]+)["']/.exec(
      statement,
    ) ?? [];
  return path ?? null;
}

/** What a reader's own console needs, and a process of one's own does not. */
const preparation =
  /^(?:setwd|library|require|rm|install\.packages|update\.packages|(?:devtools|remotes|renv|pacman|BiocManager)::\w+)\(|^(?:using|import)\s|^Pkg\.|^\]|^cd\(/;

/** A call of a function with values that stand in it, each a number, a text, a constant, or a vector of such. */
const value = String.raw`(?:[\w.]+\s*=\s*)?(?:-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?L?|"[^"\\$]{0,100}"|'[^'\\$]{0,100}'|:\w+|(?:TRUE|FALSE|NULL|true|false|nothing)\b|-?\d+:\d+|c?[([][\d\s.,:e-]{0,100}[)\]])`;
export const call = new RegExp(
  `^[A-Za-z_][\\w.]{0,62}!?\\(\\s*(?:${value}\\s*(?:[,;]\\s*${value}\\s*){0,10})?\\)\\s*;?$`,
);

/**
 * Returns the command that does what lines for the console of R or Julia do, where they only run files of the
 * repository, named from the README's folder or from the only one that has them, and then call functions with plain
 * values; null otherwise.
 */
export function consoleCommand(
  lines: readonly string[],
  files: RepositoryFiles,
  start: string,
): string | null {
  const paths: string[] = [];
  const calls: string[] = [];
  for (const line of lines) {
    if (preparation.test(line)) continue;
    if (paths.length > 0 && loadedFile(line) === null && call.test(line)) {
      calls.push(line.replace(/\s*;$/, ""));
      continue;
    }
    if (calls.length > 0) return null;
    const path = treePath(loadedFile(line));
    if (path === null || !isExperiment(path)) return null;
    paths.push(path);
  }
  const [first] = paths;
  if (first === undefined) return null;
  const folder = isFile(first, start, files) ? start : onlyFolderWith(first, files);
  if (folder === null || !paths.every((path) => isFile(path, folder, files))) return null;
  const isAll = (extension: RegExp) => paths.every((path) => extension.test(path));
  if (isAll(/\.r$/i)) return inFolder(folder, rSession(paths, calls));
  return isAll(/\.jl$/i) ? inFolder(folder, juliaSession(paths, calls)) : null;
}

/** One process that runs the files, each with what those before it defined, and then the calls. */
export function rSession(paths: readonly string[], calls: readonly string[] = []): string {
  if (paths.length + calls.length === 1) return `Rscript ${shellWord(paths[0]!)}`;
  const statements = [...paths.map((path) => `source(${JSON.stringify(path)})`), ...calls];
  return `Rscript ${statements.map((each) => `-e ${shellWord(each)}`).join(" ")}`;
}

export function juliaSession(paths: readonly string[], calls: readonly string[] = []): string {
  if (paths.length + calls.length === 1) return `julia ${shellWord(paths[0]!)}`;
  const statements = [...paths.map((path) => `include(${JSON.stringify(path)})`), ...calls];
  return `julia -e ${shellWord(statements.join("; "))}`;
}

/** A line of a console, or what one of a shell has MATLAB do. */
export function statementsOf(line: string): string[] {
  const [, double, single, word] =
    /^matlab\s.{0,200}?-(?:r|batch)\s+(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(line) ?? [];
  const statements = double ?? single ?? word;
  return statements === undefined ? [line] : statements.split(/[;,]/).map((each) => each.trim());
}
