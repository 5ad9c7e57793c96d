import { idOf, inOrder, shellWord } from "./command-text.ts";
import type { ManifestKind, PartialExperiment, RepositoryFiles } from "./manifest-kind.ts";
import { folderOf } from "./tree-path.ts";
import { computes, textOf } from "./typesetting.ts";

/**
 * Where nothing names a command: the scripts that people would try, by their names. One that says that it runs
 * everything, else the numbered ones of a folder in their order, else the only document with code of the root, else the
 * only script there.
 */
export const likelyScripts: ManifestKind = {
  names: [],
  find: (paths) => choices(paths)[0]?.scripts[0] ?? null,
  scripts: /\.(?:r|py|jl|m|rmd|qmd)$/i,
  confidence: "low",
  isLastResort: true,
  read(_, files) {
    const experiments = choices(files.paths).flatMap((each) => experimentOf(each, files) ?? []);
    return { part: { experiments: experiments.slice(0, 1) }, problems: [] };
  },
};

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
const codeFolders = /^(?:code|src|scripts?|analys[ei]s|R|python|experiments?)$/i;

/** What there is to choose from, the likeliest first. */
function choices(paths: ReadonlySet<string>): Chosen[] {
  const own = [...paths].filter((path) => !otherFolder.test(path)).sort(inNumericOrder);
  const scripts = own.filter((path) => !otherScript.test(path));
  const inRoot = (path: string) => !path.includes("/");
  const whole = scripts.filter((path) => everything.test(nameOf(path)));
  const one = only(whole.filter(inRoot)) ?? only(whole.filter((path) => codeFolders.test(folderOf(path))));
  const document = only(
    own.filter((path) => inRoot(path) && /^(?!readme).*\.(?:rmd|qmd|ipynb)$/i.test(path)),
  );
  const script = only(scripts.filter((path) => inRoot(path) && /\.(?:r|py|jl)$/i.test(path)));
  return [
    ...(one ? [{ id: "main", scripts: [one] }] : []),
    ...stepsOf(scripts),
    ...[document, script].flatMap((path) => (path ? [{ id: idOf(path), scripts: [path] }] : [])),
  ];
}

/** The numbered scripts of the folder that has the most; of one number alone there may be several versions. */
function stepsOf(scripts: readonly string[]): Chosen[] {
  const numberOf = (path: string) => numbered.exec(nameOf(path))?.[1];
  const folders = Map.groupBy(
    scripts.filter((path) => numberOf(path) !== undefined),
    folderOf,
  );
  const [most = []] = [...folders.values()].sort((a, b) => b.length - a.length);
  const isStep = new Set(most.map(numberOf)).size > 1 && most.length <= maxScripts;
  return isStep ? [{ id: "steps", scripts: most }] : [];
}

const nameOf = (path: string) => path.split("/").at(-1)!;

const inNumericOrder = (a: string, b: string) => a.localeCompare(b, "en", { numeric: true });

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
