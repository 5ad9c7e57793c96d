import type { ReachedScript } from "./reached-scripts.ts";
import { codeOf } from "./script-literals.ts";

/** What R and Python are started with. */
export interface Shims {
  /** R without windows and without installing; the project's own profile is left out where `withoutProfile` says so. */
  r: boolean;
  withoutProfile: boolean;
  /** Python's plots without windows. */
  python: boolean;
  notes: string[];
}

const kinds = {
  install: {
    file: /\.(?:r|rmd|qmd)$/i,
    pattern: /\binstall\.packages\s*\(/,
    note: "install.packages() was left out: an experiment has no network",
  },
  rWindow: {
    file: /\.(?:r|rmd|qmd)$/i,
    pattern: /\b(?:x11|X11|windows|win\.graph|quartz|View)\s*\(/,
    note: "Windows for plots and tables were not opened",
  },
  pyWindow: {
    file: /\.(?:py|ipynb)$/i,
    pattern:
      /\bmatplotlib\.use\s*\(\s*["'](?:tk|qt|gtk|wx|macosx)|\bmpl\.use\s*\(\s*["'](?:tk|qt|gtk|wx|macosx)/i,
    note: "Windows for plots were not opened",
  },
};

/** What lies around the code that is run. */
interface Project {
  files: ReadonlySet<string>;
  read(path: string): string | null;
  workdir: string;
}

export function findShims(scripts: readonly ReachedScript[], project: Project): Shims {
  const notes: string[] = [];
  const find = ({ file, pattern, note }: (typeof kinds)["install"]): boolean => {
    for (const script of scripts) {
      if (!file.test(script.path)) continue;
      const lines = codeOf(script).split("\n");
      const index = lines.findIndex((line) => pattern.test(line.slice(0, 2000).replace(/(^|\s)#.*/, "$1")));
      if (index < 0) continue;
      const line = script.path.endsWith(".ipynb") ? "" : `, line ${index + 1}`;
      notes.push(`${note} (${script.path}${line}).`);
      return true;
    }
    return false;
  };
  const found = { install: find(kinds.install), rWindow: find(kinds.rWindow), python: find(kinds.pyWindow) };
  const profile = findProfile(scripts, project);
  if (profile !== null) notes.push(profile);
  return { r: found.install || found.rWindow, withoutProfile: profile !== null, python: found.python, notes };
}

/** What a profile may call that wants the network, and stops R before the code begins. */
const NETWORK =
  /\b(?:install\.packages|install_(?:github|version|cran)|download\.file|(?:BiocManager|remotes|devtools|pak|renv|groundhog)::\w+|(?:source|url)\s*\(\s*["']https?:)/;

/** Says which profile is left out, where R code is run beside one that wants the network. */
function findProfile(scripts: readonly ReachedScript[], { files, read, workdir }: Project): string | null {
  if (!scripts.some(({ path }) => /\.(?:r|rmd|qmd)$/i.test(path))) return null;
  const beside = (folder: string, name: string) => (folder === "" ? name : `${folder}/${name}`);
  for (const folder of new Set([workdir, ""])) {
    const profile = beside(folder, ".Rprofile");
    if (!files.has(profile)) continue;
    if (["renv/activate.R", "packrat/init.R"].some((name) => files.has(beside(folder, name))))
      return `${profile} was left out: it wants packages from the network (renv or packrat).`;
    const lines = (read(profile) ?? "").split("\n").map((line) => line.slice(0, 2000));
    const index = lines.findIndex((line) => NETWORK.test(line.replace(/(^|\s)#.*/, "$1")));
    if (index >= 0) return `${profile} was left out: it wants the network (line ${index + 1}).`;
  }
  return null;
}
