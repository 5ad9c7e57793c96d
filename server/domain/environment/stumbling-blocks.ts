import { type Recorded, record } from "../messages/recorded.ts";
import { type AuthorFolder, authorFolder, isAuthorPath, withoutNested } from "./author-paths.ts";
import { CodeTree, joinPath, parentOf } from "./code-tree.ts";
import {
  folderMakingLines,
  isRelativePath,
  missingFolder,
  otherCase,
  otherFolder,
  otherPlace,
  otherSeparator,
  writingLines,
} from "./missing-paths.ts";
import { findOwnPackages, type OwnPackages } from "./own-packages.ts";
import { changedInto, isShellText, type ReachedScript } from "./reached-scripts.ts";
import { codeOf, namedFolder, type ScriptLiteral, scriptLiterals } from "./script-literals.ts";
import { steppedOverTexts } from "./stepped-over-texts.ts";
import { findShims, type Shims } from "./stumbling-shims.ts";

/** What is changed around an experiment, and never in its code, so that it gets over what stops it. */
export interface SteppedOver extends Shims, OwnPackages {
  /** Folders that are made in the work folder. */
  folders: string[];
  /** Links that are made in the work folder, each to another path of it. */
  links: { path: string; target: string }[];
  /** Absolute paths, or such below `~`, that lead to folders of the work folder. */
  shown: { path: string; folder: string }[];
  /** What was done and why, a sentence each. */
  notes: Recorded[];
}

export interface StumblingInput {
  command: string;
  /** The folder that the command runs in; empty for the root. */
  workdir: string;
  /** The files of the repository, without those that a Run must make. */
  files: readonly string[];
  /** The code that is run. */
  scripts: readonly ReachedScript[];
  /** The text of a file of them; null where there is none of that path. */
  read(path: string): string | null;
  isOutput(path: string): boolean;
}

/** Beyond these nothing is done: whoever reads of a verdict reads all of them. */
const maxSteps = 20;
const maxLinksOfFolder = 200;

/**
 * Finds what commonly stops code on a machine that is not its author's, from the texts in it
 * (docs/environments.md#stumbling-blocks); null where there is nothing of it.
 */
export function findStumblingBlocks(input: StumblingInput): SteppedOver | null {
  const { command, workdir, files, scripts, isOutput } = input;
  const tree = new CodeTree(files);
  const places = { workdir, entered: enteredFolders(input, tree), tree };
  const read = scripts.map((script) => {
    const literals = scriptLiterals(script);
    const isShell = isShellText(script.path, script.text);
    return { literals, isShell, bases: basesOf(script, literals, places) };
  });
  const steps = new Steps();
  const folders: AuthorFolder[] = [];
  for (const { literals, bases } of read) {
    for (const literal of literals) {
      const found = isAuthorPath(literal.text) ? authorFolder(literal, tree, bases) : null;
      if (found) folders.push(found);
    }
  }
  const { kept, links } = withoutNested(folders, tree);
  for (const each of kept) steps.show(each, workdir);
  for (const link of links)
    steps.link(link, record(steppedOverTexts.linked, { ...link, kind: namedFolder(link.target) }));
  const code = scripts.map(codeOf);
  const written = code.map(writingLines).join("\n");
  const made = [command, ...code].map(folderMakingLines).join("\n");
  for (const { literals, isShell, bases } of read) {
    for (const literal of literals) {
      const within = withinAuthorFolder(literal.text, kept);
      const each = { ...literal, text: within ?? literal.text };
      // In a shell a backslash takes the meaning of what follows.
      const ofWindows = isShell ? null : otherSeparator(each, tree, bases);
      if (ofWindows)
        steps.linkAll(
          linksOfWindows(ofWindows, files).filter(({ target }) => !isOutput(target)),
          record(steppedOverTexts.otherSeparator, { ...ofWindows }),
        );
      if (!isRelativePath(each.text)) continue;
      // Of the package here it is the repository's, wherever the code runs.
      const from = within === null && each.call !== "here" ? bases : [""];
      const other = otherCase(each, tree, from);
      if (other && !isOutput(other.path)) steps.link(other, record(steppedOverTexts.otherCase, { ...other }));
      const data = other ? null : otherFolder(each, tree, from, written);
      const found = data ?? (other ? null : otherPlace(each, tree, from, written));
      const text = data ? steppedOverTexts.otherFolder : steppedOverTexts.otherPlace;
      if (found && !isOutput(found.path) && !isOutput(found.target))
        steps.link(found, record(text, { ...found }));
      const folder = other || found ? null : missingFolder(each, tree, from, made);
      if (folder) steps.make(folder.path, folder.place);
    }
  }
  const shims = findShims(command, scripts, { files: new Set(files), read: input.read, workdir });
  const own = findOwnPackages(command, scripts, files, input.read);
  const notes = [...steps.notes, ...shims.notes, ...own.notes];
  if (notes.length === 0) return null;
  const { folders: toMake, links: toLink, shown } = steps;
  return { ...shims, ...own, folders: [...toMake], links: [...toLink.values()], shown, notes };
}

class Steps {
  readonly folders = new Set<string>();
  readonly links = new Map<string, { path: string; target: string }>();
  readonly shown: { path: string; folder: string }[] = [];
  readonly notes: Recorded[] = [];

  /** On Linux a path of Windows is a relative one, which is looked for wherever the code is. */
  show({ path, folder, from, place }: AuthorFolder, workdir: string): void {
    if (this.notes.length >= maxSteps) return;
    this.notes.push(record(steppedOverTexts.shown, { path, place, kind: namedFolder(folder) }));
    if (/^[/~]/.test(path)) this.shown.push({ path, folder });
    else
      for (const base of new Set([workdir, from])) {
        // `C:/../../x` would lead out of the work folder.
        const link = joinPath(base, path);
        if (link) this.links.set(link, { path: link, target: folder });
      }
  }

  link({ path, target }: { path: string; target: string }, note: Recorded): void {
    this.linkAll([{ path, target }], note);
  }

  linkAll(links: readonly { path: string; target: string }[], note: Recorded): void {
    const more = links.filter(({ path }) => !this.links.has(path));
    if (this.notes.length >= maxSteps || more.length === 0) return;
    for (const each of more) this.links.set(each.path, each);
    this.notes.push(note);
  }

  make(path: string, place: string): void {
    if (this.notes.length >= maxSteps || this.folders.has(path)) return;
    this.folders.add(path);
    this.notes.push(record(steppedOverTexts.made, { path, place }));
  }
}

/** The link; those of the files of a folder whose name ends with a backslash, since the code puts names behind it. */
function linksOfWindows(
  { path, target }: { path: string; target: string },
  files: readonly string[],
): { path: string; target: string }[] {
  if (!path.endsWith("\\")) return [{ path, target }];
  const within = files.filter((file) => parentOf(file) === target).slice(0, maxLinksOfFolder);
  return within.map((file) => ({ path: path + file.slice(target.length + 1), target: file }));
}

/** The path in the repository of one below an author's folder; null for any other. */
function withinAuthorFolder(text: string, kept: readonly AuthorFolder[]): string | null {
  const outer = kept.find(({ path }) => text.startsWith(`${path}/`));
  return outer ? joinPath(outer.folder, text.slice(outer.path.length)) : null;
}

/** The folders that a shell changes into. */
function enteredFolders({ command, workdir, scripts }: StumblingInput, tree: CodeTree): string[] {
  const texts = [{ path: "", text: command }, ...scripts.filter(({ path, text }) => isShellText(path, text))];
  const entered = texts.flatMap(({ path, text }) =>
    changedInto(text)
      .slice(0, 50)
      .flatMap((step) => [workdir, parentOf(path)].map((from) => joinPath(from, step))),
  );
  return [...new Set(entered)].filter(
    (folder) => folder !== null && folder !== "" && tree.has(folder),
  ) as string[];
}

/**
 * The folders that a script may run in: those that it lies in and that a shell changes into, the experiment's, and the
 * others that it lies in; first the one from which most of its paths are found.
 */
function basesOf(
  { path }: ReachedScript,
  literals: readonly ScriptLiteral[],
  { workdir, entered, tree }: { workdir: string; entered: readonly string[]; tree: CodeTree },
): string[] {
  const around = foldersAround(path);
  const relative = literals.filter(({ text }) => isRelativePath(text) && /[./]/.test(text)).slice(0, 500);
  const found = (base: string) =>
    relative.filter(({ text }) => {
      const joined = joinPath(base, text);
      return joined !== null && joined !== "" && tree.has(joined);
    }).length;
  return [...new Set([...around.filter((folder) => entered.includes(folder)), workdir, ...around])]
    .map((base) => ({ base, count: found(base) }))
    .toSorted((a, b) => b.count - a.count)
    .map(({ base }) => base);
}

/** The nearest first. */
function foldersAround(path: string): string[] {
  const parts = path.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, parts.length - index).join("/")).concat("");
}
