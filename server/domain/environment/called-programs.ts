import { isForJupyter } from "./quarto-engine.ts";
import { isMakefile, isShellText, isSnakefile, type ReachedScript } from "./reached-scripts.ts";
import { BY_COMMAND, lookUp } from "./runtime-packages.ts";

/** A program that is called by its name, and the Debian packages that have it. */
export interface CalledProgram {
  name: string;
  packages: string[];
}

/**
 * Returns the interpreters and compilers that a command of a shell calls, each once: those at the beginning of a simple
 * command, since a word in an argument calls nothing. Beside them those of the scripts that it reaches: of a shell's and
 * make's what stands at the beginning of a command, of others what they give to a call that starts a program.
 */
export function calledPrograms(command: string, scripts: readonly ReachedScript[] = []): CalledProgram[] {
  const names = [...namesOf(command), ...scripts.flatMap(namesOfScript)];
  return [...new Set(names)].flatMap((name) => {
    const packages = lookUp(BY_COMMAND, name === "quarto" && scripts.some(isForJupyter) ? "jupyter" : name);
    return packages.length > 0 ? [{ name, packages }] : [];
  });
}

function namesOf(command: string): string[] {
  return withoutTexts(command).split(SEPARATORS).map(firstWord);
}

function namesOfScript({ path, text }: ReachedScript): string[] {
  if (isMakefile(path)) return namesOf(commandsOfMake(text));
  if (isSnakefile(path)) return [...text.matchAll(QUOTED_START)].map(([, name]) => name!);
  if (isShellText(path, text)) return namesOf(text.replace(/(^|\s)#.*/g, "$1").replace(/\\\n/g, " "));
  const isStarter = /\b(?:subprocess|os\.system|popen|system2?\(|child_process)/i.test(text);
  const given = isStarter ? [...text.matchAll(GIVEN)].map(([, name]) => name!) : [];
  return [...[...text.matchAll(STARTED)].map(([, name]) => name!), ...given];
}

/** `["octave", …]`, `"Rscript x.R"`, which may be given to such a call later: names that are no words of a language. */
const GIVEN =
  /["'](octave(?:-cli)?|Rscript|gfortran|gcc|g\+\+|python3?|julia|pdflatex|latexmk|cmake)(?:["']\s*[,\]]|\s+[-\w./]+)/g;

/** `system("gfortran …")`, `subprocess.run(["Rscript", …])`, `os.system(f"python3 …")`. */
const STARTED =
  /\b(?:system2?|popen|run|call|check_call|check_output|spawn(?:Sync)?|exec(?:Sync)?)\s{0,5}\(\s{0,20}[[(]?\s{0,20}[rf]?["']([\w+-]{1,40})(?=[\s"'])/gi;

/** Recipes of Snakemake are strings, of several lines most often. */
const QUOTED_START = /(?:^[ \t]*|["'])([A-Za-z][\w+-]{0,40})(?=[ \t])/gm;

/** The recipes, and the values of variables, which are most often a program with its options. */
function commandsOfMake(text: string): string {
  return [...text.replace(/\\\n/g, " ").matchAll(/^(?:\t[-@+]*|\w+[ \t]*[:?+]?=)[ \t]*(.*)/gm)]
    .map(([, line]) =>
      line!.replace(/\$[({](?:CC|CXX|FC|MAKE)[)}]/g, (name) => VARIABLES[name.slice(2, -1)]!),
    )
    .join("\n");
}

const VARIABLES: Record<string, string> = { CC: "cc", CXX: "g++", FC: "gfortran", MAKE: "make" };

/** One that is not closed goes to the end: else the rest would be gone through from each further quotation mark. */
const QUOTED = /'[^']*'|"(?:[^"\\]|\\[\s\S])*("|\\?$)/g;
const withoutTexts = (command: string) =>
  command.replace(QUOTED, (quoted, end: string = '"') => (end === '"' ? "''" : quoted));

const SEPARATORS = /[;|&\n(){}`]+/;

/** What may stand before the program: variables, words of the shell, programs that start another one. */
const BEFORE = /^(?:[A-Za-z_]\w*=.*|if|then|elif|else|do|while|until|!|exec|env|nice|time|nohup)$/;

const firstWord = (part: string): string =>
  part
    .trim()
    .split(/\s+/)
    .find((word) => !BEFORE.test(word)) ?? "";
