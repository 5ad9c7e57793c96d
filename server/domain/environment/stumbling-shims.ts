import { type Recorded, type RecordedMessage, record } from "../messages/recorded.ts";
import { nameOf } from "./code-tree.ts";
import { isMakefile, isShellText, type ReachedScript } from "./reached-scripts.ts";
import { type RemovedName, removedNames } from "./removed-names.ts";
import { codeLinesOf, placeOf } from "./script-literals.ts";
import { steppedOverTexts } from "./stepped-over-texts.ts";

/** What R and Python are started with. */
export interface Shims {
  /** R without windows, RStudio and installing; the project's own profile is left out where `withoutProfile` says so. */
  r: boolean;
  withoutProfile: boolean;
  /** Python's plots without windows. */
  python: boolean;
  /** What Python or its packages no longer have. */
  pythonNames: RemovedName[];
  /** Programs that are not to be had, in the place of which others are started. */
  replaced: ReplacedProgram[];
  /** Functions of MATLAB that Octave does not have. */
  matlabFunctions: MatlabFunction[];
  notes: Recorded[];
}

/** Those that have a stand-in (pipeline/shims). */
export type ReplacedProgram = keyof typeof REPLACED;

/** Those that have a stand-in (pipeline/shims). */
type MatlabFunction = (typeof MATLAB_FUNCTIONS)[number];
const MATLAB_FUNCTIONS = [
  "contains",
  "histcounts",
  "nanmean",
  "nanmedian",
  "nanstd",
  "nanvar",
  "optimoptions",
  "xline",
  "yline",
] as const;
/** What a stand-in calls of others. */
const CALLED: Partial<Record<MatlabFunction, MatlabFunction>> = { nanstd: "nanvar", yline: "xline" };

interface Kind {
  file: RegExp;
  pattern: RegExp;
  note: RecordedMessage;
}

const kinds = {
  install: {
    file: /\.(?:r|rmd|qmd)$/i,
    pattern: /\binstall\.packages\s*\(/,
    note: steppedOverTexts.noInstall,
  },
  rWindow: {
    file: /\.(?:r|rmd|qmd)$/i,
    pattern: /\b(?:x11|X11|windows|win\.graph|quartz|View)\s*\(/,
    note: steppedOverTexts.noWindows,
  },
  rStudio: {
    file: /\.(?:r|rmd|qmd)$/i,
    pattern: /\b(?:rstudioapi::\w+|getActiveDocumentContext|getSourceEditorContext)\s*\(/,
    note: steppedOverTexts.noRStudio,
  },
  placeholder: {
    file: /\.(?:r|rmd|qmd)$/i,
    // As in shims/Rprofile.
    pattern: /\bsetwd\s*\(\s*["'](?:\s*|[^"']*(?:your|path[ _/-]*to|insert|\.\.\.|<)[^"']*)["']/i,
    note: steppedOverTexts.noPlaceholder,
  },
  pyWindow: {
    file: /\.(?:py|ipynb)$/i,
    pattern:
      /\bmatplotlib\.use\s*\(\s*["'](?:tk|qt|gtk|wx|macosx)|\bmpl\.use\s*\(\s*["'](?:tk|qt|gtk|wx|macosx)/i,
    note: steppedOverTexts.noPlotWindows,
  },
};

/** What lies around the code that is run. */
interface Project {
  files: ReadonlySet<string>;
  read(path: string): string | null;
  workdir: string;
}

export function findShims(command: string, scripts: readonly ReachedScript[], project: Project): Shims {
  const notes: Recorded[] = [];
  const find = ({ file, pattern, note }: Kind): boolean => {
    for (const script of scripts) {
      if (!file.test(script.path)) continue;
      const index = codeLinesOf(script).findIndex((line) => pattern.test(line));
      if (index < 0) continue;
      notes.push(record(note, { place: placeOf(script.path, index + 1) }));
      return true;
    }
    return false;
  };
  const r = [kinds.install, kinds.rWindow, kinds.rStudio, kinds.placeholder].filter(find).length > 0;
  const python = find(kinds.pyWindow);
  const pythonNames = new Set<RemovedName>();
  for (const script of scripts.filter(({ path }) => kinds.pyWindow.file.test(path))) {
    for (const { kind, name, line, note } of removedNames(codeLinesOf(script))) {
      if (pythonNames.has(kind)) continue;
      pythonNames.add(kind);
      notes.push(record(note, { name, place: placeOf(script.path, line) }));
    }
  }
  const profile = findProfile(scripts, project);
  if (profile !== null) notes.push(profile);
  const replaced = (Object.keys(REPLACED) as ReplacedProgram[]).filter((program) => {
    const note = findReplaced(program, command, scripts);
    if (note !== null) notes.push(note);
    return note !== null;
  });
  const matlabFunctions = MATLAB_FUNCTIONS.filter((name) => {
    const note = findMatlabFunction(name, scripts, project.files);
    if (note !== null) notes.push(note);
    return note !== null;
  });
  const withCalled = new Set(matlabFunctions.flatMap((name) => [name, CALLED[name] ?? name]));
  return {
    ...{ r, withoutProfile: profile !== null, python, pythonNames: [...pythonNames] },
    ...{ replaced, matlabFunctions: [...withCalled] },
    notes,
  };
}

/** At the beginning of a command, of a shell's or of a recipe of make. */
const REPLACED = {
  matlab: {
    pattern: /(?:^|[;&|(]|\t@?-?)\s*matlab(?:\s|$)/,
    inCommand: steppedOverTexts.matlab,
    inScript: steppedOverTexts.matlabIn,
  },
  quarto: {
    pattern: /(?:^|[;&|(]|\t@?-?)\s*quarto\s+render(?:\s|$)/,
    inCommand: steppedOverTexts.quarto,
    inScript: steppedOverTexts.quartoIn,
  },
};

function findReplaced(
  program: ReplacedProgram,
  command: string,
  scripts: readonly ReachedScript[],
): Recorded | null {
  const { pattern, inCommand, inScript } = REPLACED[program];
  const named = scripts.filter(({ path, text }) => isMakefile(path) || isShellText(path, text));
  for (const { path, text } of [{ path: "", text: command }, ...named]) {
    const index = text.split("\n").findIndex((line) => pattern.test(line.slice(0, 2000)));
    if (index < 0) continue;
    return path === "" ? record(inCommand) : record(inScript, { place: placeOf(path, index + 1) });
  }
  return null;
}

/** Says where scripts of MATLAB call a function that none of the files defines. */
function findMatlabFunction(
  name: MatlabFunction,
  scripts: readonly ReachedScript[],
  files: ReadonlySet<string>,
): Recorded | null {
  const called = new RegExp(`(?<![\\w.])${name}\\s*\\(`);
  const ofMatlab = scripts.filter(({ path }) => /\.m$/i.test(path));
  if (ofMatlab.length === 0 || [...files].some((path) => nameOf(path) === `${name}.m`)) return null;
  for (const script of ofMatlab) {
    const index = codeLinesOf(script).findIndex((line) => called.test(line.replace(/%.*/, "")));
    const place = placeOf(script.path, index + 1);
    if (index >= 0) return record(steppedOverTexts.matlabFunction, { name, place });
  }
  return null;
}

/** What a profile may call that wants the network, and stops R before the code begins. */
const NETWORK =
  /\b(?:install\.packages|install_(?:github|version|cran)|download\.file|(?:BiocManager|remotes|devtools|pak|renv|groundhog)::\w+|(?:source|url)\s*\(\s*["']https?:)/;

/** Says which profile is left out, where R code is run beside one that wants the network. */
function findProfile(scripts: readonly ReachedScript[], { files, read, workdir }: Project): Recorded | null {
  if (!scripts.some(({ path }) => /\.(?:r|rmd|qmd)$/i.test(path))) return null;
  const beside = (folder: string, name: string) => (folder === "" ? name : `${folder}/${name}`);
  for (const folder of new Set([workdir, ""])) {
    const profile = beside(folder, ".Rprofile");
    if (!files.has(profile)) continue;
    if (["renv/activate.R", "packrat/init.R"].some((name) => files.has(beside(folder, name))))
      return record(steppedOverTexts.profileOfPackages, { profile });
    const lines = (read(profile) ?? "").split("\n").map((line) => line.slice(0, 2000));
    const index = lines.findIndex((line) => NETWORK.test(line.replace(/(^|\s)#.*/, "$1")));
    if (index >= 0) return record(steppedOverTexts.profileOfNetwork, { profile, row: index + 1 });
  }
  return null;
}
