import { BY_COMMAND, lookUp } from "./runtime-packages.ts";

/** A program that a command calls by its name, and the Debian packages that have it. */
export interface CalledProgram {
  name: string;
  packages: string[];
}

/**
 * Returns the interpreters and compilers that a command of a shell calls, each once: those at the beginning of a simple
 * command, since a word in an argument calls nothing. What a script calls in turn is not known.
 */
export function calledPrograms(command: string): CalledProgram[] {
  const names = command.replace(QUOTED, "''").split(SEPARATORS).map(firstWord);
  return [...new Set(names)].flatMap((name) => {
    const packages = lookUp(BY_COMMAND, name);
    return packages.length > 0 ? [{ name, packages }] : [];
  });
}

const QUOTED = /'[^']*'|"(?:[^"\\]|\\[\s\S])*"/g;

const SEPARATORS = /[;|&\n(){}`]+/;

/** What may stand before the program: variables, words of the shell, programs that start another one. */
const BEFORE = /^(?:[A-Za-z_]\w*=.*|if|then|elif|else|while|until|do|!|exec|env|nice|time)$/;

const firstWord = (part: string): string =>
  part
    .trim()
    .split(/\s+/)
    .find((word) => !BEFORE.test(word)) ?? "";
