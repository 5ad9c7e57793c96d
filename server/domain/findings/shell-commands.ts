/** One command of a shell script: its words without assignments, redirections and quotes, and its line from 1. */
export interface ShellCommand {
  words: string[];
  line: number;
}

/**
 * Splits a shell script into simple commands. Conservative: returns null for whatever makes it doubtful which commands
 * are run, such as substitutions, groups and open quotes. Keywords come out as commands of their own name.
 */
export function parseShellCommands(script: string): ShellCommand[] | null {
  try {
    return new ShellReader(script).read();
  } catch (error) {
    if (error instanceof DoubtfulScript) return null;
    throw error;
  }
}

class DoubtfulScript extends Error {}

class ShellReader {
  readonly #script: string;
  readonly #commands: ShellCommand[] = [];
  /** Delimiters of the here-documents that begin after this line. */
  readonly #documents: string[] = [];
  #at = 0;
  #line = 1;
  #words: string[] = [];
  /** The word that is being read; null between words. */
  #word: string | null = null;
  /** What the next word is instead of an argument. */
  #target: "file" | "delimiter" | null = null;

  constructor(script: string) {
    this.#script = script;
  }

  read(): ShellCommand[] {
    while (this.#at < this.#script.length) this.#readCharacter(this.#script[this.#at++]!);
    this.#endCommand();
    return this.#commands;
  }

  #readCharacter(character: string): void {
    const next = this.#script[this.#at];
    if (character === "\n") this.#endLine();
    else if (character === " " || character === "\t") this.#endWord();
    else if (character === "#" && this.#word === null) this.#at = this.#endOf("\n");
    else if (character === "&" && next === ">") this.#endWord();
    else if (";&|".includes(character)) this.#endCommand();
    else if (character === "<" || character === ">") this.#readRedirection(character);
    else if ("()`".includes(character) || (character === "$" && next === "(")) throw new DoubtfulScript();
    else if (character === "'") this.#append(this.#quoted(this.#endOf("'")));
    else if (character === '"') this.#append(this.#readDoubleQuotes());
    else if (character === "\\") this.#readEscape();
    else this.#append(character);
  }

  #append(text: string): void {
    this.#word = (this.#word ?? "") + text;
  }

  #readEscape(): void {
    const character = this.#script[this.#at++] ?? "";
    if (character === "\n") this.#line++;
    else this.#append(character);
  }

  /** Returns the text up to `end` and goes on behind the quote that stands there. */
  #quoted(end: number): string {
    const text = this.#script.slice(this.#at, end);
    if (end >= this.#script.length) throw new DoubtfulScript();
    this.#line += text.split("\n").length - 1;
    this.#at = end + 1;
    return text;
  }

  #readDoubleQuotes(): string {
    let end = this.#at;
    while (end < this.#script.length && this.#script[end] !== '"') end += this.#script[end] === "\\" ? 2 : 1;
    const text = this.#quoted(end);
    if (/`|\$\(/.test(text)) throw new DoubtfulScript();
    return text;
  }

  #readRedirection(first: string): void {
    // The number of a descriptor belongs to the redirection.
    if (this.#word !== null && /^\d+$/.test(this.#word)) this.#word = null;
    this.#endWord();
    const [operator = first] =
      /^(?:<<<|<<-?|>>|>&|<&|<>|>\||<|>)/.exec(this.#script.slice(this.#at - 1)) ?? [];
    this.#at += operator.length - 1;
    this.#target = /^<<-?$/.test(operator) ? "delimiter" : "file";
  }

  #endWord(): void {
    if (this.#word === null) return;
    if (this.#target === "delimiter") this.#documents.push(this.#word);
    else if (this.#target === null) this.#words.push(this.#word);
    this.#target = null;
    this.#word = null;
  }

  #endCommand(): void {
    this.#endWord();
    const start = this.#words.findIndex((word) => !/^[A-Za-z_]\w*\+?=/.test(word));
    if (start !== -1) this.#commands.push({ words: this.#words.slice(start), line: this.#line });
    this.#words = [];
  }

  #endLine(): void {
    this.#endCommand();
    this.#line++;
    for (const delimiter of this.#documents.splice(0)) this.#skipDocument(delimiter);
  }

  #skipDocument(delimiter: string): void {
    while (this.#at < this.#script.length) {
      const end = this.#endOf("\n");
      const text = this.#script.slice(this.#at, end);
      this.#at = end + 1;
      this.#line++;
      if (text.replace(/^\t+/, "") === delimiter) return;
      if (/`|\$\(/.test(text)) throw new DoubtfulScript();
    }
    throw new DoubtfulScript();
  }

  #endOf(text: string): number {
    const index = this.#script.indexOf(text, this.#at);
    return index === -1 ? this.#script.length : index;
  }
}
