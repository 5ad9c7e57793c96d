import type { LogRecord } from "../domain/records.ts";

/**
 * Returns a function that removes from a log's texts what a carriage return overwrites on a terminal: a progress bar
 * leaves its last state. A line that began in an earlier text keeps the carriage return that overwrites it.
 */
export function createOverwriting(): (stream: LogRecord["stream"], text: string) => string {
  const isInLine = new Set<LogRecord["stream"]>();
  return (stream, text) => {
    const lines = text.split("\n");
    const shown = lines.map((line, index) => lastState(line, index === 0 && isInLine.has(stream)));
    if (lines.at(-1) !== "") isInLine.add(stream);
    else if (lines.length > 1) isInLine.delete(stream);
    return shown.join("\n");
  };
}

/** The last carriage return of a line overwrites nothing yet: it ends the line, or what overwrites it follows. */
function lastState(line: string, isContinued: boolean): string {
  const end = line.endsWith("\r") ? line.length - 1 : line.length;
  const overwritten = line.slice(0, end).lastIndexOf("\r");
  if (overwritten < 0) return line;
  return line.slice(isContinued ? overwritten : overwritten + 1);
}
