import type { LogRecord } from "../domain/records.ts";
import type { StageContext } from "./stage.ts";

/** Maximum number of log items per Run. All captured output is stored as Evidence. */
const maxLogItems = 2_000;
const flushMilliseconds = 250;

/** Writes a Run's log to the store four times a second, so that clients can follow it by polling. */
export function createLogWriter(runId: string, save: StageContext["save"], now: () => Date) {
  let sequence = 0;
  let truncated = false;
  let buffered: LogRecord[] = [];
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
  const timer = setInterval(flush, flushMilliseconds);
  const add = (stream: LogRecord["stream"], text: string) => {
    sequence += 1;
    buffered.push({ runId, sequence, stream, recordedAt: now().toISOString(), text });
  };

  return {
    write({ stream, text }: { stream: LogRecord["stream"]; text: string }) {
      // Exempt from the maximum: the sandbox writes few lines, and the last one explains why it stopped the experiment.
      if (sequence < maxLogItems || stream === "system") add(stream, text);
      else if (!truncated) {
        truncated = true;
        add("system", "The log is truncated here; stdout and stderr are stored as Evidence.\n");
      }
    },
    /** Flushes the log. Throws the first error of a write. */
    async end(): Promise<void> {
      clearInterval(timer);
      flush();
      await writing;
      if (failure) throw failure;
    },
  };
}
