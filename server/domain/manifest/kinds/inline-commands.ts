import { isCommand, proseLines } from "./code-blocks.ts";

const maxSpans = 200;
const span =
  /(?<!`)(`{1,3})(?!`)([^`\n]{3,300})\1(?!`)|(?<![*\w])(\*{1,2})(?![*\s])([^*\n`]{3,300})\3(?![*\w])|(?<!\w)(["'])((?:make|python3?|Rscript|bash|sh|julia)\s[^"'`\n]{1,200})\5(?!\w)/g;

/** A line that is a command and not marked as code: behind a prompt, or what is called the usage, or to be run. */
const alone = /^(?:\s*[$>]\s+|(?:.{0,300}\b)?(?:usage|commands?|run|execute|type)\s*:\s+)([^`]{3,300})$/i;
/** One without any mark: a program, a script, and words that nobody writes in a sentence. */
const bare =
  /^\s*(?:\(?\d{1,3}[.)]\s+|[*+-]\s+)?((?:python[\d.]*|Rscript|julia|bash|sh|octave(?:-cli)?)\s+(?:-\w\s+)?[\w./-]+\.(?:py|R|r|jl|sh|m)(?:\s+(?:--?[\w-]+(?:[= ][\w./:,+-]+)?|[\w,:+-]*[./=_\d][\w./=,:+-]*)){0,12})\s*$/;
const announces =
  /\b(?:example|instance|run|running|execute|commands?|usage|type|follows|e\.g\.)[^.]{0,80}:\s*$/i;
/** Behind a line that announces it, any words may follow the script. */
const announced =
  /^\s*((?:python[\d.]*|Rscript|julia|bash|sh)\s+[\w./-]+\.(?:py|R|r|jl|sh)(?:\s+[\w./=,:+-]{0,80}[\w/=+-]){0,12})\s*$/;
/** Within a sentence, as far as nobody could take it for words of that. */
const called =
  /\bcommand\s*:?\s+((?:python[\d.]*|Rscript|julia|bash|sh|sbatch)\s+[\w./-]+\.(?:py|R|r|jl|sh|slurm)(?:\s+--?[\w-]+(?:=[\w./-]+|\s\d[\w.]*)?){0,12})(?![\w/-])/i;
/** What is longer nobody types; a line of words that might be options is read in more time than its length. */
const maxBareLength = 400;
const prompted = /^\s{0,3}\$\s+\S/;
/** What stands for others of its kind. */
const example = /\b(?:for (?:example|instance)|as an example|such as|similarly|e\.g\.)/i;

/** In the sentence that a command is in, before it: it is run when the one before has ended. */
const next = /\b(?:then|afterwards?|after (?:that|this|which)|followed by|subsequently|next,|finally)\b/i;
const otherwise = /\b(?:or|alternatively|instead|otherwise)\b/i;

function isNext(between: string): boolean {
  const sentence = between.split(/[.!?](?:\s|$)|\n\s*\n/).at(-1)!;
  return next.test(sentence) && !otherwise.test(sentence);
}

/** What has a command run in several folders. */
const forEach =
  /\b(?:each|every|all|respective|corresponding)\b[^.]{0,40}\b(?:folder|director(?:y|ies)|subfolders?)\b/i;

/** A command in the text of a README, or several that are steps. */
export interface InlineCommands {
  lines: string[];
  /** Whether it is named as one of several that differ by a number. */
  isExample: boolean;
  /** Whether it is to be run in each folder that has its script. */
  isForEach: boolean;
  /** Of a program (`./bench 8`): the commands of the item of its list that says how it is compiled. */
  builder?: readonly string[];
}

/** An item of a list that says how something is compiled: "For compiling with 8 threads run `./generate.sh 8`". */
const compiles = /\b(?:compil|build)/i;
const item = /^\s*(?:[*+-]|\(?\d{1,3}[.)])\s/;
const program = /^(?:\.\/)[\w-]+(?:\s|$)/;
/** Variables that are set for a command. */
const variables = /^(?:[A-Z_][A-Z\d_]{0,40}=[\w./:,-]{1,100}\s+){1,8}(?=\S)/;

/**
 * Returns the commands that stand in back quotes, quotation marks or stars in the text of a README, or alone in a line,
 * each a block of its own. Steps are one block: commands of which one is run after the other ("Run `fit.sh`, then
 * `plot.sh`"), those of a numbered list, or of one whose items begin with a prompt or with `cd`, and those of lines with
 * prompts below each other.
 */
export function inlineCommands(text: string): InlineCommands[] {
  const blocks: InlineCommands[] = [];
  let steps: InlineCommands | null = null;
  let isNumbered = false;
  let before = "";
  let isAnnounced = false;
  let count = 0;
  /** The text since the last command, or the end of it; null where a heading stands between. */
  let between: string | null = null;
  /** What the list that the line is of has compiled. */
  let builder: InlineCommands | null = null;
  for (const line of proseLines(text)) {
    if (/^\S/.test(line) && !item.test(line)) builder = null;
    if (/^\s*\(?\d+[.)]\s/.test(line)) isNumbered = true;
    else if (/^(?:\S|\s*[*+-]\s)/.test(line)) isNumbered = false;
    const isStep =
      (isNumbered && /\S/.test(line)) ||
      /^\s*[*+-]\s+`+(?:\$\s|cd\s)/.test(line) ||
      prompted.test(line) ||
      (steps !== null && /^\s*[*+-]\s+`/.test(line));
    // A list ends at a line that begins at the margin and is no item of it, lines with prompts at any other.
    if ((!isStep && /^\S/.test(line)) || prompted.test(line) !== prompted.test(before)) steps = null;
    const start = line.slice(0, 2000);
    if (/^\s*#/.test(line)) between = null;
    let from = 0;
    for (const code of codesOf(start, isAnnounced)) {
      const command = code.trim();
      if (!isCommand.test(command.replace(variables, "")) || ++count > maxSpans) continue;
      const at = Math.max(start.indexOf(code, from), from);
      const last = blocks.at(-1);
      const isAlone = !last || last.isExample || last.isForEach || between === null;
      const goesOn = !isAlone && isNext(between + start.slice(from, at));
      if (steps === null && !goesOn)
        blocks.push({ lines: [], isExample: example.test(before + start), isForEach: forEach.test(start) });
      if (builder !== null && program.test(command.replace(variables, "")))
        blocks.at(-1)!.builder ??= [...builder.lines];
      else if (item.test(line) && compiles.test(start)) builder = blocks.at(-1)!;
      if (isStep) steps ??= blocks.at(-1)!;
      (steps ?? blocks.at(-1)!).lines.push(command.replace(/^[$>]\s+/, ""));
      from = at + code.length;
      between = "";
    }
    if (between !== null) between = `${between}${start.slice(from)}\n`.slice(-maxBareLength);
    before = start;
    if (/\S/.test(line)) isAnnounced = announces.test(start);
  }
  return blocks;
}

function codesOf(line: string, isAnnounced: boolean): string[] {
  const isShort = line.length <= maxBareLength;
  const unmarked = isShort ? (bare.exec(line) ?? (isAnnounced ? announced.exec(line) : null)) : null;
  const typed = (unmarked ?? alone.exec(line))?.[1];
  if (typed !== undefined && isCommand.test(typed.trim())) return [typed];
  const marked = [...line.matchAll(span)].map(
    ([, , code, , starred, , quoted]) => code ?? quoted ?? starred!.replace(/\\([_*])/g, "$1"),
  );
  return marked.length > 0 ? marked : (called.exec(line)?.slice(1) ?? []);
}
