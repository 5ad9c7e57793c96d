const languages =
  /^(?:sh|bash|shell|console|zsh|terminal|shell-session|sh-session|cmd|bat|batch|dos|powershell|pwsh|ps1|)$/i;
/** Blocks of these have no commands; any other word, beside `text`, says what the commands are for, as in the template of Papers with Code: `train`. */
const otherLanguages =
  /^(?:py\w*|ipython|r|rconsole|jl|julia\w*|matlab|octave|json\w*|ya?ml|toml|ini|cfg|xml|html|css|s?css|(?:la|bib)?tex|bibtex|markdown|md|c|h|cpp|c\+\+|cc|cuda|java|kotlin|scala|js|javascript|jsx|ts|typescript|go|rust|rs|ruby|php|perl|lua|sql|stata|sas|diff|patch|docker\w*|make\w*|cmake|mermaid|math|csv|fortran\w*|haskell|ocaml|lean|coq|tree|output|log|http|graphql|git\w*|apache|nginx|vim|cite|citation)$/i;

/** An interpreter first, or a path of the shell: a file's name alone is named, not run. */
export const isCommand =
  /^(?:\$\s+)?(?:(?:cd\s+\S+\s*&&\s*)?(?:python[\d.]*|Rscript|julia|octave(?:-cli)?|sh|bash|zsh|perl|ruby|node|make(?!\s+(?:sure|certain|use|the|an?)\b)|ipython|quarto|snakemake|srun|sbatch|qsub)(?:\s|$)|cd\s+\S+$|\.\/\S|(?:uv|poetry|pipenv) run\s)/;
const isCompilation = /^(?:gcc|g\+\+|gfortran|clang(?:\+\+)?|cc|c\+\+)\s/;

/**
 * Returns the command lines of each block of code that is marked as a shell's, or not marked at all: fenced blocks of
 * Markdown, and indented ones of Markdown and reStructuredText. Lines that a backslash continues are one; in a block
 * with prompts only what follows a prompt is a command, unless it prints how it is used. Text is indented too, and so are
 * lists of files: there only what begins as a command does.
 */
export function codeBlocks(text: string): CodeBlock[] {
  return split(text)
    .blocks.filter(({ info, isClosed }) => isClosed && !otherLanguages.test(info))
    .map(({ lines, fence, info, section }) => ({
      section,
      lines: commandLines(lines).filter(
        (line) =>
          (fence !== indentation && languages.test(info)) || isCommand.test(line) || isCompilation.test(line),
      ),
    }))
    .filter(({ lines }) => lines.length > 0);
}

export interface CodeBlock {
  lines: string[];
  /** The same for those between which the text goes on with one thing. */
  section: number;
}

/** Where the text begins with another thing: a heading, an item without a number, one of several figures, another way. */
const otherThing =
  /^\s{0,3}#{1,6}\s|^\s*[-*+•]\s|^\s*\*\*[^*]{1,200}\*\*:?\s*$|^(?:={3,}|-{3,}|~{3,})\s*$|\b(?:(?:figs?\.?|figures?|tables?|experiments?)\s?s?\d+[a-z]?|examples?|alternative(?:ly)?|instead|optional(?:ly)?|either|or)\b/i;

const consoles = /^(?:r|rconsole|matlab|octave|julia|jl)$/i;

/** The lines of each fenced block of R, Julia, MATLAB or a shell, or that is not marked at all, without comments. */
export function consoleBlocks(text: string): string[][] {
  return split(text)
    .blocks.filter(
      ({ info, fence, isClosed, lines }) =>
        isClosed &&
        (fence !== indentation || lines.every((line) => /^\s*(?:>>|julia>)\s/.test(line))) &&
        (consoles.test(info) || languages.test(info)),
    )
    .map(({ lines }) =>
      lines
        .filter(({ length }) => length <= maxLineLength)
        .map((line) => line.replace(/^\s*(?:[$%]\s|julia>|>>?)\s*/, "").trim())
        .map((line) => evaluated.exec(line)?.[2] ?? line)
        .filter((line) => line !== "" && !/^[#%]/.test(line)),
    );
}

/** What R is told to do in a line of a shell. Each option is matched in one way: in two, thirty of them took minutes. */
const evaluated = /^R(?:script)?\s{1,9}(?:-[\w-]{1,40}\s{1,9}){0,9}?-e\s{1,9}(["'])(.*)\1$/;

/** The lines outside of fenced blocks. */
export function proseLines(text: string): string[] {
  return split(text).prose;
}

/** In the place of a fence. */
const indentation = "";

/** Of Markdown: as far in as the list that it is part of, in the line of its item too. */
const fencing = /^\s{0,16}(?:(?:[-*+]|\d{1,3}[.)])\s{1,4})?(`{3,}(?=[^`]*$)|~{3,})\s*\{?\.?([^`{}\s]*)/;

interface Block {
  section: number;
  fence: string;
  info: string;
  lines: string[];
  isClosed: boolean;
}

function split(text: string): { blocks: Block[]; prose: string[] } {
  const blocks: Block[] = [];
  const prose: string[] = [];
  let open: Block | null = null;
  const indented = new IndentedBlocks(blocks);
  let section = 0;
  for (const line of withoutHtml(text).split(/\r?\n/)) {
    const [, fence, info = ""] = fencing.exec(line) ?? [];
    if (open === null) {
      if (fence === undefined) {
        prose.push(line);
        if (otherThing.test(line.slice(0, maxLineLength))) section++;
        indented.add(line, section);
      } else {
        indented.end();
        open = { section, fence, info, lines: [], isClosed: false };
        blocks.push(open);
      }
    } else if (fence?.startsWith(open.fence) && info === "") {
      open.isClosed = true;
      open = null;
    } else {
      open.lines.push(line);
    }
  }
  // Markdown closes the last one where the text ends; of one that was forgotten what follows an empty line is text.
  if (open !== null) {
    const end = open.lines.findIndex((line, at) => at > 0 && line.trim() === "");
    if (end > 0) open.lines.length = end;
    open.isClosed = true;
  }
  return { blocks, prose };
}

/** Markdown for the HTML of code, and without the marks of what is quoted. */
function withoutHtml(text: string): string {
  return text
    .replace(/<pre(?:\s[^>\n]{0,200})?>\s*(?:<code(?:\s[^>\n]{0,200})?>)?/gi, "\n```\n")
    .replace(/(?:<\/code>\s*)?<\/pre>/gi, "\n```\n")
    .replace(/<code>([^<`\n]{1,300})<\/code>/gi, "`$1`")
    .replace(/^ {0,3}>[ \t]?(?!\s*(?:python|Rscript|julia|make|bash|sh|cd|\.\/))/gm, "");
}

/** Begins an indented block at four columns after an empty line, or at two after what announces one in reStructuredText. */
class IndentedBlocks {
  readonly #blocks: Block[];
  #open: Block | null = null;
  #isAfterEmptyLine = true;
  /** The language of the block that the last line at the margin announces. */
  #announced: string | null = null;

  constructor(blocks: Block[]) {
    this.#blocks = blocks;
  }

  add(line: string, section: number): void {
    const isEmpty = line.trim() === "";
    if (!isEmpty && !(this.#announced === null ? /^(?: {4}| {0,3}\t)/ : /^(?: {2}|\t)/).test(line)) {
      this.end();
      this.#announced =
        /^\.\. (?:code|code-block|sourcecode)::\s*(\S*)/.exec(line)?.[1] ?? (line.endsWith("::") ? "" : null);
    } else if (!isEmpty) {
      if (this.#open === null && (this.#isAfterEmptyLine || this.#announced !== null)) {
        this.#open = { section, fence: indentation, info: this.#announced ?? "", lines: [], isClosed: true };
        this.#blocks.push(this.#open);
      }
      this.#open?.lines.push(line);
    }
    this.#isAfterEmptyLine = isEmpty;
  }

  end(): void {
    this.#open = null;
    this.#announced = null;
    this.#isAfterEmptyLine = false;
  }
}

/** What is longer is no command that anybody types. */
const maxLineLength = 1000;

function commandLines(lines: readonly string[]): string[] {
  const joined = joinContinued(lines.filter(({ length }) => length <= maxLineLength));
  const prompt =
    /^\s*(?:\([\w.-]{1,50}\)\s*)?(?:(?:[\w.-]{1,50}@[\w.-]{1,50}[: ][^$%\s]{0,80}\s?)?[$%]\s+|[A-Za-z]:\\[^>\n]{0,100}>\s*|>\s+(?=(?:python|Rscript|julia|make|bash|sh|cd|\.\/)))/;
  const typed = joined.some((line) => prompt.test(line))
    ? joined
        .filter((line, at) => prompt.test(line) && !/^\s*usage:/i.test(joined[at + 1] ?? ""))
        .map((line) => line.replace(prompt, ""))
    : joined;
  return joinLoops(
    typed
      .map((line) => line.replace(/\s#\s.*$/, "").trim())
      .filter((line) => line !== "" && !line.startsWith("#")),
  );
}

/** A loop over several lines is one. */
function joinLoops(lines: readonly string[]): string[] {
  const joined: string[] = [];
  let open = false;
  for (const line of lines) {
    if (open) joined.push(`${joined.pop()}\n${line}`);
    else joined.push(line);
    if (/^for\s+\w+\s+in\s/.test(line)) open = !/\bdone\b/.test(line);
    else if (/^done\b/.test(line)) open = false;
  }
  return joined;
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
