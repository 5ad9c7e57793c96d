import type { RepositoryFiles } from "./manifest-kind.ts";
import { isOneCommand } from "./repository-command.ts";
import { isFile, treePath } from "./tree-path.ts";

const compilers = /^(?:gcc|g\+\+|cc|c\+\+|clang|clang\+\+|gfortran|f77|f95|ghc|rustc|ocamlopt)$/;

/** The programs that a README has compiled of files of the code repository, by path, with the command for each. */
export class CompiledPrograms {
  readonly #commands = new Map<string, string>();
  readonly #files: RepositoryFiles;

  constructor(files: RepositoryFiles) {
    this.#files = files;
  }

  /** Notes a line that compiles: without its program being run, it is no experiment. */
  add(line: string, folder: string): void {
    const [program = "", ...rest] = line.split(/\s+/);
    const output = rest[rest.indexOf("-o") + 1];
    if (!compilers.test(program) || !rest.includes("-o") || output === undefined || !isOneCommand(line))
      return;
    const path = treePath(output, folder);
    if (path !== null && rest.some((word) => isFile(word, folder, this.#files)))
      this.#commands.set(path, line);
  }

  /** Returns the command that compiles what a line runs; null where the line runs no such program. */
  compilerOf(line: string, folder: string): string | null {
    const program = /^\.\/\S+/.exec(line)?.[0];
    const path = program === undefined || !isOneCommand(line) ? null : treePath(program, folder);
    return path === null ? null : (this.#commands.get(path) ?? null);
  }
}
