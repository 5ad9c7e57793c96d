import { MAKEFILES } from "../../environment/reached-scripts.ts";
import { inFolder } from "./command-text.ts";
import { compiledByMake } from "./make-rules.ts";
import type { RepositoryFiles } from "./manifest-kind.ts";
import { isOneCommand, repositoryCommand, withoutAssignments } from "./repository-command.ts";
import { isFile, isFolder, treePath } from "./tree-path.ts";
import { textOf } from "./typesetting.ts";

const compilers = /^(?:gcc|g\+\+|cc|c\+\+|clang|clang\+\+|gfortran|f77|f95|ghc|rustc|ocamlopt)$/;
/** What takes away what was compiled, or puts it elsewhere. */
const otherGoal = /\s(?:\w*clean|install|uninstall|test|check|help)(?:\s|$)/;

/** The programs that a README has compiled of files of the code repository, by path, with the command for each. */
export class CompiledPrograms {
  readonly #commands = new Map<string, string>();
  readonly #files: RepositoryFiles;
  /** What a block has done before it calls CMake: its folder is not there otherwise. */
  #prepared: string[] = [];
  #build: string[] = [];

  constructor(files: RepositoryFiles) {
    this.#files = files;
  }

  /** A block of code begins, in the folder that its reader is in. */
  begin(): void {
    this.#prepared = [];
  }

  /** Notes a line that compiles: without its program being run, it is no experiment. */
  add(line: string, folder: string): void {
    if (!isOneCommand(line)) return;
    this.#addBuild(line, folder);
    const [program = "", ...rest] = line.split(/\s+/);
    if (program === "make" && !otherGoal.test(line)) this.#addMake(line, folder);
    const output = rest[rest.indexOf("-o") + 1];
    if (!compilers.test(program) || !rest.includes("-o") || output === undefined) return;
    const path = treePath(output, folder);
    if (path !== null && rest.some((word) => isFile(word, folder, this.#files)))
      this.#commands.set(path, line);
  }

  /** Notes what the text says that a program is compiled by, where it is no file of the repository. */
  addBuilder(builder: readonly string[], line: string, folder: string): void {
    const path = this.#programOf(line, folder);
    if (path === null || this.#files.paths.has(path)) return;
    const commands = builder.map((each) => repositoryCommand(each, folder, this.#files));
    if (commands.length > 0 && !commands.includes(null)) this.#commands.set(path, commands.join(" && "));
  }

  #addMake(line: string, folder: string): void {
    const below = /\s-C\s*(\S+)/.exec(line)?.[1];
    const start = below === undefined ? folder : treePath(below, folder);
    if (start === null) return;
    for (const path of this.#made(start)) this.#commands.set(path, line);
  }

  /** Of CMake, which compiles in a folder that is made for it. */
  #addBuild(line: string, folder: string): void {
    if (/^(?:mkdir|cd)\s/.test(line)) this.#prepared.push(line.replace(/^mkdir\s+(?:-p\s+)?/, "mkdir -p "));
    else if (this.#build.length > 0 && /^(?:make|ninja|cmake\s+--build)(?:\s|$)/.test(line))
      this.#build.push(line);
    else if (/^cmake\s/.test(line) && isFile("CMakeLists.txt", folder, this.#files))
      this.#build = [...this.#prepared, line];
  }

  /** Returns the command that compiles what a line runs; null where the line runs no such program. */
  compilerOf(line: string, folder: string): string | null {
    const path = this.#programOf(line, folder);
    if (path === null || this.#files.paths.has(path)) return this.compilerFor(line, folder);
    return this.#commands.get(path) ?? (this.#made(folder).includes(path) ? "make" : null);
  }

  /** Returns the command that compiles what a script runs that a line starts; null where it does so itself, or runs none. */
  compilerFor(line: string, folder: string): string | null {
    const script = line
      .split(/\s+/)
      .find((word) => /\.(?:ba|z)?sh$/.test(word) && isFile(word, folder, this.#files));
    const text = script === undefined ? null : textOf(treePath(script, folder)!, this.#files);
    if (text === null || /\bmake\b/.test(text)) return null;
    const started = new Set(
      [...text.matchAll(/(?:^|[\s;&|(`"'])\.\/([\w./-]+)/gm)].map(([, name]) => treePath(name, folder)),
    );
    return this.#made(folder).some((path) => !this.#files.paths.has(path) && started.has(path))
      ? "make"
      : null;
  }

  /** What the Makefile of a folder compiles. */
  #made(folder: string): string[] {
    const rules = MAKEFILES.find((name) => isFile(name, folder, this.#files));
    const text = rules && textOf(treePath(rules, folder)!, this.#files);
    return compiledByMake(text ?? "").flatMap((name) => treePath(name, folder) ?? []);
  }

  /** Returns what builds by CMake the program that a line runs, and runs it; null where the line runs no such program. */
  builtBy(line: string, folder: string): string | null {
    const path = this.#programOf(line, folder);
    if (path === null || this.#build.length < 2 || this.#files.paths.has(path)) return null;
    const build = inFolder(folder, this.#build.join(" && "));
    const below = this.#build.flatMap((each) => /^cd\s+(\S+)$/.exec(each)?.[1]?.replace(/\/+$/, "") ?? []);
    const isFromAbove = below.length === 0 || below.some((each) => path.startsWith(`${each}/`));
    return isFromAbove ? `( ${build}\n) && ${line}` : `${build} && ${line}`;
  }

  #programOf(line: string, folder: string): string | null {
    const program = /^\.{1,2}\/\S+|^\w[\w-]*\/\S+/.exec(withoutAssignments(line))?.[0];
    const path =
      program === undefined || program.endsWith("/") || !isOneCommand(line)
        ? null
        : treePath(program, folder);
    return path === null || isFolder(this.#files.paths, path) ? null : path;
  }
}
