import { shellWord } from "./command-text.ts";
import { nameOf } from "./script-names.ts";
import { folderOf } from "./tree-path.ts";

/** A script of MATLAB, by its path from the folder where it is started. */
export interface MatlabScript {
  path: string;
  text: string;
}

/**
 * Returns the command that has GNU Octave run scripts of MATLAB in one process, as lines of its prompt would: with the
 * packages loaded, functions called, and what a script defines behind its statements defined before it is run. What MATLAB
 * runs by itself where it starts (`startup.m`) is run before them; where that fails, MATLAB goes on as well.
 */
export function octaveCommand(
  scripts: readonly MatlabScript[],
  packages: readonly string[],
  startup?: MatlabScript,
): string {
  const before = startup ? [`try; ${statementsOf(startup).join("; ")}; catch; disp(lasterr()); end`] : [];
  const statements = [...packages.map(loading), ...before, ...scripts.flatMap(statementsOf)];
  const [only] = scripts;
  return only && statements.length === 1 && !isFunction(only.text)
    ? `octave-cli ${shellWord(only.path)}`
    : `octave-cli --eval ${shellWord(statements.join("; "))}`;
}

/** Returns the command that has Octave call a function, whose file is named by its path from where it is started. */
export function octaveCall(call: string, path: string, packages: readonly string[]): string {
  return `octave-cli --eval ${shellWord([...packages.map(loading), ...pathTo(path), call].join("; "))}`;
}

const loading = (name: string) => `pkg load ${name}`;

function pathTo(path: string): string[] {
  const folder = folderOf(path);
  return folder === "" ? [] : [`addpath(${JSON.stringify(folder)})`];
}

function statementsOf({ path, text }: MatlabScript): string[] {
  if (isFunction(text)) return [...pathTo(path), nameOf(path).slice(0, -".m".length)];
  const file = JSON.stringify(path);
  const run = `run(${file})`;
  return /^function\b/m.test(text) ? [`eval(regexprep(fileread(${file}), ${BEFORE_FUNCTIONS}))`, run] : [run];
}

/** Octave would only define what MATLAB calls: the function whose file is named. */
const isFunction = (text: string) => /^(?:\s|[%#][^\n]*\n)*function\b/.test(text);

/** MATLAB finds the functions at the end of a script, Octave those that were defined before they are called. */
const BEFORE_FUNCTIONS = `"^.*?(?=^function )", "", "once", "lineanchors"`;
