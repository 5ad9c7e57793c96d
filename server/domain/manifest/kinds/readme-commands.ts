import { idOf, inOrder, shellWord } from "./command-text.ts";
import { fencedBlocks } from "./fenced-blocks.ts";
import type { ManifestKind, PartialExperiment, RepositoryFiles } from "./manifest-kind.ts";
import { isFolder, treePath } from "./tree-path.ts";

const maxExperiments = 10;
const maxCommands = 20;

/** Fenced blocks of a README: the commands in them that run files of the code repository. */
export const readmeCommands: ManifestKind = {
  names: ["README.md", "readme.md", "Readme.md", "README.markdown", "README.rst", "README.txt", "README"],
  confidence: "low",
  read(path, files) {
    const text = new TextDecoder().decode(files.contents.get(path) ?? new Uint8Array());
    const experiments = new Map<string, PartialExperiment>();
    for (const lines of fencedBlocks(text)) {
      const commands = [...new Set(commandsOf(lines, files))].slice(0, maxCommands);
      const command = inOrder(commands);
      if (command === "" || experiments.has(command)) continue;
      const id = commands.length === 1 ? idOf(command) : `readme-${experiments.size + 1}`;
      experiments.set(command, { id, command });
      if (experiments.size === maxExperiments) break;
    }
    return { part: { experiments: [...experiments.values()] }, problems: [] };
  },
};

/** The lines that run a file of the repository. `cd` into one of its folders is kept; all else prepares a machine. */
function commandsOf(lines: readonly string[], files: RepositoryFiles): string[] {
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
    const command = (changed ? (changed[2] ?? "") : line).trim();
    if (!runsFile(command, folder, files)) continue;
    commands.push(folder === "" ? command : `cd ${shellWord(folder)} && ${command}`);
  }
  return commands;
}

function parentOf(step: string, folder: string): string {
  return step.startsWith("..") ? folder.split("/").slice(0, -1).join("/") : folder;
}

const interpreters =
  /^(?:python[23]?(?:\.\d+)?|Rscript|julia|octave|sh|bash|perl|ruby|node|make|ipython|quarto|jupyter|snakemake)$/;
/** Nothing that a shell would do more with than run one command, and no placeholder for the reader to fill in. */
const oneCommand = /^[\w./:=,@%+"' -]+(?:\s>{1,2}\s?[\w./-]+)?$/;

function runsFile(command: string, folder: string, files: RepositoryFiles): boolean {
  if (command.length > 500 || !oneCommand.test(command) || command.includes("...")) return false;
  const [program = "", ...rest] = command.split(/\s+/);
  const named = (word: string) => {
    const path = treePath(word.replace(/^["']|["']$/g, ""), folder);
    return path !== null && files.paths.has(path);
  };
  if (/^\.\/|\.(?:sh|py|R|jl|pl)$/.test(program)) return named(program);
  if (!interpreters.test(program)) return false;
  if (program === "make") return makesResults(rest) && ["Makefile", "makefile", "GNUmakefile"].some(named);
  if (program === "python" && rest[0] === "-m")
    return rest[1] !== undefined && named(`${rest[1].replaceAll(".", "/")}.py`);
  return rest.some((word) => /\.\w+$/.test(word) && named(word));
}

function makesResults(targets: readonly string[]): boolean {
  return !targets.some((target) => /^(?:clean|install|setup|test|help|docker|env|deps)/.test(target));
}
