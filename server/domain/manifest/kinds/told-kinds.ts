import { batchWork } from "./batch-script.ts";
import { afterBuilding } from "./build-steps.ts";
import { consoleBlocks } from "./code-blocks.ts";
import type { ManifestKind, PartialExperiment, RepositoryFiles } from "./manifest-kind.ts";
import { readmeNames, readmesBelow, readReadmes, unitsOf } from "./readme-units.ts";
import { runOf } from "./run-of-scripts.ts";
import { notLoaded } from "./script-texts.ts";
import { document, maxExperiments, ToldScripts } from "./told-scripts.ts";
import { folderOf } from "./tree-path.ts";

/**
 * A README whose text says which scripts are to be run, and leaves to its reader with what: "run `fit.R`",
 * "simply run any of the following files: Exp1.m", and lines for the console of R, Julia or MATLAB.
 */
export const toldScripts = kindOf((told, files) => [
  ...told.chosen().flatMap((chosen) => runOf(chosen, files) ?? []),
  ...told.calls(),
]);

/** What a README that has no command tells its reader to run, where another one has some; not with what is for a batch system. */
export function toldBeside(path: string, files: RepositoryFiles): PartialExperiment[] {
  const text = new TextDecoder().decode(files.contents.get(path) ?? new Uint8Array());
  const isHere = (script: string) => batchWork(`bash ${script}`, "", files) === null;
  const chosen = toldIn(text, files, folderOf(path))
    .chosen()
    .filter(({ scripts }) => scripts.every(isHere))
    .flatMap((each) => runOf(each, files) ?? []);
  return afterBuilding(chosen, text, files, folderOf(path));
}

/** A README whose text only says what scripts make: "`fit.R` reproduces all tables", "the code of Figure 1 is in `plot.R`". */
export const describedScripts = kindOf((told, files) =>
  told.described().flatMap((chosen) => runOf(chosen, files) ?? []),
);

/** Notebooks and documents of R Markdown or Quarto that a README tells its reader to run, in their order. */
export function toldDocuments(text: string, files: RepositoryFiles): string[] {
  return toldIn(text, files, "")
    .chosen()
    .flatMap(({ scripts }) => scripts.filter((path) => document.test(path)));
}

/** Scripts of MATLAB that blocks of lines call at its prompt, without those that others of them call. */
export function toldMatlab(
  consoles: readonly string[][],
  files: RepositoryFiles,
  folder: string,
): PartialExperiment[] {
  const told = new ToldScripts(files, folder);
  for (const block of consoles) told.addConsole(block);
  const chosen = told.chosen().filter(({ scripts }) => scripts.every((path) => /\.m$/i.test(path)));
  const free = notLoaded(
    chosen.flatMap(({ scripts }) => scripts),
    files,
  );
  return chosen
    .filter(({ scripts }) => scripts.some((path) => free.includes(path)))
    .flatMap((each) => runOf(each, files) ?? []);
}

function toldIn(text: string, files: RepositoryFiles, folder: string): ToldScripts {
  const told = new ToldScripts(files, folder);
  for (const line of unitsOf(text)) told.addLine(line);
  for (const block of consoleBlocks(text)) told.addConsole(block);
  return told;
}

function kindOf(choose: (told: ToldScripts, files: RepositoryFiles) => PartialExperiment[]): ManifestKind {
  return {
    names: readmeNames,
    find: (paths) => readmesBelow(paths)[0] ?? null,
    scripts: /\.(?:r|py|jl|m|sh|rmd|qmd)$/i,
    confidence: "low",
    isLastResort: true,
    read(path, files) {
      const toldBy = (each: string) => {
        const text = new TextDecoder().decode(files.contents.get(each) ?? new Uint8Array());
        const told = toldIn(text, files, folderOf(each));
        return afterBuilding(choose(told, files), text, files, folderOf(each));
      };
      const read = readReadmes(path, files.paths, toldBy, (one) => one.length > 0);
      const experiments = read.flat().slice(0, maxExperiments);
      return { part: experiments.length > 0 ? { experiments } : {}, problems: [] };
    },
  };
}
