import { MAKEFILES } from "../../environment/reached-scripts.ts";
import { makesAllOf } from "./make-rules.ts";
import type { PartialExperiment, RepositoryFiles } from "./manifest-kind.ts";
import { treePath } from "./tree-path.ts";

/** The experiments of a README, each with its commands in their order. */
type Commands = ReadonlyMap<PartialExperiment, readonly string[]>;

/**
 * Leaves out what a README shows once more: "the short version is" a block, of which the text then explains each line, and
 * goals of `make` that `make all`, or a block of goals, makes too.
 */
export function withoutRepeats(
  experiments: readonly PartialExperiment[],
  commandsOf: Commands,
  files: RepositoryFiles,
): PartialExperiment[] {
  const own = (each: PartialExperiment) => commandsOf.get(each) ?? [];
  const first = experiments.filter((each, at) => {
    const commands = own(each);
    const holds = (other: PartialExperiment) =>
      own(other).length > commands.length && commands.every((command) => own(other).includes(command));
    return commands.length === 0 || !experiments.slice(0, at).some(holds);
  });
  const makes = first.map((each) => makeOf(own(each)));
  const wholes = makes.filter((make) => make !== null && (make.goals.length > 1 || make.goals[0] === "all"));
  return first.filter((_, at) => {
    const make = makes[at]!;
    if (make === null || wholes.includes(make)) return true;
    return !wholes.some((whole) => whole!.folder === make.folder && makesToo(whole!, make, files));
  });
}

interface Make {
  folder: string;
  goals: string[];
}

/** Where commands run nothing but make, each with one goal or none, in one folder; null for any others. */
function makeOf(commands: readonly string[]): Make | null {
  const found = commands.map((command) => /^(?:cd ([\w./-]+) && )?make(?: ([\w.-]+))?$/.exec(command));
  const folders = new Set(found.map((match) => match?.[1] ?? ""));
  return found.length === 0 || found.includes(null) || folders.size > 1
    ? null
    : { folder: [...folders][0]!, goals: found.map((match) => match![2] ?? "") };
}

function makesToo(whole: Make, { folder, goals }: Make, files: RepositoryFiles): boolean {
  const path = MAKEFILES.flatMap((name) => treePath(name, folder) ?? []).find((each) =>
    files.paths.has(each),
  );
  const words = (names: readonly string[]) => ["make", ...names.filter((name) => name !== "")];
  return path !== undefined && makesAllOf(path, words(whole.goals), words(goals), files);
}
