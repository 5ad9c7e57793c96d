interface LogPiece {
  stream: "stdout" | "stderr" | "system";
  text: string;
}

/** Octave says where an error was called from behind it, and then what became of it. */
const octaveError = /^error: (?!called from$|ignoring )/;

/**
 * Returns what a failed command said last: the last traceback that it printed, or else its last lines, of stderr where
 * it printed there.
 */
export function lastWords(said: readonly LogPiece[]): string {
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
  return traceback < 0 ? lines.slice(-20).join("\n") : lines.slice(traceback).slice(-60).join("\n");
}
