import { isMakefile, type ReachedScript } from "./reached-scripts.ts";

/** R does not start alone for most code: its authors deliver it with these packages. */
const R = ["r-base-core", "r-recommended"];

/** Without a display it draws by gnuplot, in this font, and prints through Ghostscript: code that plots stops without. */
const OCTAVE = ["octave", "gnuplot-nox", "fonts-freefont-otf", "ghostscript"];

/** Debian packages of what runs a file, by its extension, and by the word that starts it in a command. */
const BY_EXTENSION: Record<string, string[]> = {
  py: ["python3"],
  ipynb: ["python3"],
  r: R,
  rmd: R,
  qmd: R,
  pl: ["perl"],
  js: ["nodejs"],
  mjs: ["nodejs"],
  jl: ["julia"],
};

/** By the program that a command calls. */
export const BY_COMMAND: Record<string, string[]> = {
  python: ["python3", "python-is-python3"],
  python3: ["python3"],
  pip: ["python3-pip"],
  pip3: ["python3-pip"],
  Rscript: R,
  R,
  perl: ["perl"],
  node: ["nodejs"],
  npm: ["nodejs", "npm"],
  npx: ["nodejs", "npm"],
  julia: ["julia"],
  octave: OCTAVE,
  "octave-cli": OCTAVE,
  // What is not to be had: others stand in for it (docs/environments.md#stumbling-blocks).
  matlab: OCTAVE,
  quarto: [...R, "r-cran-rmarkdown"],
  java: ["default-jre-headless"],
  javac: ["default-jdk-headless"],
  make: ["make"],
  snakemake: ["snakemake"],
  cmake: ["cmake", "g++"],
  gcc: ["gcc", "libc6-dev"],
  cc: ["gcc", "libc6-dev"],
  "g++": ["g++"],
  gfortran: ["gfortran"],
  cargo: ["cargo"],
  rustc: ["rustc"],
  go: ["golang-go"],
  ghc: ["ghc"],
  gawk: ["gawk"],
  jq: ["jq"],
  bc: ["bc"],
  xz: ["xz-utils"],
  unzip: ["unzip"],
  latexmk: ["latexmk"],
  pdflatex: ["texlive-latex-base"],
  jupyter: ["jupyter-nbconvert", "python3-ipykernel"],
};

const COMPILED: [RegExp, string[]][] = [
  [/\.(?:c|h)$/, ["gcc", "libc6-dev", "make"]],
  [/\.(?:cc|cpp|cxx|hpp)$/, ["g++", "make"]],
  [/\.(?:f|f90|f95|for)$/i, ["gfortran", "make"]],
];

/**
 * Returns the Debian packages of the interpreters and compilers that a command needs, sorted: an environment of its own
 * has none of the machine's (docs/environments.md#interpreters). `called` are the packages of the programs that it and
 * its scripts call, `scripts` those that it reaches, `paths` the repository's files: they count by their extensions where
 * nothing is known of what the command does.
 */
export function runtimePackages(
  called: readonly string[],
  scripts: readonly ReachedScript[],
  paths: readonly string[],
): string[] {
  const known = new Set([...called, ...scripts.flatMap(({ path }) => byExtension(path))]);
  const found = known.size > 0 ? known : new Set(paths.flatMap(byExtension));
  if (scripts.some(({ path }) => isMakefile(path))) found.add("make");
  // Compilers are large: for code that the command builds, not for every extension that lies beside.
  if (found.has("make") || found.has("cmake"))
    for (const [pattern, names] of COMPILED)
      if (paths.some((path) => pattern.test(path))) for (const name of names) found.add(name);
  return [...found].sort();
}

const byExtension = (path: string) => [
  ...lookUp(BY_EXTENSION, path.slice(path.lastIndexOf(".") + 1).toLowerCase()),
];

export const lookUp = (table: Record<string, string[]>, key: string): string[] =>
  (Object.hasOwn(table, key) ? table[key] : undefined) ?? [];
