import type { LogRecord } from "../domain/records.ts";
import type { StageContext } from "./stage.ts";

/** How much of a Run's log is kept as items; the whole of what was captured is Evidence. */
const keptItems = 2_000;
const flushMilliseconds = 250;

/** Writes a Run's log while it runs, a few times a second, so that whoever polls can follow. */
export function createLogWriter(runId: string, save: StageContext["save"], now: () => Date) {
  let sequence = 0;
  let cut = false;
  let waiting: LogRecord[] = [];
  let writing: Promise<void> = Promise.resolve();
  let failure: unknown;

  const flush = () => {
    const items = waiting;
    waiting = [];
    if (items.length === 0) return;
    writing = writing
      .then(() => save((queries) => queries.runs.appendLogs(items)))
      .catch((error: unknown) => {
        failure ??= error;
      });
  };
  const timer = setInterval(flush, flushMilliseconds);
  const add = (stream: LogRecord["stream"], text: string) => {
    sequence += 1;
    waiting.push({ runId, sequence, stream, recordedAt: now().toISOString(), text });
  };

  return {
    write({ stream, text }: { stream: LogRecord["stream"]; text: string }) {
      // What the sandbox says is little, and comes last: why it stopped the experiment.
      if (sequence < keptItems || stream === "system") add(stream, text);
      else if (!cut) {
        cut = true;
        add("system", "The log is cut here; stdout and stderr are kept as Evidence.\n");
      }
    },
    /** Waits until everything is written; throws what kept it from being written. */
    async end(): Promise<void> {
      clearInterval(timer);
      flush();
      await writing;
      if (failure) throw failure;
    },
  };
}
