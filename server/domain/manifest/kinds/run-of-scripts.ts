import { octavePackages } from "../../environment/octave-packages.ts";
import { isForJupyter } from "../../environment/quarto-engine.ts";
import { inFolder, inOrder, knitCommand, shellWord } from "./command-text.ts";
import { juliaSession, rSession } from "./console-command.ts";
import { interpreterByEnding } from "./interpreter-of.ts";
import type { PartialExperiment, RepositoryFiles } from "./manifest-kind.ts";
import { octaveCommand } from "./octave-command.ts";
import { folderOf } from "./tree-path.ts";
import { computes, textOf } from "./typesetting.ts";

/** Scripts that are run in this order, as one experiment. */
export interface ChosenScripts {
  id: string;
  scripts: string[];
  /** Whether each finds what those before it defined: they are lines of one console. */
  isSession?: boolean;
}

/**
 * Returns the experiment that runs the scripts in their order, each from its own folder or the root, wherever more of the
 * files are found that it names; those of one console from one folder. Null where one is a document that computes nothing.
 */
export function runOf(chosen: ChosenScripts, files: RepositoryFiles): PartialExperiment | null {
  const { id, scripts } = chosen;
  const isDocument = (path: string) => /\.[rq]md$/i.test(path);
  if (scripts.some((path) => isDocument(path) && !computes(path, files))) return null;
  const starts = new Map(
    [...Map.groupBy(scripts, folderOf)].map(([folder, within]) => [
      folder,
      folder !== "" && startsIn(folder, within, files) ? folder : "",
    ]),
  );
  const startOf = (path: string) => starts.get(folderOf(path))!;
  const together = new Set(scripts.map(startOf));
  const start = together.size === 1 ? startOf(scripts[0]!) : "";
  // Scripts of MATLAB are written for one: they clear what they do not want of each other.
  const isSession = chosen.isSession || scripts.every((path) => extensionOf(path) === "m");
  const inFolders = (paths: readonly string[], folder: string) =>
    inFolder(folder, inOrder(paths.map((path) => commandFrom(folder, path, files))));
  const command =
    isSession && scripts.length > 1
      ? inFolder(start, sessionOf(scripts, start, files))
      : together.size === 1
        ? inFolders(scripts, start)
        : inOrder(oneBehindAnother(scripts, startOf).map((paths) => inFolders(paths, startOf(paths[0]!))));
  return { id, command, makesEverything: true };
}

/** The scripts in their order; those that follow each other and start in one folder together. */
function oneBehindAnother(scripts: readonly string[], startOf: (path: string) => string): string[][] {
  const runs: string[][] = [];
  for (const path of scripts) {
    const last = runs.at(-1);
    if (last && startOf(last[0]!) === startOf(path)) last.push(path);
    else runs.push([path]);
  }
  return runs;
}

const extensionOf = (path: string) => path.slice(path.lastIndexOf(".") + 1).toLowerCase();

const pathFrom = (folder: string, path: string) => (folder === "" ? path : path.slice(folder.length + 1));

function commandFrom(folder: string, script: string, files: RepositoryFiles): string {
  const word = shellWord(pathFrom(folder, script));
  const extension = extensionOf(script);
  if (extension === "ipynb") return `jupyter nbconvert --to notebook --execute --inplace ${word}`;
  if (extension === "qmd" && isForJupyter({ path: script, text: textOf(script, files) ?? "" }))
    return `quarto render ${word}`;
  if (/^[rq]md$/.test(extension)) return knitCommand(word);
  if (extension === "m") return sessionOf([script], folder, files);
  return `${interpreterByEnding[extension]} ${word}`;
}

/** The scripts in one process of what they are written for, or one after the other where that is not one. */
function sessionOf(scripts: readonly string[], folder: string, files: RepositoryFiles): string {
  const paths = scripts.map((path) => pathFrom(folder, path));
  const only = new Set(scripts.map(extensionOf));
  if (only.size === 1 && only.has("r")) return rSession(paths);
  if (only.size === 1 && only.has("jl")) return juliaSession(paths);
  if (only.size === 1 && only.has("m")) {
    const read = (path: string) => ({ path: pathFrom(folder, path), text: textOf(path, files) ?? "" });
    const startup = folder === "" ? "startup.m" : `${folder}/startup.m`;
    return octaveCommand(
      scripts.map(read),
      octavePackages(files.paths, files.contents),
      files.paths.has(startup) ? read(startup) : undefined,
    );
  }
  return inOrder(scripts.map((path) => commandFrom(folder, path, files)));
}

const maxNames = 200;

/** Whether the files that the scripts name are found from their own folder rather than from the root. */
function startsIn(folder: string, scripts: readonly string[], { paths, contents }: RepositoryFiles): boolean {
  const folders = new Set([...paths].map(folderOf));
  const names = scripts
    .flatMap((path) => [
      ...(textOf(path, { paths, contents }) ?? "").matchAll(/["']((?:\.{0,2}\/)?[\w.-]+(?:\/[\w.-]*)*)["']/g),
    ])
    .map(([, name]) => name!)
    .filter((name) => /[./]/.test(name))
    .slice(0, maxNames);
  const found = (from: string) => names.filter((name) => isThere(from, name, paths, folders)).length;
  const [root, own] = [found(""), found(folder)];
  if (root !== own) return own > root;
  return ![...paths].some((path) => /^[^/]+\.Rproj$/.test(path));
}

/** A file, or one that would be written into a folder that is there. */
function isThere(
  from: string,
  name: string,
  paths: ReadonlySet<string>,
  folders: ReadonlySet<string>,
): boolean {
  const parts = from === "" ? [] : from.split("/");
  for (const part of name.split("/")) {
    if (part === "" || part === ".") continue;
    if (part !== "..") parts.push(part);
    else if (parts.pop() === undefined) return false;
  }
  const path = parts.join("/");
  return (
    paths.has(path) ||
    (name.includes("/") && (folders.has(path) || folders.has(folderOf(path))) && folderOf(path) !== from)
  );
}
