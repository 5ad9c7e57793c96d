import { isMakefile, type ReachedScript } from "./reached-scripts.ts";

/** R does not start alone for most code: its authors deliver it with these packages. */
const R = ["r-base-core", "r-recommended"];

/** Without a display it draws by gnuplot, in this font: code that plots stops without. */
const GNUPLOT = ["gnuplot-nox", "fonts-freefont-otf"];
/** It prints through Ghostscript, EPS through epstool. */
const OCTAVE = ["octave", ...GNUPLOT, "ghostscript", "epstool"];

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
  zsh: ["zsh"],
  ksh: ["ksh"],
  tclsh: ["tcl"],
  ruby: ["ruby"],
  clang: ["clang", "libc6-dev"],
  "clang++": ["clang", "g++"],
  f77: ["gfortran"],
  f95: ["gfortran"],
  ninja: ["ninja-build"],
  bison: ["bison"],
  flex: ["flex"],
  swig: ["swig"],
  sbcl: ["sbcl"],
  ocaml: ["ocaml"],
  ocamlfind: ["ocaml-findlib"],
  dune: ["ocaml-dune"],
  racket: ["racket"],
  swipl: ["swi-prolog-nox"],
  sqlite3: ["sqlite3"],
  parallel: ["parallel"],
  datamash: ["datamash"],
  xmlstarlet: ["xmlstarlet"],
  xelatex: ["texlive-xetex"],
  lualatex: ["texlive-luatex"],
  pandoc: ["pandoc"],
  gnuplot: GNUPLOT,
  gs: ["ghostscript"],
  dot: ["graphviz"],
  convert: ["imagemagick"],
  ffmpeg: ["ffmpeg"],
  inkscape: ["inkscape"],
  povray: ["povray"],
  gmt: ["gmt"],
  // What computes.
  maxima: ["maxima"],
  gap: ["gap"],
  gp: ["pari-gp"],
  "scilab-cli": ["scilab-cli"],
  "FreeFem++": ["freefem++"],
  gmsh: ["gmsh"],
  glpsol: ["glpk-utils"],
  cbc: ["coinor-cbc"],
  minizinc: ["minizinc"],
  minisat: ["minisat"],
  cvc4: ["cvc4"],
  z3: ["z3"],
  coqc: ["coq"],
  agda: ["agda"],
  spin: ["spin"],
  jags: ["jags"],
  sumo: ["sumo"],
  cdo: ["cdo"],
  ncks: ["nco"],
  ncdump: ["netcdf-bin"],
  gdal_translate: ["gdal-bin"],
  gdalinfo: ["gdal-bin"],
  gdalwarp: ["gdal-bin"],
  // Of biology.
  samtools: ["samtools"],
  bcftools: ["bcftools"],
  bedtools: ["bedtools"],
  blastn: ["ncbi-blast+"],
  blastp: ["ncbi-blast+"],
  makeblastdb: ["ncbi-blast+"],
  bowtie2: ["bowtie2"],
  bwa: ["bwa"],
  fasttree: ["fasttree"],
  FastTree: ["fasttree"],
  hisat2: ["hisat2"],
  hmmsearch: ["hmmer"],
  iqtree2: ["iqtree"],
  kallisto: ["kallisto"],
  mafft: ["mafft"],
  muscle: ["muscle"],
  "plink1.9": ["plink1.9"],
  raxmlHPC: ["raxml"],
  salmon: ["salmon"],
  seqtk: ["seqtk"],
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
