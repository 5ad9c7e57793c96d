import type { LogRecord } from "../domain/records.ts";
import { LogTail } from "./log-tail.ts";
import { createOverwriting } from "./overwritten-lines.ts";
import type { StageContext } from "./stage.ts";

/** What is stored of the beginning of a Run's log, and as much of its end. All that is kept of the output is Evidence. */
const half = { items: 1_000, characters: 4 * 1024 * 1024 };
const flushMilliseconds = 250;

/** How often those who follow a long log see its last line, after its beginning and before its end. */
const glimpseMilliseconds = 10_000;
const maxGlimpse = 500;

/**
 * Writes a Run's log to the store four times a second, so that clients can follow it. Of a long one the beginning and the
 * end are stored, the end when the Run has ended; of what is between, a line every ten seconds.
 */
export function createLogWriter(runId: string, save: StageContext["save"], now: () => Date) {
  const overwritten = createOverwriting();
  let sequence = 0;
  let characters = 0;
  let tail: LogTail | null = null;
  let buffered: LogRecord[] = [];
  let latest: Pick<LogRecord, "stream" | "text"> | null = null;
  let glimpsedAt = 0;
  let writing: Promise<void> = Promise.resolve();
  let failure: unknown;

  const flush = () => {
    const items = buffered;
    buffered = [];
    if (items.length === 0) return;
    writing = writing
      .then(() => save((queries) => queries.runs.appendLogs(items)))
      .catch((error: unknown) => {
        failure ??= error;
      });
  };
  const timed = (stream: LogRecord["stream"], text: string) => ({
    stream,
    recordedAt: now().toISOString(),
    text,
  });
  const add = (item: ReturnType<typeof timed>) => {
    sequence += 1;
    buffered.push({ runId, sequence, ...item });
  };
  const glimpse = () => {
    if (latest === null || now().getTime() - glimpsedAt < glimpseMilliseconds) return;
    glimpsedAt = now().getTime();
    const line = lastLine(latest.text);
    if (line !== "") add(timed(latest.stream, `${line}\n`));
    latest = null;
  };
  const timer = setInterval(() => {
    glimpse();
    flush();
  }, flushMilliseconds);

  return {
    write({ stream, text }: { stream: LogRecord["stream"]; text: string }) {
      const item = timed(stream, overwritten(stream, text));
      if (item.text === "") return;
      characters += item.text.length;
      if (tail === null && (sequence >= half.items || characters > half.characters)) {
        tail = new LogTail(half);
        add(
          timed(
            "system",
            "The log is long: now a line of it every ten seconds, its end when the Run has ended.\n",
          ),
        );
        glimpsedAt = now().getTime();
      }
      if (tail === null) add(item);
      else {
        tail.add(item);
        latest = item;
      }
    },
    /** Flushes the log. Throws the first error of a write. */
    async end(): Promise<void> {
      clearInterval(timer);
      const { items, dropped } = tail?.end() ?? { items: [], dropped: 0 };
      if (dropped > 0) add(timed("system", cutNotice(dropped)));
      items.forEach(add);
      flush();
      await writing;
      if (failure) throw failure;
    },
  };
}

function lastLine(text: string): string {
  const line = text
    .slice(-4 * maxGlimpse)
    .split(/[\r\n]/)
    .findLast((each) => each.trim() !== "");
  return (line ?? "").slice(0, maxGlimpse);
}

function cutNotice(characters: number): string {
  const count = characters.toLocaleString("en-US");
  return `[… ${count} characters of the log cut here; stdout and stderr are Evidence …]\n`;
}
