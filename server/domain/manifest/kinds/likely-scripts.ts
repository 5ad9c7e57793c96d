import { idOf, inOrder, shellWord } from "./command-text.ts";
import type { ManifestKind, PartialExperiment, RepositoryFiles } from "./manifest-kind.ts";
import { folderOf } from "./tree-path.ts";
import { computes, textOf } from "./typesetting.ts";

/**
 * Where nothing names a command: the scripts that people would try, by their names. One that says that it runs
 * everything, else the numbered ones of a folder in their order, else the only document with code of the root, else the
 * only script there, or of a folder of code, that no other one loads.
 */
export const likelyScripts: readonly ManifestKind[] = [
  chooseWhole,
  chooseSteps,
  chooseDocument,
  chooseScript,
].map((choose) => ({
  names: [],
  find: (paths) => choose(paths, null)?.scripts[0] ?? null,
  scripts: /\.(?:r|py|jl|m|rmd|qmd)$/i,
  confidence: "low",
  isLastResort: true,
  read(_, files) {
    const chosen = choose(files.paths, files);
    const experiment = chosen && experimentOf(chosen, files);
    return { part: experiment ? { experiments: [experiment] } : {}, problems: [] };
  },
}));

interface Chosen {
  id: string;
  scripts: string[];
}

const maxScripts = 50;
/** What prepares, helps, tests or makes the paper; what is old. */
const otherFolder =
  /(?:^|\/)(?:\.[^/]+|articles?|papers?|manuscript|slides|presentation|docs?|tests?|renv|packrat|node_modules|vendor|old|original|archived?|deprecated|legacy|examples?)\//i;
const otherScript =
  /(?:^|\/)(?:setup|install|conftest|config|utils?|helpers?|functions?|fetch\w*|download\w*|scrape\w*|noxfile|test_\w+)\.\w+$|(?:^|[/_-])(?:install|download|fetch|scrape)(?:[._-]|$)/i;
const everything =
  /^(?:run|reproduce|replicate|main|master|run[_-]?(?:all|everything|analys[ie]s|experiments)|(?:00?[_-])?(?:main|master|run[_-]?all)|reproduce[_-]?(?:all|paper|results))\.(?:r|py|jl|m)$/i;
const numbered = /^(\d{1,2})[a-z]?(?:[_. -]|(?=[A-Za-z]))[\w .-]+\.(?:r|py|jl|ipynb)$/i;
/** Of one language too, as in `python code` or `code_R`. */
const codeFolders =
  /^(?:(?:python|julia|r)[ _-]?)?(?:code|src|scripts?|analys[ei]s|experiments?)$|^(?:(?:code|src|scripts?)[ _-])?(?:python|julia|r)$/i;

const inRoot = (path: string) => !path.includes("/");

function chooseWhole(paths: ReadonlySet<string>): Chosen | null {
  const whole = scriptsOf(paths).filter((path) => everything.test(nameOf(path)));
  const one = only(whole.filter(inRoot)) ?? only(whole.filter((path) => codeFolders.test(folderOf(path))));
  return one === null ? null : { id: "main", scripts: [one] };
}

/** The numbered scripts of the folder that has the most; of one number alone there may be several versions. */
function chooseSteps(paths: ReadonlySet<string>): Chosen | null {
  const numberOf = (path: string) => numbered.exec(nameOf(path))?.[1];
  const steps = scriptsOf(paths).filter((path) => numberOf(path) !== undefined);
  const folders = [...Map.groupBy(steps, folderOf).values()];
  const size = folders.reduce((largest, { length }) => Math.max(largest, length), 0);
  if (size > maxScripts) return null;
  // No more is sorted than may be chosen: a stranger's repository has fifty thousand files.
  const [most = []] = folders
    .filter(({ length }) => length === size)
    .map((folder) => folder.sort(inNumericOrder))
    .sort(([a = ""], [b = ""]) => inNumericOrder(a, b));
  return new Set(most.map(numberOf)).size > 1 ? { id: "steps", scripts: most } : null;
}

function chooseDocument(paths: ReadonlySet<string>): Chosen | null {
  return alone(ownOf(paths).filter((path) => /^(?!readme).*\.(?:rmd|qmd|ipynb)$/i.test(path)));
}

/** Before the scripts are read, whether they load each other is not known: the first stands for them. */
function chooseScript(paths: ReadonlySet<string>, files: RepositoryFiles | null): Chosen | null {
  const scripts = scriptsOf(paths).filter((path) => /\.(?:r|py|jl)$/i.test(path));
  const root = scripts.filter(inRoot);
  const ofCode = scripts.filter((path) => codeFolders.test(folderOf(path)));
  const beside = root.length > 0 || new Set(ofCode.map(folderOf)).size > 1 ? root : ofCode;
  if (beside.length > maxScripts) return null;
  const one = files ? only(notLoaded(beside, files)) : beside[0];
  return one ? { id: idOf(one), scripts: [one] } : null;
}

function notLoaded(scripts: readonly string[], files: RepositoryFiles): string[] {
  const loaded = new Set<string>();
  for (const path of scripts)
    for (const name of loadedBy(path, files)) if (name !== stemOf(path)) loaded.add(name);
  return scripts.filter((path) => !loaded.has(stemOf(path)));
}

const stemOf = (path: string) => nameOf(path).replace(/\.\w+$/, "");

const loading =
  /^[ \t]*(?:from[ \t]+\.?([\w.]+)[ \t]+import\b|import[ \t]+([^\n#;]{1,300}))|\b(?:source|include)\([ \t]*["'](?:\.\/)?([^"'\n]{1,200})\.\w+["']/gm;

/** The names, without extensions, of the files beside it that a script loads, among other names. */
function loadedBy(path: string, files: RepositoryFiles): string[] {
  return [...(textOf(path, files) ?? "").matchAll(loading)].flatMap(
    ([, from, imported, sourced]) =>
      from ?? sourced ?? imported!.split(",").map((each) => each.trim().split(/\s/, 1)[0]!),
  );
}

function alone(paths: readonly string[]): Chosen | null {
  const one = only(paths.filter(inRoot));
  return one === null ? null : { id: idOf(one), scripts: [one] };
}

const ownOf = (paths: ReadonlySet<string>) => [...paths].filter((path) => !otherFolder.test(path));

const scriptsOf = (paths: ReadonlySet<string>) => ownOf(paths).filter((path) => !otherScript.test(path));

const nameOf = (path: string) => path.split("/").at(-1)!;

/** A collator is made once: `localeCompare` looks for one each time. */
const inNumericOrder = new Intl.Collator("en", { numeric: true }).compare;

const only = (paths: readonly string[]): string | null => (paths.length === 1 ? paths[0]! : null);

/** Null where it is a document that computes nothing. */
function experimentOf({ id, scripts }: Chosen, files: RepositoryFiles): PartialExperiment | null {
  const isDocument = (path: string) => /\.[rq]md$/i.test(path);
  if (scripts.some((path) => isDocument(path) && !computes(path, files))) return null;
  const folder = folderOf(scripts[0]!);
  const isInFolder = folder !== "" && startsIn(folder, scripts, files);
  const commands = scripts.map((path) => commandOf(isInFolder ? path.slice(folder.length + 1) : path));
  const command = inOrder(commands);
  return {
    id,
    command: isInFolder ? `cd ${shellWord(folder)} && ${command}` : command,
    makesEverything: true,
  };
}

const programs: Record<string, string> = { r: "Rscript", py: "python3", jl: "julia", m: "octave-cli" };

/** R Markdown is knitted and not rendered: that runs its code, and needs neither pandoc nor TeX. */
function commandOf(path: string): string {
  const extension = path.slice(path.lastIndexOf(".") + 1).toLowerCase();
  if (extension === "ipynb") return `jupyter nbconvert --to notebook --execute --inplace ${shellWord(path)}`;
  if (/^[rq]md$/.test(extension)) return `Rscript -e 'knitr::knit(commandArgs(TRUE)[1])' ${shellWord(path)}`;
  return `${programs[extension]} ${shellWord(path)}`;
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
