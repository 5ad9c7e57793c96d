import { type CodeTree, joinPath, nameOf, parentOf } from "./code-tree.ts";
import type { ScriptLiteral } from "./script-literals.ts";

/** A path in the code that means another one. */
export interface OtherPath {
  path: string;
  target: string;
  place: string;
}

/** A folder that the code writes to and that is not there. */
export interface MissingFolder {
  path: string;
  place: string;
}

const relative = /^(?![/~]|[A-Za-z]:[\\/]|\w+:\/\/)[^\n*?{}%$<>|"\\]{2,200}$/;
const writing =
  /\b(?:write\w*|save\w*|ggsave|sink|pdf|png|jpeg|tiff|svg|dump|to_(?:csv|json|excel|pickle|parquet|latex|html)|fwrite|export\w*|imwrite|capture\.output)\b|["'][wax]b?\+?["']|>/i;
const joining = /\b(?:file\.path|path\.join|here|Path|joinpath|fullfile)\s*\(/;
const making = /\b(?:mkdirs?|makedirs|dir\.create|dir_create)\b/;
const outputName =
  /^(?:out(?:put)?s?|results?|fig(?:ure)?s?|plots?|tables?|logs?|tmp|temp|cache|models?|saved?|checkpoints?|images?)$/i;

export function isRelativePath(text: string): boolean {
  return relative.test(text);
}

/** Relative, with the separators of Windows, which on Linux are a part of one name. */
const backslashed = /^(?!\\|[A-Za-z]:)(?=.*\\)[^\n*?{}%$<>|"]{2,200}$/;

/** The file or folder that a path with backslashes means, by any case of its letters; null where it is none. */
export function otherSeparator(
  { text, place }: ScriptLiteral,
  tree: CodeTree,
  bases: readonly string[],
): OtherPath | null {
  if (!backslashed.test(text)) return null;
  for (const base of bases) {
    const named = joinPath(base, text.replaceAll("\\", "/"));
    const target = named && (tree.has(named) ? named : tree.ignoringCase(named));
    // Of `a\b/../../x` Linux goes back further than Windows, and out of the work folder.
    const path = joinPath(base, text);
    if (target && path) return { path, target, place };
  }
  return null;
}

/** The only file or folder that a path means but for its case; null where it is there, or where the code writes it. */
export function otherCase(
  { text, line, place, call }: ScriptLiteral,
  tree: CodeTree,
  bases: readonly string[],
): OtherPath | null {
  const mayBePath =
    /[./]/.test(text) || /^(?:setwd|os\.chdir|list\.files|os\.listdir)$/.test(call) || joining.test(line);
  if (!mayBePath || writing.test(line) || isThere(text, tree, bases)) return null;
  for (const base of bases) {
    const path = joinPath(base, text);
    const target = path && tree.ignoringCase(path);
    if (path && target) return { path, target, place };
  }
  return null;
}

/** The data file that a name without a folder means; null where it is there, or where any line of the code writes it. */
export function otherFolder(
  { text, place }: ScriptLiteral,
  tree: CodeTree,
  bases: readonly string[],
  written: string,
): OtherPath | null {
  if (!dataName.test(text) || written.includes(text) || isThere(text, tree, bases)) return null;
  const target = tree.dataNamed(text);
  const path = joinPath(bases[0]!, text);
  return path && target ? { path, target, place } : null;
}

const dataName =
  /^[\w .-]+\.(?:csv|tsv|txt|dat|xlsx?|ods|rds|rda|rdata|sav|dta|mat|json|npy|npz|h5|hdf5|nc|parquet|feather|pkl|gz|zip)$/i;

/**
 * The only file of the repository with the name that a path ends with: many put all files into one folder to publish them.
 * Null where it is there, where any line of the code writes one of that name, and for what is called a result.
 */
export function otherPlace(
  { text, line, place }: ScriptLiteral,
  tree: CodeTree,
  bases: readonly string[],
  written: string,
): OtherPath | null {
  const folders = parentOf(text).split("/");
  const name = nameOf(text);
  if (folders[0] === "" || folders.some((each) => outputName.test(each)) || !reading.test(line)) return null;
  if (!(dataName.test(name) || codeName.test(name)) || resultName.test(name)) return null;
  if (written.includes(name) || isThere(text, tree, bases)) return null;
  const target = tree.onlyNamed(name);
  const path = joinPath(bases[0]!, text);
  return path && target && !target.split("/").some((each) => outputName.test(each))
    ? { path, target, place }
    : null;
}

const reading =
  /\b(?:read\w*|load\w*|import\w*|fread|open|source|include|sys\.source|vroom|st_read|rast|raster)\b/i;
/** To find what a Run must make would be to find the authors' own results. */
const resultName = /^(?:out(?:put)?s?|results?|estimates?|summary|tables?|fig(?:ure)?s?)(?:[\d_. -]|$)/i;
const codeName = /^[\w .-]+\.(?:r|jl|m|stan|bugs|jags|cpp|sql)$/i;

/**
 * The folder of a path that the code writes, or a folder with a name for results. Null where it is there, and where a
 * line of the code makes folders: one that is there already would stop some of them.
 */
export function missingFolder(
  { text, line, place }: ScriptLiteral,
  tree: CodeTree,
  bases: readonly string[],
  made: string,
): MissingFolder | null {
  const isFolder = text.endsWith("/") || (outputName.test(text) && joining.test(line));
  const folder = isFolder ? text.replace(/\/+$/, "") : parentOf(text);
  const last = folder.split("/").at(-1)!;
  if (folder === "" || isThere(folder, tree, bases) || made.includes(last)) return null;
  if (!writing.test(line) && !(isFolder && outputName.test(last))) return null;
  const path = joinPath(bases[0]!, folder);
  return path ? { path, place } : null;
}

const linesLike = (pattern: RegExp) => (code: string) =>
  code
    .split("\n")
    .filter((line) => pattern.test(line))
    .join("\n");

/** The lines that make folders, to look for names in. */
export const folderMakingLines = linesLike(making);

/** The lines that write, to look for names in. */
export const writingLines = linesLike(writing);

function isThere(text: string, tree: CodeTree, bases: readonly string[]): boolean {
  return bases.some((base) => {
    const path = joinPath(base, text);
    return path !== null && tree.has(path);
  });
}
