import { DockerfileParser, type From, type Instruction } from "dockerfile-ast";
import { addConda } from "./conda-environment.ts";
import { addVersion, type DeclaredPython, noPython } from "./python-needs.ts";
import { readLine } from "./requirements-file.ts";

const MAX_INSTRUCTIONS = 1000;

/**
 * Reads a Dockerfile's last stage: the Python of its image, and the packages that its `RUN` lines have pip and conda
 * install by name. Files that they install from are looked for by others.
 */
export function readDockerfile(path: string, text: string): DeclaredPython {
  let needs = noPython();
  for (const instruction of DockerfileParser.parse(text).getInstructions().slice(0, MAX_INSTRUCTIONS)) {
    const keyword = instruction.getKeyword();
    if (keyword === "FROM") {
      needs = noPython();
      addImage(needs, instruction as From, path);
    } else if (keyword === "RUN") {
      for (const command of commandsOf(instruction)) addInstalled(needs, command, path);
    }
  }
  return needs;
}

interface Word {
  text: string;
  line: number;
}

/** The official image of Python alone says by its tag which version it has. */
function addImage(needs: DeclaredPython, from: From, path: string): void {
  const version = /^(\d+\.\d+)/.exec(from.getImageTag() ?? "")?.[1];
  if (version === undefined || !/^(?:library\/)?python$/.test(from.getImageName() ?? "")) return;
  addVersion(needs, `==${version}.*`, `${path}:${from.getRange().start.line + 1}`);
}

/** The words of each command of a line, in its shell's form. */
function commandsOf(instruction: Instruction): Word[][] {
  const commands: Word[][] = [[]];
  for (const argument of instruction.getArguments()) {
    const line = argument.getRange().start.line + 1;
    const [, text = "", end] = /^(.*?)(;|&&|\|\|?)?$/s.exec(argument.getValue())!;
    const word = text.replace(/^(["'])(.*)\1$/s, "$2");
    if (word !== "") commands.at(-1)!.push({ text: word, line });
    if (end !== undefined) commands.push([]);
  }
  return commands;
}

function addInstalled(needs: DeclaredPython, command: readonly Word[], path: string): void {
  const text = command.map((word) => word.text).join(" ");
  const isPip = PIP.test(text);
  if (!isPip && !CONDA.test(text)) return;
  const begin = command.findIndex((word) => word.text === "install" || word.text === "create");
  for (const word of namesIn(command.slice(begin + 1))) {
    const place = `${path}:${word.line}`;
    if (isPip) readLine(needs, word.text, place, path);
    else addConda(needs, word.text, place);
  }
}

/** What may stand before a program: variables, and who runs it. */
const BEFORE = String.raw`^(?:sudo |\w+=\S* )*(?:\S*conda run (?:-\S+ \S+ )*)?`;
const PIP = new RegExp(String.raw`${BEFORE}(?:\S*python[\d.]* -m |uv )?(?:\S*/)?pip[\d.]* install `);
const CONDA = new RegExp(String.raw`${BEFORE}(?:\S*/)?(?:conda|mamba|micromamba) (?:install|create) `);

/** Options of pip and conda that take the word behind them. */
const WITH_VALUE =
  /^(?:-[a-zA-Z]*[rcefintp]|--(?:requirement|constraint|editable|file|find-links|index-url|extra-index-url|target|trusted-host|name|prefix|channel|root-prefix|progress-bar|timeout|default-timeout|retries))$/;

/** What is installed by its name: no option, no folder, nothing that a variable stands for. */
function* namesIn(words: readonly Word[]): Generator<Word> {
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index]!;
    if (WITH_VALUE.test(word.text)) index += 1;
    else if (!/^[-.>&]|^\/|\$|^(?:pip|setuptools|wheel)\b/.test(word.text)) yield word;
  }
}
