import {
  type AndOr,
  type Assignment,
  type Command,
  type CommandArgument,
  type ParsedScript,
  type PipelineNode,
  parse,
  type Redirection,
} from "unbash";

/** What is longer, or does more, nobody types. */
const maxLength = 1000;
const maxCommands = 20;

/** One word after the other, as most lines are: there is nothing to parse. */
const plain = /^[\w./:@%+-][\w./:=,@%+ -]*$/;

/**
 * Returns what a line of a shell does, one command after the other as each would be typed by itself: those that `&&` or
 * `;` join, without what only shows or keeps what they print (`2>&1 | tee log`), and without `&`. The line itself where it
 * is anything else, such as a loop.
 */
export function simpleCommands(line: string): string[] {
  if (line.length > maxLength || (plain.test(line) && !/^\w+=/.test(line))) return [line];
  const script = parsed(line);
  if (script === null) return [line];
  const commands = script.commands.flatMap(({ command }) => commandsOf(command, line));
  return commands.length > 0 && commands.length <= maxCommands ? commands : [line];
}

/** A loop over words that stand in it. */
export interface WordLoop {
  /** The commands that it repeats, with the first word put in. */
  commands: string[];
  /** The loop, as it ends with the first command that fails: of a shell only the last one's end is seen. */
  strict: string;
}

/** Returns the loop that a line is; null for any other line. */
export function loopOf(line: string): WordLoop | null {
  if (line.length > maxLength || !/^for\s/.test(line)) return null;
  const script = parsed(line);
  const loop = script?.commands.length === 1 ? script.commands[0]!.command : null;
  if (loop?.type !== "For") return null;
  const words = loop.wordlist?.map(({ text }) => text) ?? [];
  const [first] = words;
  if (first === undefined || !words.every((word) => /^[\w./:,@%+-]+$/.test(word))) return null;
  const name = loop.name.text;
  if (!/^\w+$/.test(name)) return null;
  const variable = new RegExp(`"?\\$(?:${name}\\b|\\{${name}\\})"?`, "g");
  const body = loop.body.commands.map(({ command }) => command);
  return {
    commands: body
      .flatMap((each) => commandsOf(each, line))
      .map((command) => command.replace(variable, () => first)),
    strict: body.reduceRight((text, { end }) => `${text.slice(0, end)} || exit${text.slice(end)}`, line),
  };
}

function parsed(line: string): ParsedScript | null {
  const script = parse(line);
  return (script.errors?.length ?? 0) > 0 ? null : script;
}

function commandsOf(node: PipelineNode | AndOr, line: string): string[] {
  const whole = line.slice(node.pos, node.end);
  if (node.type === "Command") return [textOf(node, line)];
  if (node.type === "AndOr" && node.operators.every((operator) => operator === "&&"))
    return node.commands.flatMap((each) => commandsOf(each, line));
  if (node.type === "Pipeline") {
    const [first, ...shown] = node.commands;
    const isShown = shown.every((each) => each.type === "Command" && each.name?.text === "tee");
    return first?.type === "Command" && node.prefixes.length === 0 && isShown
      ? [textOf(first, line)]
      : [whole];
  }
  return [whole];
}

/** The command without what becomes of its errors: they are in the log. */
function textOf(command: Command, line: string): string {
  const parts = [...command.prefix, ...(command.name ? [command.name] : []), ...command.suffix];
  return parts
    .filter((part) => !isOfErrors(part))
    .map((part) => line.slice(part.pos, part.end))
    .join(" ");
}

function isOfErrors(part: Assignment | CommandArgument | Redirection): boolean {
  if (part.type !== "Redirect") return false;
  const isOfBoth = part.operator === "&>" || part.operator === "&>>";
  return isOfBoth || (part.descriptor?.type === "FileDescriptor" && part.descriptor.value === 2);
}
