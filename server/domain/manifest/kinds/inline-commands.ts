import { isCommand, proseLines } from "./code-blocks.ts";

const maxSpans = 200;
const span = /(?<!`)(`{1,3})(?!`)([^`\n]{3,300})\1(?!`)/g;

/** A line that is a command and not marked as code: behind a prompt, or what is called the usage. */
const alone = /^\s*(?:\$\s+|(?:usage|commands?|run|execute)\s*:\s+)([^`]{3,300})$/i;

/**
 * Returns the commands that stand in back quotes in the text of a README, each a block of its own; those of a numbered
 * list, or of one whose items begin with a prompt or with `cd`, are steps: one block.
 */
export function inlineCommands(text: string): string[][] {
  const blocks: string[][] = [];
  let steps: string[] | null = null;
  let count = 0;
  for (const line of proseLines(text)) {
    const isStep =
      /^\s*(?:\d+[.)]\s|[*+-]\s+`+(?:\$\s|cd\s))/.test(line) ||
      (steps !== null && /^\s*[*+-]\s+`/.test(line));
    // A list ends at a line that begins at the margin and is no item of it.
    if (!isStep && /^\S/.test(line)) steps = null;
    const start = line.slice(0, 2000);
    const typed = alone.exec(start)?.[1];
    for (const code of typed === undefined ? [...start.matchAll(span)].map(([, , each]) => each!) : [typed]) {
      const command = code.trim();
      if (!isCommand.test(command) || ++count > maxSpans) continue;
      if (steps === null) blocks.push([]);
      if (isStep) steps ??= blocks.at(-1)!;
      (steps ?? blocks.at(-1)!).push(command.replace(/^\$\s+/, ""));
    }
  }
  return blocks;
}
