/** Debian packages of what runs a file, by its extension, and by the word that starts it in a command. */
const BY_EXTENSION: Record<string, string[]> = {
  py: ["python3"],
  ipynb: ["python3"],
  r: ["r-base-core"],
  rmd: ["r-base-core"],
  pl: ["perl"],
  js: ["nodejs"],
  mjs: ["nodejs"],
};

/** By the program that a command calls. */
export const BY_COMMAND: Record<string, string[]> = {
  python: ["python3", "python-is-python3"],
  python3: ["python3"],
  pip: ["python3-pip"],
  pip3: ["python3-pip"],
  Rscript: ["r-base-core"],
  R: ["r-base-core"],
  perl: ["perl"],
  node: ["nodejs"],
  octave: ["octave"],
  "octave-cli": ["octave"],
  java: ["default-jre-headless"],
  javac: ["default-jdk-headless"],
  make: ["make"],
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

const MAKEFILE = /(?:^|\/)(?:GNUmakefile|[Mm]akefile)$/;

/**
 * Returns the Debian packages of the interpreters and compilers that a repository's own files call for, sorted: an
 * environment of its own has none of the machine's (docs/environments.md#interpreters). `paths` are the repository's
 * files, `command` is what is run.
 */
export function runtimePackages(paths: readonly string[], command: string): string[] {
  const found = new Set<string>();
  const add = (names: readonly string[] = []) => {
    for (const name of names) found.add(name);
  };
  for (const path of paths) {
    add(lookUp(BY_EXTENSION, path.slice(path.lastIndexOf(".") + 1).toLowerCase()));
    if (MAKEFILE.test(path)) add(["make"]);
  }
  for (const word of command.split(/[^A-Za-z0-9+_-]+/)) add(lookUp(BY_COMMAND, word));
  // Compilers are large: for code that the command builds, not for every extension that lies beside.
  if (found.has("make") || found.has("cmake"))
    for (const [pattern, names] of COMPILED) if (paths.some((path) => pattern.test(path))) add(names);
  return [...found].sort();
}

export const lookUp = (table: Record<string, string[]>, key: string): string[] =>
  (Object.hasOwn(table, key) ? table[key] : undefined) ?? [];
