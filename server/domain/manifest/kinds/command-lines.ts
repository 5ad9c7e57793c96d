import { MAKEFILES } from "../../environment/reached-scripts.ts";
import { batchWork } from "./batch-script.ts";
import { inFolder } from "./command-text.ts";
import type { CompiledPrograms } from "./compiled-programs.ts";
import { idleGoals, isDefaultGoal, madeByMake, onlyCompiles } from "./make-rules.ts";
import type { RepositoryFiles } from "./manifest-kind.ts";
import { asNamed } from "./named-paths.ts";
import {
  exportedBy,
  inMakeFolder,
  isLayout,
  isOneCommand,
  onlyFolderOf,
  repositoryCommand,
  withoutWrapper,
} from "./repository-command.ts";
import { simpleCommands } from "./shell-line.ts";
import { isFile, isFolder, treePath } from "./tree-path.ts";
import { isDocument, onlyMakes } from "./typesetting.ts";

/** What lines of a shell run of a repository. */
export interface CommandLines {
  commands: string[];
  /** Files of the repository that they make again by rules of a Makefile. */
  outputs: string[];
  /** Those of the commands that only compile or unpack. */
  compiling: string[];
  /** What builds modules of Python beside their sources, for all that is run. */
  building: string[];
  /** What they name and cannot be an experiment here, each a whole sentence. */
  notes: string[];
}

/**
 * Reads the lines that run a file of the repository, or a program that was compiled of one. `cd` into one of its folders
 * is kept; all else prepares a machine. What makes the paper itself is none, and of what is for a batch system only the
 * commands within, where they are plain.
 */
export function commandLines(
  lines: readonly string[],
  files: RepositoryFiles,
  compiled: CompiledPrograms,
  start = "",
): CommandLines {
  const read: CommandLines = { commands: [], outputs: [], compiling: [], building: [], notes: [] };
  if (isLayout(lines)) return read;
  compiled.begin();
  const exported: string[] = [];
  let folder = start;
  /** Whether it is in a folder that the reader has made: nothing of the repository is there, but what is built in it. */
  let isMade = false;
  for (const line of lines.flatMap(simpleCommands)) {
    const target = /^cd\s+([^\s;&|]+)$/.exec(line)?.[1];
    const set = exportedBy(line);
    if (set !== null) exported.push(set);
    if (target !== undefined) {
      compiled.add(line, folder);
      const isBack: boolean = isMade;
      isMade = !isBack && lines.some((each) => makes(each, target));
      if (!isMade && !isBack) folder = changedFolder(target, { folder, start }, files);
      continue;
    }
    const own: CommandLines = { ...read, commands: [] };
    const built = compiled.builtBy(line, folder);
    if (built !== null) own.commands.push(built);
    else if (isMade) compiled.add(line, folder);
    else addLine(line.trim(), folder, own, files, compiled);
    const variables = exported.length > 0 ? `export ${exported.join(" ")} && ` : "";
    read.commands.push(...own.commands.map((command) => variables + command));
  }
  return read;
}

function changedFolder(
  target: string,
  { folder, start }: { folder: string; start: string },
  files: RepositoryFiles,
): string {
  const next = treePath(target, folder);
  if (next !== null && isFolder(files.paths, next)) return next;
  // A folder that is not there is the repository's own, which the reader has just fetched.
  const below = treePath(target.split("/").slice(1).join("/"), folder);
  if (folder === start && below !== null && isFolder(files.paths, below)) return below;
  return /^\.\.?\/?$/.test(target) ? parentOf(target, folder) : folder;
}

/** Whether a line makes the folder. */
const makes = (line: string, folder: string) =>
  /(?:^|[;&]\s*)mkdir\s/.test(line) && line.split(/[\s;&]+/).includes(folder);

function addLine(
  line: string,
  folder: string,
  { commands, outputs, compiling, building, notes }: CommandLines,
  files: RepositoryFiles,
  compiled: CompiledPrograms,
): void {
  compiled.add(line, folder);
  const text = withoutWrapper(asNamed(line, folder, files.paths));
  const compiler = compiled.compilerOf(text, folder);
  const meant = compiler === null ? (onlyFolderOf(text, files, folder) ?? folder) : folder;
  if (buildsInPlace(text, meant, files)) {
    building.push(inFolder(meant, text));
    return;
  }
  if (unpacks(text, folder, files)) {
    const whole = inFolder(folder, text);
    commands.push(whole);
    compiling.push(whole);
    return;
  }
  const batch = batchWork(text, meant, files);
  if (batch !== null) {
    // Its own lines are not looked into again: what they submit in turn is not here either.
    const inner = batch.lines.filter((line) => batchWork(line, meant, files) === null);
    const found = commandLines(inner, files, compiled, meant);
    commands.push(...found.commands);
    outputs.push(...found.outputs);
    compiling.push(...found.compiling);
    building.push(...found.building);
    notes.push(noteOnBatch(batch.path, found.commands.length > 0));
    return;
  }
  const found = compiler === null ? [repositoryCommand(text, meant, files)] : [compiler, text];
  for (const command of found) {
    if (command === null) continue;
    const script = startedFile(command, meant, files);
    const make = script !== null && isMake(command) ? command.split(/\s+/) : null;
    const idle = make ? idleGoals(script!, make, files) : [];
    if (script !== null && isDocument(script, files)) notes.push(noteOnDocument(script));
    else if (idle.length > 0) notes.push(noteOnGoals(script!, idle));
    else {
      const isPlain =
        script !== null && (make ? isDefaultGoal(script, make, files) : onlyMakes(script, files));
      const whole = inFolder(meant, isPlain ? "make" : command);
      commands.push(whole);
      if (make && onlyCompiles(script!, make, files)) compiling.push(whole);
      if (make) outputs.push(...madeByMake(script!, make, files));
    }
  }
}

const builds = /^python[\d.]*\s+([\w./-]+\.py)\s+build(?:_ext)?\s(?:.*\s)?(?:--inplace|-i)(?:\s|$)/;

function buildsInPlace(line: string, folder: string, files: RepositoryFiles): boolean {
  const script = isOneCommand(line) ? builds.exec(line)?.[1] : undefined;
  return script !== undefined && isFile(script, folder, files);
}

const unpacking =
  /^(?:tar\s+(?:-{0,2}[a-z]*x[a-z]*\s+|-{1,2}[a-z]+\s+)+|unzip\s+(?:-[a-z]+\s+)*)([\w./+-]+)/i;

/** Whether a line unpacks an archive of the repository. */
function unpacks(line: string, folder: string, files: RepositoryFiles): boolean {
  const archive = isOneCommand(line) ? unpacking.exec(line)?.[1] : undefined;
  return archive !== undefined && isFile(archive, folder, files);
}

/** The Makefile or shell script that a command runs. */
function startedFile(command: string, folder: string, files: RepositoryFiles): string | null {
  const words = command.split(/\s+/);
  const names = isMake(command) ? MAKEFILES : words.filter((word) => /\.(?:ba)?sh$/.test(word));
  const path = names
    .flatMap((name) => treePath(inMakeFolder(words, name), folder) ?? [])
    .find((each) => files.paths.has(each));
  return path ?? null;
}

const isMake = (command: string) => /^make(?:\s|$)/.test(command);

export function noteOnDocument(path: string): string {
  return `${path} typesets a document and runs no other program, so it is not taken for an experiment.`;
}

function noteOnGoals(path: string, goals: readonly string[]): string {
  return `${path} has no recipe for ${goals.join(", ")}, so that it is not taken for an experiment.`;
}

function noteOnBatch(path: string, isReplaced: boolean): string {
  const done = isReplaced
    ? "the commands in it are offered as they are."
    : "name the command that it submits as an experiment in .research/experiment.yml.";
  return `${path} is for a batch system, of which there is none here: ${done}`;
}

function parentOf(step: string, folder: string): string {
  return step.startsWith("..") ? folder.split("/").slice(0, -1).join("/") : folder;
}
