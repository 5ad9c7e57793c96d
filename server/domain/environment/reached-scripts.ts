/** A file of the code that a command starts, or that a script does which it starts. */
export interface ReachedScript {
  path: string;
  text: string;
}

/** The text of a file of the code; empty where it is not looked into, null where there is no such file. */
export type TextOf = (path: string) => string | null;

const maxScripts = 30;
const maxWords = 3000;
const maxFolders = 10;

/**
 * Returns the files that a command names, the Makefiles that it has made, and what scripts among them name, source or
 * import in turn. A word counts as a path below any folder that the text changes into, and below the script's own: what
 * a shell would do is not computed, and a file too many costs a package at most.
 */
export function reachedScripts(command: string, folder: string, textOf: TextOf): ReachedScript[] {
  const found = new Map<string, ReachedScript>();
  const add = (text: string, folders: readonly string[]) => {
    for (const path of namedPaths(text, folders)) {
      if (found.size === maxScripts) return;
      const own = found.has(path) ? null : textOf(path);
      if (own !== null) found.set(path, { path, text: own });
    }
  };
  const started = foldersOf(command, [folder]);
  add(command, started);
  // Python looks for modules in the folder of the script that was started.
  const roots = [...new Set([...started, ...[...found.keys()].map(parentOf)])].slice(0, maxFolders);
  // Those that are added meanwhile are gone through too.
  for (const { path, text } of found.values()) {
    if (isShellText(path, text) || isSnakefile(path)) add(text, foldersOf(text, [folder, parentOf(path)]));
    else {
      const folders = [...new Set([parentOf(path), ...roots])];
      const commands = commandsInCode(text).join("\n");
      add(namedByCode(path, text), folders);
      add(commands, foldersOf(commands, folders));
    }
  }
  return [...found.values()];
}

/** What code starts or loads of the repository, as words: the scripts that it names, the modules that Python imports. */
function namedByCode(path: string, text: string): string {
  const scripts = [...text.matchAll(/["']([^"'\s]{1,200}\.(?:[rR]|py|m|jl|sh))["']/g)].map(
    ([, name]) => name!,
  );
  return [...scripts, ...(path.endsWith(".py") ? modulesOf(text) : [])].join("\n");
}

/** `os.system("python fit.py --clean")`, `system('Rscript a.R')`, and a notebook's `!python fit.py` and `%run fit.py`. */
const COMMAND =
  /["']\s{0,8}(?:[!%]\s?)?((?:(?:[\w.-]{0,50}\/){0,8}(?:python[\d.]{0,5}|Rscript|R|julia|octave(?:-cli)?|bash|sh)|cd|run)\s[^"'\n]{1,300})/g;

const commandsInCode = (text: string) => [...text.matchAll(COMMAND)].map(([, command]) => command!);

/** A module as `python -m` has it; `from a import b` may be of a module `a.b`. */
function modulesOf(text: string): string[] {
  const froms = text.matchAll(
    /^[ \t]*from[ \t]{1,20}\.{0,2}([\w.]{0,100})[ \t]{1,20}import[ \t]{1,20}\(?([\w, \t]{1,300})/gm,
  );
  const imports = text.matchAll(/^[ \t]*import[ \t]+([\w., \t]{1,300})/gm);
  return [
    ...[...froms].flatMap(([, from = "", names = ""]) => [
      from,
      ...names.split(",").map((name) => `${from}.${firstWord(name)}`),
    ]),
    ...[...imports].flatMap(([, names = ""]) => names.split(",").map(firstWord)),
  ].map((module) => `./${module.replace(/^\./, "").replaceAll(".", "/")}.py`);
}

const firstWord = (text: string) => text.trim().split(/\s/)[0]!;

/** Where make looks for its rules, in this order. */
export const MAKEFILES = ["GNUmakefile", "makefile", "Makefile"];
const MAKEFILE = /(?:^|\/)(?:GNUmakefile|[Mm]akefile(?:[_.-][\w.-]+)?|[^/]+\.mk)$/;

/** Where Snakemake looks for its rules. */
export const SNAKEFILES = ["Snakefile", "snakefile", "workflow/Snakefile", "workflow/snakefile"];
/** Their recipes are commands of a shell and names of scripts. */
const SNAKEFILE = /(?:^|\/)[Ss]nakefile$|\.smk$/;

/** Where the R package targets looks for its pipeline. */
export const TARGETS_FILE = "_targets.R";

export const isSnakefile = (path: string) => SNAKEFILE.test(path);

export const isMakefile = (path: string) => MAKEFILE.test(path);

/** Whether commands of a shell stand in it. */
export function isShellText(path: string, text: string): boolean {
  return (
    isMakefile(path) ||
    /\.(?:sh|bash|zsh|ksh)$/.test(path) ||
    /^#![^\n]{0,100}\b(?:ba|da|z|k)?sh\b/.test(text)
  );
}

function* namedPaths(text: string, folders: readonly string[]): Generator<string> {
  const words = [...quotedPaths(text), ...text.split(/[\s"'=;|&()<>`{}]+/)].filter(
    (word, index, all) =>
      word.length <= 255 &&
      (/[./]|^MAKE$|^(?:snake)?make|\btar_make$/i.test(word) || all[index - 1] === "-m"),
  );
  for (const word of [...new Set(words)].slice(0, maxWords))
    for (const folder of folders) for (const name of pathsOf(word)) yield* joined(folder, name);
}

/** Names with spaces in them. */
function quotedPaths(text: string): string[] {
  const quoted = [...text.matchAll(/'([^'\n]{1,255})'|"([^"\n]{1,255})"/g)];
  return quoted.map(([, single, double]) => single ?? double!).filter((path) => path.includes(" "));
}

function pathsOf(word: string): string[] {
  if (/^make$/i.test(word)) return MAKEFILES;
  if (word === "snakemake") return SNAKEFILES;
  if (/\btar_make$/.test(word)) return [TARGETS_FILE];
  // What a variable has in front of it is most often the repository's own folder.
  const path = word.replace(/^.*\$\w*\/?/, "");
  // `python -m a.b`
  const module = path.replaceAll(".", "/");
  const modules = [`${module}.py`, `${module}/__main__.py`];
  // Whoever changes into a folder by a call comes back by `..`; a package that is to be installed lies in `src`.
  return [path, path.replace(/^(?:\.\.\/)+/, ""), ...modules, ...modules.map((each) => `src/${each}`)];
}

/** The folders that a text changes into, below those where it begins, and one more step below each. */
function foldersOf(text: string, begin: readonly string[]): string[] {
  const folders = new Set(begin);
  for (const step of changedInto(text).slice(0, maxFolders))
    for (const folder of [...folders].slice(0, maxFolders))
      for (const next of joined(folder, step)) folders.add(next);
  return [...folders].slice(0, maxFolders);
}

/** What a shell changes into, as it is written: a name with spaces between quotes. */
export function changedInto(text: string): string[] {
  const found = text.matchAll(
    /(?:\b(?:cd|pushd)|-C)\s+(?:'([^'\n]{1,200})'|"([^"\n]{1,200})"|([\w./-]{1,200}))/g,
  );
  return [...found].map(([, single, double, plain]) => single ?? double ?? plain!);
}

const parentOf = (path: string) => path.split("/").slice(0, -1).join("/");

/** The path below a folder; none for what leads out of the code. */
function joined(folder: string, path: string): string[] {
  if (path === "" || path.length > 255 || path.startsWith("/")) return [];
  const parts = folder === "" ? [] : folder.split("/");
  for (const part of path.split("/")) {
    if (part === "" || part === ".") continue;
    if (part !== "..") parts.push(part);
    else if (parts.pop() === undefined) return [];
  }
  return parts.length === 0 ? [] : [parts.join("/")];
}
