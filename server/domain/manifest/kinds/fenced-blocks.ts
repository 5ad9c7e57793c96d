const languages = /^(?:sh|bash|shell|console|zsh|terminal|shell-session|sh-session|)$/i;

/**
 * Returns the command lines of each fenced block of Markdown that is marked as a shell's, or not marked at all. Lines
 * that a backslash continues are one; in a block with prompts only what follows a prompt is a command.
 */
export function fencedBlocks(text: string): string[][] {
  return split(text)
    .blocks.filter(({ info, isClosed }) => isClosed && languages.test(info))
    .map(({ lines }) => commandLines(lines));
}

/** The lines outside of fenced blocks. */
export function proseLines(text: string): string[] {
  return split(text).prose;
}

interface Block {
  fence: string;
  info: string;
  lines: string[];
  isClosed: boolean;
}

function split(text: string): { blocks: Block[]; prose: string[] } {
  const blocks: Block[] = [];
  const prose: string[] = [];
  let open: Block | null = null;
  for (const line of text.split(/\r?\n/)) {
    const [, fence, info = ""] = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})\s*\{?\.?([^`{}\s]*)/.exec(line) ?? [];
    if (open === null) {
      if (fence === undefined) prose.push(line);
      else {
        open = { fence, info, lines: [], isClosed: false };
        blocks.push(open);
      }
    } else if (fence?.startsWith(open.fence) && info === "") {
      open.isClosed = true;
      open = null;
    } else {
      open.lines.push(line);
    }
  }
  return { blocks, prose };
}

/** What is longer is no command that anybody types. */
const maxLineLength = 1000;

function commandLines(lines: readonly string[]): string[] {
  const joined = joinContinued(lines.filter(({ length }) => length <= maxLineLength));
  const prompt = /^\s*[$%]\s+/;
  const typed = joined.some((line) => prompt.test(line))
    ? joined.filter((line) => prompt.test(line)).map((line) => line.replace(prompt, ""))
    : joined;
  return typed
    .map((line) => line.replace(/\s#\s.*$/, "").trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
}

function joinContinued(lines: readonly string[]): string[] {
  const joined: string[] = [];
  let begun = "";
  for (const line of lines) {
    const text = begun === "" ? line : `${begun} ${line.trim()}`;
    begun = text.endsWith("\\") && text.length <= maxLineLength ? text.slice(0, -1).trimEnd() : "";
    if (begun === "") joined.push(text);
  }
  return begun === "" ? joined : [...joined, begun];
}
