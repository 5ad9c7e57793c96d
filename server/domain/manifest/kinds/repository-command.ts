import { MAKEFILES } from "../../environment/reached-scripts.ts";
import { knitCommand } from "./command-text.ts";
import { startedCommand } from "./interpreter-of.ts";
import type { RepositoryFiles } from "./manifest-kind.ts";
import { loopOf } from "./shell-line.ts";
import { snakemakeCommand } from "./snakefile.ts";
import { isFile, onlyFolderWith, treePath } from "./tree-path.ts";

const interpreters =
  /^(?:python[23]?(?:\.\d+)?|R|Rscript|julia|octave(?:-cli)?|sh|bash|zsh|perl|ruby|node|make|ipython|quarto|jupyter)$/;
/** Nothing that a shell would do more with than run one command, and no placeholder for the reader to fill in. */
const oneCommand = /^(?:[\w./:=,@%+"' -]|'\[[\w., -]*\]')+(?:\s>{1,2}\s?[\w./-]+)?$/;
const asks = /\s(?:--?help|-h|--version|--dry[-_]?run)(?:\s|$)/;
const placeholder = /\.\.\.|\bpath[/_-]to\b|\byour[_-]|\bxxx\b/i;
/** What a program of the repository is told to do that is no experiment, or is done on another machine. */
const otherTask = /^\S+\s+\S+\.\w+\s+(?:install|download|fetch|login|submit|status|serve)(?:\s|$)/;
/** What runs a command in an environment of its own, several times at once or without a screen, or measures it. */
const wrapper =
  /^(?:(?:(?:uv|poetry|pipenv|pixi|rye|hatch|pdm) run|(?:conda|mamba|micromamba) run(?:\s+(?:-n|--name)\s+[\w.-]+|\s+--[a-z-]+)*|time|nice|nohup|env|xvfb-run(?:\s+-a)?|(?:mpirun|mpiexec|srun)(?:\s+(?:-np?|--np)\s+\d+|\s+--[a-z-]+)*)\s+){1,3}(?=[^-\s])/;
/** Variables that a line sets for its command, to values that a shell need not look up, but for the folder it is in. */
const assignments =
  /^(?:[A-Za-z_]\w*=("?)(?:[\w./:,@%+-]|\$(?:PWD|PYTHONPATH)\b|\$\{(?:PWD|PYTHONPATH)\}|\$\(pwd\))*\1\s+)+(?=\S)/;
/** A virtual environment that the reader has made: `.venv/bin/python`. */
const ownEnvironment = /^(?:\.\/)?\.?v?env\/bin\/(?=[a-z])/;
/** Files that prepare a machine or check the code: what the paper shows is not made by them. */
const preparation =
  /^(?:\d+[._ -]*install|(?:re)?install|setup|set[-_]up|download|bootstrap|configure|autogen|deploy|publish|upload)(?![a-z])|^startup\.m$|^install\w*(?:packages?|librar(?:y|ies)|dependenc(?:y|ies)|requirements?)/i;
/** What brings files from elsewhere; a script that gets other things may compute them. */
const fetching =
  /^(?:fetch(?![a-z])|get[-_]?data(?:sets?)?(?![a-z])|(?:sync|pull)[-_](?:[a-z]{1,20}[-_]){0,3}(?:(?:meta)?data(?:sets?)?|files?)(?![a-z]))/i;
/** Not the set-up of an experiment, which a paper shows. */
const setupFolder = /(?:^|\/)(?!exp)(?:[^/]{1,60}[-_])?set-?up\//i;
/** What takes away what others have left; `clean.R` prepares data. */
const tidying = /^(?:clean(?:[-_]?(?:up|all))?|clear|reset)(?:\.(?:ba|z)?sh)?$/i;
/** What goes on until its reader stops it. */
const endless = /^(?:auto[-_]?build|watch)(?:[-_]\w+)?\.(?:ba|z)?sh$/i;
/** Targets that prepare, build, check, show or publish. */
const otherTarget =
  /^(?:\w*clean|mrproper|install|setup|test|help|docker|env|venv|deps|build$|compile|download|fetch|lint|format|style$|tidy|check|docs?$|serve|watch|draft|pdf|arxiv|article|manuscript|publish|upload|release|pin$|lock$|update|upgrade|requirements|autobuild|asm$|tags$)/;
const pythonTest = /^test_.*\.py$|_test\.py$/;

/** Returns the command that a line of a shell is, if it only runs a file of the code repository; null otherwise. */
export function repositoryCommand(line: string, folder: string, files: RepositoryFiles): string | null {
  const loop = loopOf(line);
  if (loop)
    return loop.commands.every((each) => bareCommand(each, folder, files) !== null) ? loop.strict : null;
  const [set = ""] = assignments.exec(line) ?? [];
  const command = placeholder.test(set) ? null : bareCommand(typed(line.slice(set.length)), folder, files);
  return command === null ? null : set + command.replace(knitted, (_, path: string) => knitCommand(path));
}

/** R would read it as a script. */
const knitted = /^Rscript\s+([\w./-]+\.[rq]md)$/i;

/** Returns what `export` sets, as a command has it before it; null for any other line, or a value that is not plain. */
export function exportedBy(line: string): string | null {
  const set = /^export\s+(.*)$/.exec(line)?.[1];
  return set !== undefined && !placeholder.test(set) && assignments.exec(`${set} :`)?.[0] === `${set} `
    ? set
    : null;
}

function bareCommand(command: string, folder: string, files: RepositoryFiles): string | null {
  if (!isOneCommand(command) || otherTask.test(command)) return null;
  const [program = "", ...rest] = command.split(/\s+/).map((word) => word.replace(/^(["'])(.*)\1$/, "$2"));
  const runs = (word: string) => isExperiment(word) && isFile(word, folder, files);
  if (isFileName(program)) return runs(program) ? startedCommand(command, folder, files) : null;
  if (program === "snakemake") return snakemakeCommand(command, folder, files);
  if (!interpreters.test(program) || (program === "R" && !runsFile.test(command))) return null;
  const isRun =
    program === "make"
      ? makesResults(rest) && MAKEFILES.some((name) => isFile(inMakeFolder(rest, name), folder, files))
      : program.startsWith("python") && rest[0] === "-m"
        ? rest[1] !== undefined && filesOfModule(rest[1]).some(runs)
        : runs(rest.find((word) => /\.\w+$/.test(word) && isFile(word, folder, files)) ?? "");
  return isRun ? command : null;
}

/** Where `make` looks for a file, from the folder that it is started in. */
export function inMakeFolder(words: readonly string[], name: string): string {
  const long = words.find((word) => word.startsWith("--directory="))?.slice("--directory=".length);
  const below = long ?? (words.includes("-C") ? (words[words.indexOf("-C") + 1] ?? "") : "");
  return `${below}/${name}`.replace(/^\//, "");
}

/** Of R itself, which is a console otherwise. */
const runsFile = /^R\s+(?:-[\w-]+\s+){0,20}(?:-f\s|CMD\s+BATCH\s)/;

/** Where `python -m` finds a module, or would if the package of the repository were installed. */
function filesOfModule(module: string): string[] {
  const path = module.replaceAll(".", "/");
  return ["", "src/"].flatMap((folder) => [`${folder}${path}.py`, `${folder}${path}/__main__.py`]);
}

/** The command of a line, without the variables that are set for it. */
export const withoutAssignments = (line: string) => line.replace(assignments, "");

/** The command that a line runs, without what runs it in an environment of its own, or measures it. */
export const withoutWrapper = (line: string) => line.replace(wrapper, "");

/** What of a line is typed: a list of commands says beside each, in a column of its own, what it does. */
function typed(line: string): string {
  return withoutWrapper(line)
    .replace(ownEnvironment, "")
    .replace(/\s{3,}.*$/, "")
    .replace(/^(?:py(?:\s+-3)?|python3?\.exe)\s+(?=\S)/, "python ")
    .replace(/^R\s+(?:--?[\w-]+\s+)*<\s*(?=[\w./-]+\.[rR]$)/, "Rscript ")
    .replace(openedNotebook, "jupyter nbconvert --to notebook --execute --inplace $1");
}

/** A notebook is opened to run it, and papermill is not there. */
const openedNotebook =
  /^(?:jupyter[ -](?:notebook|lab)|papermill)\s+([\w./-]+\.ipynb)(?:\s+[\w./-]+\.ipynb)?\s*$/;

/**
 * Returns the only folder below one in which a script lies that a line runs as if it lay in that one, or the rules of
 * `make`: the README is written for whoever is in that folder. The root for a path that is there. Null where it is in the
 * folder itself, in several below it or in none.
 */
export function onlyFolderOf(line: string, files: RepositoryFiles, folder: string): string | null {
  const words = typed(line).split(/\s+/);
  const isMake = words[0] === "make" && !words.some((word) => /^(?:-[Cf]$|--directory=)/.test(word));
  const script = words.find((word) => scriptName.test(word)) ?? (isMake ? "Makefile" : undefined);
  const path = script === undefined ? null : treePath(script);
  if (path === null || isFile(path, folder, files)) return null;
  return onlyFolderWith(path, files, folder) ?? (path.includes("/") && files.paths.has(path) ? "" : null);
}

/** Whether it is one command, without placeholders, of which a shell needs to know nothing else. */
export function isOneCommand(command: string): boolean {
  return (
    command.length <= 500 && oneCommand.test(command) && !placeholder.test(command) && !asks.test(command)
  );
}

const scriptName = /\.(?:sh|py|R|jl|pl)$/;
/** Without a slash a shell looks for it on its search path alone: such a line lists files. Few start files of R that way. */
const isFileName = (program: string) =>
  program.startsWith("./") || (program.includes("/") && /\.(?:sh|py|pl)$/.test(program));

/** Whether lines say what files are, as layouts of repositories do: a path, what it is in a column, and no command. */
export function isLayout(lines: readonly string[]): boolean {
  const isTold = (line: string) => /^[^\s./][^\s]*\.\w+\s{2,}\S/.test(line);
  const isCommand = (line: string) =>
    /^(?:\.\/|cd\s)/.test(line) || interpreters.test(typed(line).split(/\s+/)[0]!);
  return lines.some(isTold) && !lines.some(isCommand);
}

/** Whether the name of a file is none of one that prepares a machine, or tests the code. */
export function isExperiment(word: string): boolean {
  const name = word.split("/").at(-1)!;
  if (fetching.test(name) || setupFolder.test(word)) return false;
  return !preparation.test(name) && !tidying.test(name) && !endless.test(name) && !pythonTest.test(name);
}

function makesResults(targets: readonly string[]): boolean {
  return !targets.some((target) => otherTarget.test(target));
}
