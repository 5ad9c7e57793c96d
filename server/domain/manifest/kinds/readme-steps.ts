import { inOrder, maxCommandLength } from "./command-text.ts";
import type { PartialExperiment } from "./manifest-kind.ts";
import { nameOf, numbered } from "./script-names.ts";
import { folderOf } from "./tree-path.ts";

/** `run.py all` does what `run.py f1` does, which READMEs show beside it, as `./run all` does what `./run` does. */
export function withoutParts(experiments: readonly PartialExperiment[]): PartialExperiment[] {
  const startOf = (step: string) =>
    step
      .split(" ")
      .slice(0, step.startsWith("./") ? 1 : 2)
      .join(" ");
  // Whatever folder a command is in, its steps are after that.
  const stepsIn = (command: string) => {
    const [, folder = "", steps = ""] = /^(cd \S+ && )?(.*)$/s.exec(command)!;
    return steps.split(" && ").map((step) => ({ folder, step }));
  };
  const whole = experiments.filter(({ command }) =>
    /^(?:cd \S+ && )?(?:\S+ [^-\s]\S*|\.\/\S+) (?:--?)?all$/.test(command),
  );
  const wholeSteps = whole.flatMap(({ command }) => stepsIn(command));
  const isPart = ({ folder, step }: { folder: string; step: string }) =>
    !/;/.test(step) &&
    wholeSteps.some((each) => each.folder === folder && startOf(each.step) === startOf(step));
  return experiments.filter((each) => whole.includes(each) || !stepsIn(each.command).every(isPart));
}

/**
 * Experiments that each run a numbered script of one folder are steps of one, in the order of their numbers: `02_fit.R`
 * finds what `01_load.R` left, wherever the text names it.
 */
export function withSteps(experiments: readonly PartialExperiment[]): PartialExperiment[] {
  const steps = Map.groupBy(experiments, ({ command }) => stepOf(command)?.folder ?? null);
  const joined = new Map<PartialExperiment, PartialExperiment | null>();
  for (const [folder, own] of steps) {
    const numberOf = ({ command }: PartialExperiment) => stepOf(command)?.number ?? 0;
    const isSequence = new Set(own.map(numberOf)).size === own.length;
    if (folder === null || own.length < 2 || !isSequence) continue;
    const inNumbers = own.toSorted((one, other) => numberOf(one) - numberOf(other));
    const command = inOrder(inNumbers.map((each) => each.command));
    if (command.length > maxCommandLength) continue;
    for (const each of own) joined.set(each, null);
    joined.set(own[0]!, { id: "steps", command });
  }
  return experiments.flatMap((each) => (joined.has(each) ? (joined.get(each) ?? []) : each));
}

/** Where the one numbered script lies that a command runs, and its number; null for any other command. */
function stepOf(command: string): { folder: string; number: number } | null {
  const [, start = "", path = ""] =
    /^(?:cd (\S+) && )?(?:python3?|Rscript|julia) ((?:[\w.-]+\/)*[\w.-]+\.(?:py|r|jl))(?: [^&;|]*)?$/i.exec(
      command,
    ) ?? [];
  const name = nameOf(path);
  if (!numbered.test(name)) return null;
  return { folder: `${start}/${folderOf(path)}`, number: Number(/\d+/.exec(name)![0]) };
}

/** What a block of code has of an experiment. */
export interface ReadBlock {
  section: number;
  commands: readonly string[];
}

/**
 * Blocks of one section that follow each other, each with scripts of its own in one folder, are steps of one experiment:
 * between them the text goes on with what is done.
 */
export function withSections(
  experiments: readonly PartialExperiment[],
  blocks: ReadonlyMap<PartialExperiment, ReadBlock>,
): PartialExperiment[] {
  const joined: { whole: PartialExperiment[]; section?: number; folder: string | null }[] = [];
  const seen = new Set<string>();
  for (const experiment of experiments) {
    const { section, commands = [] } = blocks.get(experiment) ?? {};
    const scripts = commands.map(scriptOf);
    const isNew = !scripts.some((path) => path === null || seen.has(path));
    for (const path of scripts) if (path !== null) seen.add(path);
    const [folder = null, ...others] = new Set(scripts.map((path) => path && folderOf(path)));
    const last = joined.at(-1);
    const goesOn = last && last.section === section && last.folder === folder;
    if (goesOn && isNew && folder !== null && others.length === 0) last.whole.push(experiment);
    else
      joined.push({
        whole: [experiment],
        folder: others.length === 0 ? folder : null,
        ...(section !== undefined && { section }),
      });
  }
  return joined.flatMap(({ whole }) => {
    if (whole.length === 1) return whole;
    const outputs = whole.flatMap((each) => each.outputs ?? []);
    const command = inOrder(whole.flatMap((each) => blocks.get(each)!.commands));
    if (command.length > maxCommandLength) return whole;
    return { id: "steps", command, ...(outputs.length > 0 && { outputs }) };
  });
}

/** The script that a command runs, by its path; null where it runs none by its name. */
function scriptOf(command: string): string | null {
  const [, start, step = ""] = /^(?:cd (\S+) && )?(.*)$/s.exec(command)!;
  const script = /(?:^|\s)(?:\.\/)?([\w./+-]+\.(?:py|r|jl|sh|ipynb))(?=\s|$)/i.exec(step)?.[1];
  return script === undefined ? null : start === undefined ? script : `${start}/${script}`;
}
