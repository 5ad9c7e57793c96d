import { afterBuilding } from "./build-steps.ts";
import { codeBlocks, consoleBlocks } from "./code-blocks.ts";
import { commandLines } from "./command-lines.ts";
import { idOf, inOrder } from "./command-text.ts";
import { CompiledPrograms } from "./compiled-programs.ts";
import { consoleCommand } from "./console-command.ts";
import { othersThanExample } from "./example-scripts.ts";
import { type InlineCommands, inlineCommands } from "./inline-commands.ts";
import type { ManifestKind, PartialExperiment, RepositoryFiles } from "./manifest-kind.ts";
import { withoutRepeats } from "./readme-repeats.ts";
import { type ReadBlock, withoutParts, withSections, withSteps } from "./readme-steps.ts";
import { readme, readmeNames, readmesBelow, readReadmes } from "./readme-units.ts";
import { runOf } from "./run-of-scripts.ts";
import { nameOf } from "./script-names.ts";
import { toldBeside, toldDocuments, toldMatlab } from "./told-kinds.ts";
import { ToldValues } from "./told-values.ts";
import { folderOf } from "./tree-path.ts";

const maxExperiments = 10;
/** Before steps are joined. */
const maxBlocks = 50;
const maxCommands = 20;
const maxOutputs = 200;

/** A README: the commands in it that run files of the code repository. */
export const readmeCommands: ManifestKind = {
  names: readmeNames,
  find: (paths) => readmesBelow(paths)[0] ?? null,
  scripts: new RegExp(
    `${readme.source}|(?:^|/)(?:readme|[^/]+\\.(?:sh|bash|slurm|sbatch|pbs|job|rmd|qmd)|(?:gnu)?makefile)$`,
    "i",
  ),
  confidence: "low",
  read(path, files) {
    const read = readReadmes(
      path,
      files.paths,
      (each) => readReadme(each, files),
      (one) => one.experiments.length > 0,
    );
    const hasCommands = read.some((each) => each.experiments.length > 0);
    const silent = read.filter(({ experiments, notes }) => experiments.length + notes.length === 0);
    const told = hasCommands ? silent.flatMap((each) => toldBeside(each.path, files)) : [];
    const all = [...read.flatMap((each) => each.experiments), ...told];
    const experiments = all.slice(0, maxExperiments);
    const notes = [...new Set(read.flatMap((each) => each.notes))];
    if (all.length > maxExperiments) notes.push(noteOnRest(all.slice(maxExperiments)));
    return { part: { experiments, ...(notes.length > 0 && { notes }) }, problems: [] };
  },
};

const maxQuoted = 100;

function noteOnRest([first, ...more]: readonly PartialExperiment[]): string {
  const command = first!.command.replace(/\s+/g, " ");
  const quoted = command.length > maxQuoted ? `${command.slice(0, maxQuoted)}…` : command;
  const count = more.length + 1;
  const left = count === 1 ? "1 more command of the README is" : `${count} more commands of the README are`;
  return `${left} left out, since ${maxExperiments} experiments are offered at most; the first is ${quoted}`;
}

/** Commands that stand together. */
interface ReadLines {
  lines: string[];
  /** Of a block of code. */
  section?: number;
  isInline?: boolean;
  /** What compiles its program. */
  builder?: readonly string[];
}

interface ReadReadme {
  path: string;
  experiments: PartialExperiment[];
  notes: string[];
}

/** Each block of code is an experiment, and each command in the text that no block has. What only prepares is none. */
function readReadme(path: string, files: RepositoryFiles): ReadReadme {
  const text = new TextDecoder().decode(files.contents.get(path) ?? new Uint8Array());
  const experiments = new Map<string, PartialExperiment>();
  const notes: string[] = [];
  const compiled = new CompiledPrograms(files);
  const inBlocks = new Set<string>();
  const told = new ToldValues(text);
  const others = othersThanExample(text, files, folderOf(path)).map((line) => ({ lines: [line] }));
  const inline = inlineCommands(text).flatMap((each) =>
    [each.lines, ...othersLike(each, files.paths)].map((lines) => ({
      lines,
      isInline: true,
      ...(each.builder && { builder: each.builder }),
    })),
  );
  const all: ReadLines[] = [...codeBlocks(text), ...others, ...inline];
  const filled = all.flatMap(({ lines, ...each }) =>
    told.filled(lines).map((lines): ReadLines => ({ ...each, lines })),
  );
  const blocks = new Map<PartialExperiment, ReadBlock>();
  const commandsOf = new Map<PartialExperiment, readonly string[]>();
  /** What only compiles the programs that are run behind it. */
  const building = new Set<string>();
  for (const { lines, section, isInline, builder } of filled) {
    for (const line of builder ? lines : []) compiled.addBuilder(builder!, line, folderOf(path));
    const read = commandLines(lines, files, compiled, folderOf(path));
    notes.push(...read.notes);
    const commands = [...new Set(read.commands)].slice(0, maxCommands);
    const command = inOrder(commands);
    const prepares = (each: string) => onlyInstalls(each) || read.compiling.includes(each);
    if (command === "" || experiments.has(command) || commands.every(prepares)) continue;
    if (isInline && commands.every((each) => inBlocks.has(each))) continue;
    for (const each of commands) inBlocks.add(each);
    const id =
      commands.length === 1 ? idOf(command.replace(/ -e '[^']*'/, "")) : `readme-${experiments.size + 1}`;
    const outputs = [...new Set(read.outputs)].slice(0, maxOutputs);
    const experiment = { id, command, ...(outputs.length > 0 && { outputs }) };
    experiments.set(command, experiment);
    commandsOf.set(experiment, commands);
    if (builder) for (const each of commands.slice(0, -1)) building.add(each);
    if (section !== undefined) blocks.set(experiment, { section, commands });
    if (experiments.size === maxBlocks) break;
  }
  const consoles = consoleBlocks(text);
  for (const lines of consoles) {
    const command = consoleCommand(lines, files, folderOf(path));
    if (command === null || onlyInstalls(command) || experiments.size >= maxBlocks) continue;
    experiments.set(command, { id: idOf(command), command });
  }
  if (experiments.size > 0)
    for (const { id, command } of toldMatlab(consoles, files, folderOf(path)))
      if (experiments.size < maxBlocks) experiments.set(command, { id, command });
  const own = [...experiments.values()].filter(({ command }) => !building.has(command));
  const once = withoutRepeats(withoutParts(own), commandsOf, files);
  const joined = withSections(withSteps(once), blocks);
  const whole = withDocuments(joined, text, files);
  return { path, experiments: afterBuilding(whole, text, files, folderOf(path)), notes };
}

/** What else is run where a command is said to be one of several: an example, or one for each folder. */
function othersLike({ lines, ...said }: InlineCommands, paths: ReadonlySet<string>): string[][] {
  return (said.isForEach && inEachFolder(lines, paths)) || (said.isExample && siblingsOf(lines, paths)) || [];
}

/** The lines in each folder that has their script; null where it lies in the root, or they name none. */
function inEachFolder(lines: readonly string[], paths: ReadonlySet<string>): string[][] | null {
  const file = /(?<=\s)[\w.-]+\.(?:py|R|r|jl|sh|m)(?=\s|$)/.exec(lines[0] ?? "")?.[0];
  if (file === undefined || paths.has(file)) return null;
  const folders = [...paths].filter((path) => nameOf(path) === file).map(folderOf);
  return folders.length > maxExperiments ? [] : folders.sort().map((folder) => [`cd ${folder}`, ...lines]);
}

/** The line with each other script whose name differs by its number; null where it is not one line with such a script. */
function siblingsOf([line = "", ...more]: readonly string[], paths: ReadonlySet<string>): string[][] | null {
  const script = /(?<=^|\s|\/)[\w./-]*\d[a-zA-Z]{0,2}\.(?:py|R|r|jl|sh|m)(?=\s|$)/.exec(line)?.[0];
  if (more.length > 0 || script === undefined) return null;
  const name = script.replace(/^\.\//, "");
  const [, stem = "", ending = ""] = /^(.*?)\d+[a-zA-Z]{0,2}(\.\w+)$/.exec(name) ?? [];
  const isSibling = (path: string) =>
    path !== name &&
    path.startsWith(stem) &&
    path.endsWith(ending) &&
    /^\d+[a-zA-Z]{0,2}\.\w+$/.test(path.slice(stem.length));
  const others = [...paths].filter(isSibling);
  return others.length >= maxExperiments ? [] : others.sort().map((path) => [line.replace(name, path)]);
}

/** Documents that the text tells to run beside what its commands do: they show what the commands leave. */
function withDocuments(
  experiments: PartialExperiment[],
  text: string,
  files: RepositoryFiles,
): PartialExperiment[] {
  const documents = toldDocuments(text, files).filter(
    (path) => !experiments.some(({ command }) => command.includes(nameOf(path))),
  );
  const run =
    experiments.length > 0 && documents.length > 0 ? runOf({ id: "steps", scripts: documents }, files) : null;
  if (run === null) return experiments;
  const [first, ...more] = experiments;
  if (more.length > 0) return [...experiments, { id: run.id, command: run.command }];
  const script = /[\w.-]+\.\w+(?=\s|$)/.exec(first!.command)?.[0] ?? first!.command;
  const isBefore = text.indexOf(nameOf(documents[0]!)) < text.indexOf(script);
  const commands = isBefore ? [run.command, first!.command] : [first!.command, run.command];
  return [{ ...first!, id: run.id, command: inOrder(commands) }];
}

/** A first step such as `00_setup.R`: alone it leaves nothing that another experiment would find. */
const onlyInstalls = (command: string) =>
  /^(?:cd \S+ && )?(?:Rscript|python3?|julia|bash|sh) (?:-\S+ ){0,20}(?:\S*\/)?0*[01]?[._-]?(?:setup|install(?:[._-]?(?:packages|dependencies))?|(?:packages|dependencies|requirements))\.\w+$/i.test(
    command,
  );
