/** A word of a shell command that stands for exactly this text. */
export function shellWord(text: string): string {
  return /^[\w./:=@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/** Joins commands to one that stops at the first that fails. Each begins in the same folder. */
export function inOrder(commands: readonly string[]): string {
  const [only = ""] = commands;
  if (commands.length < 2) return only;
  return commands.map((command) => (needsSubshell(command) ? `( ${command}\n)` : command)).join(" && ");
}

/** What a command behind it would become part of, or be moved by. */
function needsSubshell(command: string): boolean {
  return /[\n#]|&\s*$|;\s*$|^\s*export\s|(?:^|&&)\s*cd\s|\|\|/.test(command);
}

/** The command, started in a folder of the code repository; empty for its root. */
export const inFolder = (folder: string, command: string) =>
  folder === "" ? command : `cd ${shellWord(folder)} && ${command}`;

/**
 * The commands of recipes or a script, each by itself, as they compare with others: without what tells make how to follow
 * one, by one name for Python, and in any order of lines.
 */
export function stepsOf(text: string): string[] {
  return text
    .split(/\n|&&|;/)
    .map((step) =>
      step
        .trim()
        .replace(/^[@+-]+\s*/, "")
        .replace(/^python3(?=\s)/, "python")
        .replace(/(?<=\s)\.\/(?=\w)/g, "")
        .replace(/\s+/g, " "),
    )
    .filter((step) => step !== "" && !step.startsWith("#"));
}

/** The command of an experiment has this many characters at most, as in our own manifest. */
export const maxCommandLength = 8192;

/** R Markdown is knitted and not rendered: that runs its code, and needs neither pandoc nor TeX. */
export const knitCommand = (document: string) => `Rscript -e 'knitr::knit(commandArgs(TRUE)[1])' ${document}`;

/** Makes an id of a name, such as `train_model` of `Train model`. */
export function idOf(name: string): string {
  const id = name
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, "-")
    .replace(/^[-_]+|-+$/g, "")
    .slice(0, 64);
  return id === "" ? "main" : id;
}
