import type { Confidence } from "../../__generated__/enumerations.ts";
import { sharedSeconds } from "./declared-seconds.ts";
import { stepsOf } from "./kinds/command-text.ts";
import type { PartialExperiment, SourcedPart } from "./kinds/manifest-kind.ts";
import type { Manifest, ManifestExperiment } from "./manifest.ts";
import { mergePaper } from "./merge-paper.ts";

export interface MergedManifests {
  manifest: Manifest;
  /** What the files name and the service cannot do, and what could not be put together. */
  notes: string[];
}

/** Commands that nobody declared as an experiment are offered up to this many. */
const maxPlainExperiments = 20;
const maxNotes = 50;

/**
 * Merges what the files of a code repository say, in their order of precedence
 * (docs/rules/manifest-sources.md#how-they-are-merged). Each field of an experiment has its source.
 */
export function mergeManifests(parts: readonly SourcedPart[]): MergedManifests {
  const notes = [...new Set(parts.flatMap(({ part }) => part.notes ?? []))];
  const experiments = mergeExperiments(parts);
  attachOutputs(experiments, parts, notes);
  const own = parts.find(({ part }) => part.own)?.part.own;
  const claims = parts
    .map(({ part }) => part.own?.claims ?? part.claims ?? [])
    .find((each) => each.length > 0);
  const paper = mergePaper(parts);
  const manifest: Manifest = {
    version: 1,
    experiments: withUniqueIds(experiments).map((merged) => complete(merged, experiments.length)),
    claims: own?.claims ?? claims ?? [],
    ...(paper && { paper }),
  };
  return { manifest, notes: notes.slice(0, maxNotes) };
}

/** An experiment that is being put together; the fields that no file gives are absent. */
interface MergedExperiment {
  fields: PartialExperiment & Partial<ManifestExperiment>;
  confidence: Confidence;
  sources: Record<string, string>;
}

/** The first file with commands says what is run; a later one adds to an experiment with the same command. */
function mergeExperiments(parts: readonly SourcedPart[]): MergedExperiment[] {
  const merged: MergedExperiment[] = [];
  for (const { path, confidence, part, isLastResort } of parts) {
    if (isLastResort && merged.length > 0) continue;
    const given = part.own?.experiments ?? part.experiments ?? [];
    const isOpen = merged.length === 0 || merged.every((each) => each.confidence === "low");
    for (const experiment of given) {
      const same = merged.find(({ fields }) => commandKey(fields.command) === commandKey(experiment.command));
      const step = confidence === "low" ? stepIn(merged, experiment.command) : undefined;
      if (same && !part.own) fillIn(same, experiment, path);
      else if (step)
        Object.assign(step, {
          fields: { ...step.fields, ...experiment },
          sources: { ...step.sources, ...sourcesOf(experiment, path) },
        });
      else if (confidence === "low" && isPartOf(merged, experiment.command)) continue;
      else if (part.own || (isOpen && (confidence !== "low" || merged.length < maxPlainExperiments)))
        merged.push({ fields: experiment, confidence, sources: sourcesOf(experiment, path) });
    }
  }
  return merged;
}

/** A README has the steps of its Makefile or script once more, for who would run them by hand. */
function isPartOf(merged: readonly MergedExperiment[], command: string): boolean {
  const steps = stepsOf(command);
  return merged.some(({ fields }) => steps.every((step) => fields.steps?.includes(step)));
}

/** A script by its name alone is a step of what a README runs with others before or behind it. */
function stepIn(merged: readonly MergedExperiment[], command: string): MergedExperiment | undefined {
  const steps = command.split(" && ").map(commandKey);
  if (steps.length < 2) return undefined;
  return merged.find(
    ({ confidence, fields }) => confidence === "low" && steps.includes(commandKey(fields.command)),
  );
}

/** A script is the same whichever shell is named for it. */
function commandKey(command: string): string {
  return command.trim().replace(/^(?:(?:sh|bash|dash|zsh|ksh)\s+|\.\/)(?:\.\/)?(?=[\w./-]+\.sh$)/, "");
}

function sourcesOf(experiment: PartialExperiment, path: string): Record<string, string> {
  const fields = Object.entries(experiment).filter(([name, value]) => isField(name) && !isEmpty(value));
  return Object.fromEntries(fields.map(([name]) => [name, path]));
}

function fillIn(merged: MergedExperiment, more: PartialExperiment, path: string): void {
  for (const [name, value] of Object.entries(more)) {
    const present = (merged.fields as Record<string, unknown>)[name];
    if (!isField(name) || isEmpty(value) || !isEmpty(present)) continue;
    merged.fields = { ...merged.fields, [name]: value };
    merged.sources[name] = path;
  }
}

function isField(name: string): boolean {
  return name !== "id" && name !== "makesEverything" && name !== "steps";
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

/** Files that must be made again, of no named command: by the only experiment, or by the first that makes everything. */
function attachOutputs(merged: MergedExperiment[], parts: readonly SourcedPart[], notes: string[]): void {
  for (const { path, part } of parts) {
    const { outputs = [] } = part;
    if (outputs.length === 0) continue;
    const maker = merged.length === 1 ? merged[0] : merged.find(({ fields }) => fields.makesEverything);
    if (maker) addOutputs(maker, outputs, path);
    else
      notes.push(
        `${path} names files that must be made again (${outputs.length}), and ${merged.length === 0 ? "no command was found that makes them" : "nothing says which of the experiments makes them"}.`,
      );
  }
}

/** Beside what rules of a Makefile are known to make. */
function addOutputs(maker: MergedExperiment, more: readonly string[], path: string): void {
  const outputs = [...new Set([...(maker.fields.outputs ?? []), ...more])];
  maker.fields = { ...maker.fields, outputs };
  maker.sources.outputs ??= path;
}

function withUniqueIds(merged: readonly MergedExperiment[]): MergedExperiment[] {
  const taken = new Set<string>();
  return merged.map((each) => {
    const { id } = each.fields;
    let unique = id;
    for (let count = 2; taken.has(unique); count++) unique = `${id.slice(0, 60)}-${count}`;
    taken.add(unique);
    return { ...each, fields: { ...each.fields, id: unique } };
  });
}

/** Other services have no limits of ours: experiments of theirs share two hours, an hour at most for each. */
function sharedTimeout(experiments: number): number {
  return Math.max(600, Math.min(3600, Math.floor(sharedSeconds / experiments)));
}

function complete(
  { fields, confidence, sources }: MergedExperiment,
  experiments: number,
): ManifestExperiment {
  const { makesEverything: _, steps: __, ...given } = fields;
  return {
    timeoutSeconds: sharedTimeout(experiments),
    memoryMiB: 4096,
    seed: null,
    repetitions: 1,
    requires: [],
    outputs: [],
    ...given,
    ...(given.outputs && { outputs: given.outputs.toSorted() }),
    confidence,
    sources,
  };
}
