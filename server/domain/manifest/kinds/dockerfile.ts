import { type Cmd, DockerfileParser, type Entrypoint, type Instruction } from "dockerfile-ast";
import { joinPath } from "../../environment/code-tree.ts";
import { commandLines } from "./command-lines.ts";
import { idOf, inOrder, shellWord } from "./command-text.ts";
import { CompiledPrograms } from "./compiled-programs.ts";
import type { ManifestKind, RepositoryFiles } from "./manifest-kind.ts";
import { isFolder } from "./tree-path.ts";
import { textOf } from "./typesetting.ts";

const maxBytes = 64 * 1024;
const maxInstructions = 1000;

/**
 * A Dockerfile: what a container of it runs (`ENTRYPOINT`, `CMD`), where that only runs files which it copies of the code
 * repository. No image is built of it.
 */
export const dockerfile: ManifestKind = {
  names: ["Dockerfile", "dockerfile", "docker/Dockerfile", "Docker/Dockerfile", ".docker/Dockerfile"],
  scripts: /\.(?:sh|bash)$/i,
  confidence: "low",
  isLastResort: true,
  read(path, files) {
    const text = textOf(path, files) ?? "";
    const image = text.length > maxBytes ? null : imageOf(text);
    const lines = image?.lines.map((line) => image.inRepository(line)) ?? [];
    const { commands, notes } = commandLines(lines, files, new CompiledPrograms(files), image?.folder(files));
    const command = inOrder(commands);
    const experiments = command === "" ? [] : [{ id: idOf(command), command }];
    return { part: { experiments, ...(notes.length > 0 && { notes }) }, problems: [] };
  },
};

/** The last stage of a Dockerfile, as far as it says what a container runs. */
class Image {
  /** Paths of the image, without the slash at their start, and what of the code repository was copied there. */
  readonly #copied: { from: string; to: string }[] = [];
  #workdir = "";
  #entrypoint: string[] = [];
  #command: string[] = [];

  add(instruction: Instruction): void {
    const [first = "", ...rest] = instruction.getArguments().map((each) => each.getValue());
    switch (instruction.getKeyword()) {
      case "WORKDIR":
        this.#workdir = this.#resolve(first);
        return;
      case "COPY":
      case "ADD":
        this.#copy([first, ...rest]);
        return;
      case "ENTRYPOINT":
        this.#entrypoint = wordsOf(instruction as Entrypoint);
        // A command of the image below belongs to its entry point.
        this.#command = [];
        return;
      case "CMD":
        this.#command = wordsOf(instruction as Cmd);
    }
  }

  /** The commands that a container runs, each alone. */
  get lines(): string[] {
    const words = [...this.#entrypoint, ...this.#command];
    const [shell = "", option = "", text = ""] = words;
    if (!/^(?:\/bin\/)?(?:ba)?sh$/.test(shell) || !/^-\w*c$/.test(option))
      return [words.map(shellWord).join(" ")];
    return text.split(/&&|;|\n/).map((line) => line.trim());
  }

  /** The line with paths of the image as those of the code repository; from its folder, where it names none. */
  inRepository(line: string): string {
    return line.replace(
      /(?<![\w.])\/[\w./-]+/g,
      (path) => (this.#pathOf(this.#resolve(path)) ?? path) || ".",
    );
  }

  /** The folder of the code repository that a container starts in. */
  folder({ paths }: RepositoryFiles): string {
    const folder = this.#pathOf(this.#workdir);
    return folder !== null && isFolder(paths, folder) ? folder : "";
  }

  #copy(words: readonly string[]): void {
    const to = words.at(-1) ?? "";
    const target = this.#resolve(to);
    for (const word of words.slice(0, -1)) {
      const from = word.replace(/^\.?\/+|^\.$|\/$/g, "");
      const isFile = /\.\w+$/.test(from) && (words.length > 2 || to.endsWith("/") || to === ".");
      this.#copied.unshift({ from, to: isFile ? joinPath(target, from.split("/").at(-1)!)! : target });
    }
  }

  /** A path of the image, without the slash at its start. */
  #resolve(path: string): string {
    return joinPath(path.startsWith("/") ? "" : this.#workdir, path) ?? "";
  }

  /** Of a path of the image; null where nothing was copied there. */
  #pathOf(path: string): string | null {
    for (const { from, to } of this.#copied) {
      const below = to === "" ? "" : `${to}/`;
      if (path === to || path.startsWith(below)) return joinPath(from, path.slice(below.length));
    }
    return null;
  }
}

function imageOf(text: string): Image {
  let image = new Image();
  for (const instruction of DockerfileParser.parse(text).getInstructions().slice(0, maxInstructions)) {
    if (instruction.getKeyword() === "FROM") image = new Image();
    else image.add(instruction);
  }
  return image;
}

/** The words of the exec form; a shell with its text for the other one. */
function wordsOf(instruction: Cmd | Entrypoint): string[] {
  const words = instruction.getJSONStrings().map((each) => each.getJSONValue());
  if (words.length > 0) return words;
  const text = instruction.getArgumentsContent();
  return text === null ? [] : ["sh", "-c", text];
}
