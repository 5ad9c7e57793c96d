interface LogPiece {
  stream: "stdout" | "stderr" | "system";
  text: string;
}

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
  const traceback = lines.findLastIndex((line) => line.startsWith("Traceback (most recent call last)"));
  return traceback < 0 ? lines.slice(-20).join("\n") : lines.slice(traceback).slice(-60).join("\n");
}
