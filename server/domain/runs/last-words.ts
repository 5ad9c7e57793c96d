interface LogPiece {
  stream: "stdout" | "stderr" | "system";
  text: string;
}

/** Octave says where an error was called from behind it, and then what became of it. */
const octaveError = /^error: (?!called from$|ignoring )/;

const shownLines = 20;
const quotation = /^.{1,500} ends with:\n/;

/**
 * A piece of the log (of its `system` stream) that quotes the end of a file that a failed command wrote its words to. They
 * are indented: the command's words are not to look like ours.
 */
export const quoteFile = (path: string, text: string) => `${path} ends with:\n${text.replace(/^/gm, "  ")}\n`;

/** The end of a text, as much as is shown of a log. */
export const lastLines = (text: string) => text.trimEnd().split("\n").slice(-shownLines).join("\n");

/**
 * Returns what a failed command said last: the end of a file that the log quotes (`quoteFile`), or the last traceback that
 * it printed, or else its last lines, of stderr where it printed there.
 */
export function lastWords(log: readonly LogPiece[]): string {
  // What an attempt said before the last one is over.
  const attempt = log.findLastIndex(
    ({ stream, text }) => stream === "system" && /\bis run again\b/.test(text),
  );
  const last = log.slice(attempt + 1);
  const said = last.some(({ stream }) => stream !== "system") ? last : log;
  const quoted = said.findLast(({ stream, text }) => stream === "system" && quotation.test(text));
  if (quoted) return quoted.text.trimEnd();
  const errors = said.filter(({ stream }) => stream === "stderr");
  const source = errors.length > 0 ? errors : said.filter(({ stream }) => stream === "stdout");
  const lines = source
    .map(({ text }) => text)
    .join("")
    .trimEnd()
    .split("\n");
  const isOctave = lines.includes("error: called from");
  const traceback = lines.findLastIndex((line) =>
    isOctave ? octaveError.test(line) : line.startsWith("Traceback (most recent call last)"),
  );
  return traceback < 0 ? lines.slice(-shownLines).join("\n") : lines.slice(traceback).slice(-60).join("\n");
}
