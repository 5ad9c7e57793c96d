import { octavePackages } from "../../environment/octave-packages.ts";
import { idOf } from "./command-text.ts";
import { call, loadedFile, statementsOf } from "./console-command.ts";
import type { PartialExperiment, RepositoryFiles } from "./manifest-kind.ts";
import { NamedScripts } from "./named-scripts.ts";
import { octaveCall } from "./octave-command.ts";
import type { Unit } from "./readme-units.ts";
import { isExperiment } from "./repository-command.ts";
import type { ChosenScripts } from "./run-of-scripts.ts";
import { inNumericOrder, nameOf, numbered, otherFolder } from "./script-names.ts";
import { inStages } from "./script-stages.ts";
import { leadingGroup, type ToldGroup, toldGroup } from "./told-groups.ts";
import {
  announces,
  announcesMakers,
  aside,
  besides,
  byStem,
  cells,
  entered,
  entry,
  headStop,
  inSequence,
  isMade,
  itself,
  listing,
  makes,
  nearby,
  ofFile,
  opened,
  order,
  prepares,
  refusal,
  scriptName,
} from "./told-words.ts";
import { folderOf } from "./tree-path.ts";

export const maxExperiments = 10;
const maxScripts = 50;
/** Each is looked for among all files. */
const maxGroups = 50;
const maxOrdersOfSentence = 3;
/** Runs by itself, whatever its name says. */
export const document = /\.(?:ipynb|[rq]md)$/i;

/** "… `run.py`, a wrapper to run the following scripts". */
const wraps =
  /\b(?:wrapper|(?:which|that) (?:runs|calls|sources|executes|starts))\b[^.]{0,60}\b(?:following|these) scripts\b/i;

/** Collects the scripts that a README tells its reader to run. */
export class ToldScripts {
  readonly #files: RepositoryFiles;
  readonly #named: NamedScripts;
  /** In the order of the text: one experiment, since each may need what those before it left. */
  readonly #steps = new Set<string>();
  /** Of a list without numbers: each an experiment of its own. */
  readonly #choices = new Set<string>();
  readonly #consoles: string[][] = [];
  /** Calls of functions of MATLAB, each with the file that defines it. */
  readonly #calls = new Map<string, string>();
  /** What the text only says the use of, in its order. */
  readonly #described = new Set<string>();
  #isMade = false;
  /** A list follows: the last line at the margin told to run what it names. */
  #isListed = false;
  /** And in this order, or after what was named before, or as a part of a numbered list. */
  #isInOrder = false;
  #groups = 0;
  #hasMarks = false;

  constructor(files: RepositoryFiles, folder: string) {
    this.#files = files;
    this.#named = new NamedScripts(files, folder);
  }

  addLine({ text, marker }: Unit): void {
    // A paragraph ends a list that has marks.
    if (this.#hasMarks && marker === null) this.#isListed = false;
    this.#hasMarks = marker !== null;
    const listed = this.#isListed ? this.#named.pathsOfItem(text, this.#isInOrder) : [];
    if (listed.length > 0) {
      const into = marker === "number" || this.#isInOrder ? this.#steps : this.#choices;
      for (const path of listed) into.add(path);
      return;
    }
    const into = marker === "bullet" ? this.#choices : this.#steps;
    const isWithin = this.#isListed && marker !== null;
    let isTold = false;
    /** What a list that follows names is run by the script that was told. */
    let isOfWrapper = false;
    for (const sentence of text.replace(headStop, "$1: ").split(/[.!?]\s+(?=[A-Z`*_(])/)) {
      const folder = entered.exec(sentence)?.[1];
      if (folder !== undefined) this.#named.enter(folder);
      const first = order.exec(sentence);
      const found = ofFile.test(sentence.slice(0, first?.index)) ? null : first;
      const behind = found && sentence.slice(found.index + found[0].length);
      const isOrder = behind !== null && (announces.test(sentence) || !/\w/.test(behind));
      const isAnnounced = isOrder || announcesMakers.test(sentence);
      this.#isListed = isWithin || (isAnnounced && !refusal.test(sentence));
      if (isAnnounced) this.#announce(sentence, marker);
      if (refusal.test(sentence)) continue;
      const isList = isAnnounced && this.#isInOrder;
      const group = found && !isList ? (toldGroup(behind!) ?? leadingGroup(sentence)) : null;
      const runner = group && this.#named.runnerIn(sentence.slice(0, found!.index));
      if (runner ? into.add(runner) : this.#addGroup(group)) continue;
      const behindIt = behind === null ? [] : this.#orderedIn(behind, sentence);
      const isBefore = behindIt.length === 0 && behind !== null && itself.test(behind);
      const ordered = isBefore ? this.#namedIn(sentence.slice(0, found!.index), sentence) : behindIt;
      const named = ordered.length > 0 ? ordered : this.#entryOf(sentence);
      for (const path of named) into.add(path);
      if (named.length === 0) this.#describe(sentence);
      else isOfWrapper ||= wraps.test(sentence);
      isTold ||= named.length > 0;
    }
    if (isOfWrapper) this.#isListed = false;
    for (const [, statement] of text.matchAll(/`([A-Za-z]\w{0,62}\([^`\n]{1,200}\);?)`/g))
      this.#addCall(statement!);
    if (isTold || !cells.test(text)) return;
    const notebooks = this.#named.pathsIn(text, /\.ipynb$/i);
    if (notebooks.length === 1) into.add(notebooks[0]!);
    else if (notebooks.length === 0) this.#addGroup(toldGroup("all notebooks"));
  }

  /** What the first order that names something tells, from behind one: "to run it from scratch, run `a.py`". */
  #orderedIn(behind: string, sentence: string): string[] {
    let rest = behind;
    for (let orders = 0; orders < maxOrdersOfSentence; orders++) {
      const named = this.#namedIn(rest.split(aside, 1)[0]!, sentence);
      if (named.length > 0) return named;
      const next = order.exec(rest);
      // What is named behind an aside is of that.
      if (next === null || this.#named.pathsIn(rest.slice(0, next.index)).length > 0) return [];
      rest = rest.slice(next.index + next[0].length);
    }
    return [];
  }

  /** What a list that follows is to others: "in this order", or "and then running" behind another list. */
  #announce(sentence: string, marker: Unit["marker"]): void {
    const isNext = /\bthen\b/i.test(sentence);
    this.#isInOrder = isNext || marker === "number" || inSequence.test(sentence);
    if (!isNext) return;
    for (const path of this.#choices) this.#steps.add(path);
    this.#choices.clear();
  }

  /** Of several files that a sentence names, the one that stands behind what it says of one, or else none. */
  #entryOf(sentence: string): string[] {
    const found = entry.exec(sentence);
    if (found === null && !opened.test(sentence)) return [];
    const named = this.#named.pathsIn(sentence);
    const behind = found ? sentence.slice(found.index + found[0].length) : "";
    const [next] = behind.matchAll(scriptName);
    if (named.length < 2 && next === undefined) return named;
    if (found === null) return named.length === 1 ? named : [];
    const isNear = next && next.index < besides && !aside.test(behind.slice(0, next.index));
    const isOne = isNear && !/^\W*or\b/.test(behind.slice(next.index + next[0].length));
    return isOne ? this.#named.pathsIn(next[0]) : [];
  }

  /** Those of a kind, in the folder that is named, else in the root, else in the only folder that has some. */
  #addGroup(group: ToldGroup | null): boolean {
    if (group === null || ++this.#groups > maxGroups) return false;
    const own = [...this.#files.paths].filter(
      (path) => group.isOfKind(path) && isExperiment(path) && !otherFolder.test(path),
    );
    const folders = Map.groupBy(own, folderOf);
    const only = folders.size === 1 ? [...folders.keys()][0]! : "";
    const folder = group.folder === null ? only : this.#named.folderOf(group.folder);
    const within = [...(folders.get(folder ?? "") ?? [])].sort(inNumericOrder);
    if (within.length === 0 || within.length > maxScripts) return false;
    const into =
      group.isInOrder || within.every((path) => numbered.test(nameOf(path))) ? this.#steps : this.#choices;
    for (const path of within) into.add(path);
    return true;
  }

  /** Of MATLAB a script is called by its name alone. */
  #namedIn(text: string, sentence: string): string[] {
    const paths = this.#named.pathsIn(text);
    if (paths.length > 0) return paths;
    // What MATLAB finds so may be a function that needs values.
    const stems = [...text.matchAll(byStem)]
      .flatMap(([, stem]) => this.#named.pathsOfStem(stem!))
      .filter((path) => !/\.m$/i.test(path));
    if (stems.length > 0 || !/\b(?:matlab|octave)\b/i.test(sentence)) return stems;
    const called = /[`'‘"“]([A-Za-z]\w{0,62})[`'’"”]|\b([A-Za-z]\w{0,62})\(\)/g;
    return [...text.matchAll(called)].flatMap(
      ([, quoted, called]) => this.#named.pathOf(`${quoted ?? called}.m`) ?? [],
    );
  }

  /** Of several that are named beside each other what is said of the last, or before the first, is said of all. */
  #describe(sentence: string): void {
    const matches = [...sentence.matchAll(scriptName)];
    const ends = matches.map((match) => match.index + match[0].length);
    const says = matches.map((match, at) => {
      const behind = sentence.slice(ends[at]).slice(0, nearby);
      if (isMade.test(sentence.slice(0, match.index).slice(-nearby))) return "made";
      const isMaker = makes.test(behind.replace(/`(\w+)`/g, "$1"));
      return isMaker ? "makes" : prepares.test(behind) ? "prepares" : null;
    });
    for (let at = 1; at < matches.length; at++)
      if (says[at - 1] === "made" && listing.test(sentence.slice(ends[at - 1], matches[at]!.index)))
        says[at] ??= "made";
    for (let at = matches.length - 2; at >= 0; at--)
      if (listing.test(sentence.slice(ends[at], matches[at + 1]!.index))) says[at] ??= says[at + 1]!;
    for (const [at, [whole]] of matches.entries()) {
      const paths = says[at] ? this.#named.pathsIn(whole) : [];
      for (const path of paths) this.#described.add(path);
      this.#isMade ||= paths.length > 0 && says[at] !== "prepares";
    }
  }

  addConsole(lines: readonly string[]): void {
    for (const line of lines) this.#addCall(line);
    const paths = lines.flatMap(statementsOf).flatMap((statement) => this.#loadedBy(statement) ?? []);
    if (paths.length > 0) this.#consoles.push([...new Set(paths)]);
  }

  /** With values: a function that is called without any is run as a script is. */
  #addCall(statement: string): void {
    const [, name] = /^([A-Za-z]\w{0,62})\(\s*[^)\s]/.exec(statement) ?? [];
    if (name === undefined || !call.test(statement)) return;
    const path = this.#named.pathOf(`${name}.m`);
    if (path !== null) this.#calls.set(statement.replace(/\s*;$/, ""), path);
  }

  /** Each an experiment of its own. */
  calls(): PartialExperiment[] {
    const packages = octavePackages(this.#files.paths, this.#files.contents);
    return [...this.#calls].map(([statement, path]) => ({
      id: idOf(statement),
      command: octaveCall(statement, path, packages),
    }));
  }

  #loadedBy(statement: string): string | null {
    const loaded = loadedFile(statement);
    if (loaded !== null) return this.#named.pathOf(/\.\w+$/.test(loaded) ? loaded : `${loaded}.m`);
    const [, name] = /^(?:run\s+)?([A-Za-z]\w{0,62})(?:\.m)?(?:\(\s*\))?\s*;?$/.exec(statement) ?? [];
    return name === undefined ? null : this.#named.pathOf(`${name}.m`);
  }

  chosen(): ChosenScripts[] {
    const steps = { scripts: [...this.#steps], isSession: false };
    const consoles = this.#consoles.map((scripts) => ({ scripts, isSession: true }));
    const choices = this.#choicesInOrder().map((scripts) => ({ scripts, isSession: false }));
    const taken = new Set<string>();
    const chosen: ChosenScripts[] = [];
    for (const { scripts: named, isSession } of [steps, ...consoles, ...choices]) {
      const scripts = named.filter((path) => !taken.has(path)).slice(0, maxScripts);
      for (const path of scripts) taken.add(path);
      if (scripts.length === 0) continue;
      chosen.push({ id: scripts.length === 1 ? idOf(scripts[0]!) : "steps", scripts, isSession });
    }
    return chosen.slice(0, maxExperiments);
  }

  /** One experiment where their names, or those of a folder, say in which order they are run, else one of each. */
  #choicesInOrder(): string[][] {
    const all = [...this.#choices];
    if (all.length > 1 && all.every((path) => numbered.test(nameOf(path)))) return [all.sort(inNumericOrder)];
    if (all.some((path) => document.test(path))) return all.map((path) => [path]);
    const stages = inStages(all);
    if (stages.length > 0) return [stages];
    const ofFolders = Map.groupBy(all, folderOf);
    return all.flatMap((path) => {
      const within = ofFolders.get(folderOf(path))!;
      const ofFolder = inStages(within);
      if (ofFolder.length === 0) return [[path]];
      return path === within[0] ? [ofFolder] : [];
    });
  }

  /** One experiment: each may need what those before it left. */
  described(): ChosenScripts[] {
    const inText = [...this.#described].slice(0, maxScripts);
    const stages = inStages(inText);
    const scripts = stages.length > 0 ? stages : inText;
    if (!this.#isMade) return [];
    return [{ id: scripts.length === 1 ? idOf(scripts[0]!) : "steps", scripts }];
  }
}
