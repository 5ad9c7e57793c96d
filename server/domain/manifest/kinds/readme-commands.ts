import { idOf, inOrder, shellWord } from "./command-text.ts";
import { CompiledPrograms } from "./compiled-programs.ts";
import { fencedBlocks } from "./fenced-blocks.ts";
import type { ManifestKind, PartialExperiment, RepositoryFiles } from "./manifest-kind.ts";
import { onlyFolderOf, repositoryCommand } from "./repository-command.ts";
import { isFolder, treePath } from "./tree-path.ts";

const maxExperiments = 10;
const maxCommands = 20;

/** Fenced blocks of a README: the commands in them that run files of the code repository. */
export const readmeCommands: ManifestKind = {
  names: [".md", ".MD", ".markdown", ".rst", ".txt", ".TXT", ""].flatMap((ending) =>
    ["README", "readme", "Readme", "ReadMe", "ReadME"].map((stem) => stem + ending),
  ),
  confidence: "low",
  read(path, files) {
    const text = new TextDecoder().decode(files.contents.get(path) ?? new Uint8Array());
    const experiments = new Map<string, PartialExperiment>();
    const compiled = new CompiledPrograms(files);
    for (const lines of fencedBlocks(text)) {
      const commands = [...new Set(commandsOf(lines, files, compiled))].slice(0, maxCommands);
      const command = inOrder(commands);
      if (command === "" || experiments.has(command)) continue;
      const id = commands.length === 1 ? idOf(command) : `readme-${experiments.size + 1}`;
      experiments.set(command, { id, command });
      if (experiments.size === maxExperiments) break;
    }
    return { part: { experiments: [...experiments.values()] }, problems: [] };
  },
};

/**
 * The lines that run a file of the repository, or a program that the README has compiled of one. `cd` into one of its
 * folders is kept; all else prepares a machine.
 */
function commandsOf(lines: readonly string[], files: RepositoryFiles, compiled: CompiledPrograms): string[] {
  const commands: string[] = [];
  let folder = "";
  for (const line of lines) {
    const changed = /^cd\s+([^\s;&|]+)\s*(?:&&\s*(.*))?$/.exec(line);
    if (changed) {
      const next = treePath(changed[1], folder);
      // A folder that is not there is the repository's own, which the reader has just fetched.
      if (next !== null && isFolder(files.paths, next)) folder = next;
      else if (/^\.\.?\/?$/.test(changed[1]!)) folder = parentOf(changed[1]!, folder);
    }
    const text = (changed ? (changed[2] ?? "") : line).trim();
    compiled.add(text, folder);
    const compiler = compiled.compilerOf(text, folder);
    const meant = compiler === null && folder === "" ? (onlyFolderOf(text, files) ?? "") : folder;
    const found = compiler === null ? [repositoryCommand(text, meant, files)] : [compiler, text];
    for (const command of found) if (command !== null) commands.push(inFolder(meant, command));
  }
  return commands;
}

const inFolder = (folder: string, command: string) =>
  folder === "" ? command : `cd ${shellWord(folder)} && ${command}`;

function parentOf(step: string, folder: string): string {
  return step.startsWith("..") ? folder.split("/").slice(0, -1).join("/") : folder;
}
