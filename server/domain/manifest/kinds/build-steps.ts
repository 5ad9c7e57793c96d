import { codeBlocks } from "./code-blocks.ts";
import { commandLines } from "./command-lines.ts";
import { inOrder, maxCommandLength } from "./command-text.ts";
import { CompiledPrograms } from "./compiled-programs.ts";
import { inlineCommands } from "./inline-commands.ts";
import type { PartialExperiment, RepositoryFiles } from "./manifest-kind.ts";

/** Where a text has none no line is looked at. */
const buildsSomething = /\bbuild(?:_ext)?\b[^\n]{0,200}\s(?:--inplace|-i)\b/;
/** What may load a module of Python. */
const callsPython = /\b(?:python[\d.]*|jupyter|make|snakemake|quarto|(?:ba|z)?sh)\s|\.\//;

/**
 * Returns the experiments of a README, each behind what that has built of the repository's code
 * (`python setup.py build_ext --inplace`): each begins with the files that are committed.
 */
export function afterBuilding(
  experiments: readonly PartialExperiment[],
  text: string,
  files: RepositoryFiles,
  folder: string,
): PartialExperiment[] {
  if (!buildsSomething.test(text)) return [...experiments];
  const compiled = new CompiledPrograms(files);
  const blocks = [...codeBlocks(text), ...inlineCommands(text)];
  const building = new Set(
    blocks.flatMap(({ lines }) => commandLines(lines, files, compiled, folder).building),
  );
  return experiments.map((each) => {
    const command = inOrder([...building, each.command]);
    return callsPython.test(each.command) && command.length <= maxCommandLength ? { ...each, command } : each;
  });
}
