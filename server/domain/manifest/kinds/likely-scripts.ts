import { idOf } from "./command-text.ts";
import type { ManifestKind, RepositoryFiles } from "./manifest-kind.ts";
import { ownOf, scriptsOf } from "./own-scripts.ts";
import { type ChosenScripts, runOf } from "./run-of-scripts.ts";
import {
  codeFolders,
  everything,
  hasInnerNumbers,
  inNumericOrder,
  isAnalysisOfFolder,
  letteredOf,
  nameOf,
  numbered,
  shownFolders,
} from "./script-names.ts";
import { beginsWithPart, inStages, isOfNumber, maxFew, paperPart, shownOf } from "./script-stages.ts";
import { actsByItself, notLoaded, withoutTemplate } from "./script-texts.ts";
import { folderOf } from "./tree-path.ts";
import { textOf } from "./typesetting.ts";

type Choose = (paths: ReadonlySet<string>, files: RepositoryFiles | null) => ChosenScripts[];

const kindOf = (choose: Choose): ManifestKind => ({
  names: [],
  find: (paths) => choose(paths, null)[0]?.scripts[0] ?? null,
  scripts: /\.(?:r|py|jl|m|rmd|qmd)$/i,
  confidence: "low",
  isLastResort: true,
  read(_, files) {
    const chosen = choose(withoutTemplate(files), files);
    const makesEverything = chosen.length === 1;
    const experiments = chosen.flatMap((each) => {
      const found = runOf(each, files);
      return found ? [{ ...found, makesEverything }] : [];
    });
    return { part: experiments.length > 0 ? { experiments } : {}, problems: [] };
  },
});

/**
 * Where nothing names a command: the scripts whose names say in which order they are run. One that says that it runs
 * everything, else those of numbered folders, else of each folder of a part of the paper its own, else the numbered ones of
 * a folder.
 */
export const orderedScripts: readonly ManifestKind[] = [
  chooseWhole,
  chooseFolders,
  chooseParts,
  chooseSteps,
].map(kindOf);

/**
 * Where no names say it either, the scripts that people would try: the only document with code of the root, else its shell
 * scripts that run something, else the only script there, or of a folder of code, that no other one loads, else those that
 * are named after stages of the work, else the one that is called the analysis, or that of each of several folders, else those that are named after what the
 * paper shows, each an experiment of its own, else each of a few documents with code, else the only one of the repository,
 * else each of a few scripts.
 */
export const likelyScripts: readonly ManifestKind[] = [
  chooseDocument,
  chooseShells,
  chooseScript,
  chooseStages,
  chooseAnalysis,
  chooseShown,
  chooseDocuments,
  chooseOnlyDocument,
  chooseEach,
].map(kindOf);

const maxScripts = 50;
/** Figures and tables that a paper has, each by a script of its own. */
const maxApart = 20;
/** Of what the paper shows, wherever it lies; a script that merely runs everything may be of a part of the code. */
const replication = /(?:^|[/_-]|run)(?:replicat|reproduc)[^/]*(?:\/[^/]*)?$/i;
/** In the root or in a folder of code. */
const numberedFolder = /^(?:(?:code|src|scripts?|analys[ei]s)\/)?\d{1,2}[a-z]?(?:[_. -])[^/]*\//i;
/** Of a part of the paper that has code of its own, as in `Study 1/` or `code/exp2_long/`. */
const partFolder =
  /^(?:[^/]+\/)?(?:experiment|exp|study|objective|simulation|sim|figure|fig|table|part|section|chapter|application)[ _-]?[s]?\d{1,2}[a-z]?(?:[_. -][^/]*)?\//i;
const analysis =
  /^(?:(?:main|full|final|data|stat\w*)[_ -])?analy(?:s[ei]s|[sz]e)\.(?:r|py|jl|m|rmd|qmd|ipynb)$/i;
/** A document with code in it, by its name. */
const computed = /^(?!readme).*\.(?:rmd|qmd|ipynb)$/i;
const runsSomething =
  /^(?:run|execute|launch)(?![\w.-]*(?:docker|container|singularity|test|lint|serve|jupyter|gui|app|web))[\w.-]*\.(?:sh|bash)$/i;
const partScript = /\.(?:r|py|jl|m|sh|rmd|qmd|ipynb)$/i;
const stepScript = /\.(?:r|py|jl|m|ipynb)$/i;
const inRoot = (path: string) => !path.includes("/");

function chooseWhole(paths: ReadonlySet<string>): ChosenScripts[] {
  const whole = scriptsOf(paths).filter((path) => everything.test(nameOf(path)));
  const one =
    only(whole.filter(inRoot)) ??
    only(whole.filter((path) => codeFolders.test(folderOf(path)))) ??
    only(whole.filter((path) => replication.test(path))) ??
    only(whole.filter((path) => /^[^/]*\/[^/]*(?:all|everything)[^/]*$/i.test(path)));
  return one === null ? [] : [{ id: "main", scripts: [one] }];
}

/** Of each numbered folder the numbered scripts, or the only one that no other one loads; nothing where one has a choice. */
function chooseFolders(paths: ReadonlySet<string>, files: RepositoryFiles | null): ChosenScripts[] {
  const isStep = (path: string) => stepScript.test(path) || numbered.test(nameOf(path));
  const steps = scriptsOf(paths).filter((path) => numberedFolder.test(path) && isStep(path));
  if (steps.length > maxScripts) return [];
  const folders = Map.groupBy(steps, (path) => numberedFolder.exec(path)![0]);
  const names = [...folders.keys()].sort(inNumericOrder);
  if (new Set(names.map((name) => /\d+/.exec(name)![0])).size < 2) return [];
  const scripts: string[] = [];
  for (const name of names) {
    const within = folders.get(name)!.sort(inNumericOrder);
    const inOrder = within.filter((path) => numbered.test(nameOf(path)));
    const one = inOrder.length > 0 || !files ? within[0] : only(notLoaded(within, files));
    if (one === undefined || one === null) return [];
    scripts.push(...(inOrder.length > 0 ? inOrder : [one]));
  }
  return [{ id: "steps", scripts }];
}

/**
 * Of each folder of a part of the paper an experiment: the script that says that it runs everything, or its numbered ones in
 * their order, or the only one that no other one loads, or the one that is called the analysis, or its stages. Nothing
 * where a script of the root names such a folder, or was not read: it may run them.
 */
function chooseParts(paths: ReadonlySet<string>, files: RepositoryFiles | null): ChosenScripts[] {
  const scripts = scriptsOf(paths).filter((path) => partScript.test(path));
  if (scripts.length > 4 * maxScripts) return [];
  const parts = Map.groupBy(
    scripts.filter((path) => partFolder.test(path)),
    (path) => partFolder.exec(path)![0],
  );
  if (parts.size < 2 || parts.size > maxApart) return [];
  const words = [...parts.keys()].map((folder) => /^[A-Za-z]+/.exec(nameOf(folder.slice(0, -1)))![0]);
  const mayRun = (path: string) => {
    const text = files ? textOf(path, files) : "";
    return text === null || words.some((word) => text.includes(word));
  };
  if (scripts.some((path) => inRoot(path) && mayRun(path))) return [];
  return [...parts]
    .sort(([a], [b]) => inNumericOrder(a, b))
    .flatMap(([folder, within]): ChosenScripts[] => {
      const direct = within.filter((path) => folderOf(path) === folder.slice(0, -1));
      const all =
        direct.length > 0 ? direct : within.filter((path) => codeFolders.test(nameOf(folderOf(path))));
      const whole = only(all.filter((path) => everything.test(nameOf(path)) || all.length === 1));
      if (whole !== null) return [{ id: idOf(folder.slice(0, -1)), scripts: [whole] }];
      const own = all.filter((path) => !path.endsWith(".sh"));
      const steps = own.filter((path) => numbered.test(nameOf(path))).sort(inNumericOrder);
      const free = files ? notLoaded(own, files) : own.slice(0, 1);
      const one =
        only(free) ??
        only(free.filter((path) => analysis.test(nameOf(path)))) ??
        (files ? only(free.filter((path) => actsByItself(path, files))) : null);
      const chosen = steps.length > 1 ? steps : one === null ? inStages(free, true) : [one];
      const id = idOf(folder.slice(0, -1));
      // Each of a figure of its own.
      if (chosen.length === 0 && free.every((path) => paperPart.test(nameOf(path))))
        return free
          .sort(inNumericOrder)
          .map((path) => ({ id: idOf(`${id} ${nameOf(path)}`), scripts: [path] }));
      return chosen.length > 0 ? [{ id, scripts: chosen }] : [];
    });
}

/** The numbered or lettered scripts of the folder that has the most. */
function chooseSteps(paths: ReadonlySet<string>): ChosenScripts[] {
  const numberOf = (path: string) => /\d+|^[a-z](?=[_.-])/i.exec(nameOf(path))![0];
  const scripts = scriptsOf(paths);
  const inOrder = scripts.filter((path) => numbered.test(nameOf(path)));
  const steps = inOrder.length > 0 ? inOrder : letteredOf(scripts);
  const folders = [...Map.groupBy(steps, folderOf).values()];
  const size = folders.reduce((largest, { length }) => Math.max(largest, length), 0);
  if (size > maxScripts) return [];
  // No more is sorted than may be chosen: a stranger's repository has fifty thousand files.
  const [most = []] = folders
    .filter(({ length }) => length === size)
    .map((folder) => folder.sort(inNumericOrder))
    .sort(([a = ""], [b = ""]) => inNumericOrder(a, b));
  // Of one number alone there may be several versions.
  if (new Set(most.map(numberOf)).size < 2 && !hasInnerNumbers(most.map(nameOf))) return [];
  const folder = folderOf(most[0]!);
  const whole = only(
    scriptsOf(paths).filter((path) => folderOf(path) === folder && everything.test(nameOf(path))),
  );
  return [{ id: whole === null ? "steps" : "main", scripts: whole === null ? most : [whole] }];
}

function chooseDocument(paths: ReadonlySet<string>): ChosenScripts[] {
  return alone(only(ownOf(paths).filter((path) => inRoot(path) && computed.test(path))));
}

/** Shell scripts of the root that say that they run something: `execute1.sh`. What they start is not started beside them. */
function chooseShells(paths: ReadonlySet<string>): ChosenScripts[] {
  const shells = scriptsOf(paths).filter((path) => inRoot(path) && runsSomething.test(path));
  return shells.length <= maxFew ? shells.sort(inNumericOrder).flatMap(alone) : [];
}

/** Before the scripts are read, whether they load each other is not known: the first stands for them. */
function chooseScript(paths: ReadonlySet<string>, files: RepositoryFiles | null): ChosenScripts[] {
  const beside = besideEachOther(paths, /\.(?:r|py|jl)$/i);
  // Documents of figures use what lies in a folder of code.
  const isUsed = () => inOneFolder(paths).filter((path) => computed.test(nameOf(path))).length > 1;
  if (!beside.some(inRoot) && isUsed()) return [];
  if (files === null) return alone(beside[0] ?? null);
  const one = only(notLoaded(beside, files));
  // Beside several documents a script that does nothing by itself is what they load.
  const documents = ownOf(paths).filter((path) => inRoot(path) && computed.test(path));
  const isLoaded = one !== null && documents.length > 1 && !actsByItself(one, files);
  return alone(isLoaded ? null : one);
}

/** Where each script that no other one loads is named after a stage, of which there are several: all in their order. */
function chooseStages(paths: ReadonlySet<string>, files: RepositoryFiles | null): ChosenScripts[] {
  const beside = besideEachOther(paths, /\.(?:r|py|jl)$/i);
  const steps = inStages(files ? notLoaded(beside, files) : beside);
  return steps.length === 0 ? [] : [{ id: "steps", scripts: steps }];
}

/** Nobody writes a document with code for others to load: each computes something. */
function chooseDocuments(paths: ReadonlySet<string>): ChosenScripts[] {
  const documents = besideEachOther(paths, computed).sort(inNumericOrder);
  return documents.length <= maxFew ? documents.flatMap(alone) : [];
}

/** In the folder of the paper too: it computes what it shows. */
function chooseOnlyDocument(paths: ReadonlySet<string>): ChosenScripts[] {
  const documents = [...paths].filter((path) => /^(?!readme)[^/]*\.(?:rmd|qmd)$/i.test(nameOf(path)));
  return alone(
    only(documents.filter((path) => !/(?:^|\/)(?:\.|tests?\/|renv\/|old\/|vignettes\/)/i.test(path))),
  );
}

function chooseAnalysis(paths: ReadonlySet<string>, files: RepositoryFiles | null): ChosenScripts[] {
  const named = besideEachOther(paths, analysis).filter((path) => /\.(?:r|py|jl|m)$/i.test(path));
  const one = only(files ? notLoaded(named, files) : named);
  if (one !== null) return alone(one);
  const ofFolders = scriptsOf(paths).filter(isAnalysisOfFolder);
  return ofFolders.length > 1 && ofFolders.length <= maxApart
    ? ofFolders.sort(inNumericOrder).flatMap(alone)
    : [];
}

/** Figures and tables of the paper. Others are of one of them, as long as there are no more of these. */
function chooseShown(paths: ReadonlySet<string>, files: RepositoryFiles | null): ChosenScripts[] {
  const beside = besideEachOther(paths, shownOf);
  const named = beside.length > 0 ? beside : inOneFolder(paths);
  const shown = named.every((path) => computed.test(path)) ? withOtherDocuments(named, paths) : named;
  const apart = (files ? notLoaded(shown, files) : shown).sort(inNumericOrder);
  return apart.length <= maxApart ? apart.flatMap(alone) : [];
}

/** A document runs by itself: beside those that are named after figures the others are of the paper too. */
function withOtherDocuments(named: readonly string[], paths: ReadonlySet<string>): string[] {
  const folders = new Set(named.map(folderOf));
  return scriptsOf(paths).filter((path) => computed.test(nameOf(path)) && folders.has(folderOf(path)));
}

/** Each of a few that does something by itself, and that no other one loads. */
function chooseEach(paths: ReadonlySet<string>, files: RepositoryFiles | null): ChosenScripts[] {
  const beside = besideEachOther(paths, /\.(?:r|py|jl|m)$/i);
  if (files === null) return alone(beside[0] ?? null);
  const free = notLoaded(beside, files).filter((path) => actsByItself(path, files));
  return free.length > maxFew ? [] : free.sort(inNumericOrder).flatMap(alone);
}

/** Those scripts in the root, or of such names, else those in the only folder of code, else in that of figures. */
function besideEachOther(
  paths: ReadonlySet<string>,
  which: RegExp | ((scripts: readonly string[]) => string[]),
): string[] {
  const own = scriptsOf(paths);
  const scripts = which instanceof RegExp ? own.filter((path) => which.test(nameOf(path))) : which(own);
  const root = scripts.filter(inRoot);
  const inFolders = (names: RegExp) => scripts.filter((path) => names.test(folderOf(path)));
  const ofCode = [codeFolders, shownFolders].map(inFolders).find(({ length }) => length > 0) ?? [];
  const beside = root.length > 0 || new Set(ofCode.map(folderOf)).size > 1 ? root : ofCode;
  return beside.length > maxScripts ? [] : beside;
}

/** Several scripts of figures where no other folder has any, or any whose names begin so: others may be run for them. */
function inOneFolder(paths: ReadonlySet<string>): string[] {
  const scripts = scriptsOf(paths).filter(isOfNumber);
  const folders = [scripts, scripts.filter(beginsWithPart)].map((some) => new Set(some.map(folderOf)));
  const [folder] = folders.find(({ size }) => size === 1) ?? [];
  const within = scripts.filter((path) => folderOf(path) === folder);
  return within.length > 1 ? within : [];
}

const alone = (one: string | null): ChosenScripts[] =>
  one === null ? [] : [{ id: idOf(one), scripts: [one] }];

const only = (paths: readonly string[]): string | null => (paths.length === 1 ? paths[0]! : null);
