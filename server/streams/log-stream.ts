import type { LogRecord } from "../domain/records.ts";
import { eventText, heartbeat, retryText } from "./event-text.ts";
import type { LogSource, RunState } from "./log-source.ts";
import type { RunFeed } from "./run-feed.ts";

export interface LogStreamOptions {
  runId: string;
  /** The sequence after which the log is sent. */
  after: number;
  source: LogSource;
  feed: RunFeed;
  /** Whether the caller may still read the Run. */
  mayRead(): Promise<boolean>;
  times: StreamTimes;
}

/** Milliseconds. */
export interface StreamTimes {
  /** What clients are asked to wait before they connect again. */
  retry: number;
  /** The longest silence. */
  heartbeat: number;
  /** Between checks whether the caller may still read the Run. */
  recheck: number;
}

/** Items that are read at once for a stream that does not keep up: one may have 64 KiB. */
const batch = 10;

/**
 * The parts of one client's stream. Each is made when the client has taken the one before: what is kept for a slow client
 * is its place in the log and a few items.
 */
export async function* logStream(
  options: LogStreamOptions,
  signal: AbortSignal,
): AsyncGenerator<string, void, undefined> {
  const { feed, times, mayRead } = options;
  const changes = watch(feed, signal);
  let [cursor, checked] = [options.after, performance.now()];
  let sent: RunState | null = null;
  try {
    yield retryText(times.retry);
    while (!signal.aborted && !feed.isBroken) {
      if (performance.now() - checked > times.recheck) {
        if (!(await mayRead())) return;
        checked = performance.now();
      }
      // Of one poll: where it was the last, what is left of the log is stored.
      const { state, isOver } = feed;
      if (state !== null && state !== sent && !isOver) yield eventText("state", progressOf(state));
      sent = state;
      const items = await nextItems(options, cursor);
      for (const item of items) yield eventText("log", itemOf(item), item.sequence);
      cursor = items.at(-1)?.sequence ?? cursor;
      if (items.length > 0) continue;
      if (isOver && state !== null) return yield eventText("end", progressOf(state), "end");
      if (!(await changes.next(times.heartbeat))) yield heartbeat;
    }
  } finally {
    changes.end();
  }
}

/** What a stream at `cursor` is sent next: of what all streams share, or from the store where it does not keep up. */
async function nextItems({ runId, source, feed }: LogStreamOptions, cursor: number): Promise<LogRecord[]> {
  if (!feed.recent) return [];
  return feed.recent.after(cursor) ?? source.listLogs(runId, batch, cursor);
}

const itemOf = ({ stream, sequence, recordedAt, text }: LogRecord) => ({
  stream,
  sequence,
  recordedAt,
  text,
});

const progressOf = ({ id: runId, state, queuedAt, startedAt, finishedAt, replacedBy }: RunState) => ({
  ...{ runId, state, queuedAt, startedAt, finishedAt, replacedBy },
});

/** Remembers that the feed has changed until it is asked, so that no change is missed in between. */
function watch(feed: RunFeed, signal: AbortSignal) {
  let hasChanged = false;
  let wake = () => {};
  const changed = () => {
    hasChanged = true;
    wake();
  };
  const unsubscribe = feed.subscribe(changed);
  signal.addEventListener("abort", changed);
  return {
    end() {
      unsubscribe();
      signal.removeEventListener("abort", changed);
    },
    /** Waits for a change; returns false where there was none in this time. */
    async next(milliseconds: number): Promise<boolean> {
      if (!hasChanged && !signal.aborted) {
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = resolve;
        const timer = setTimeout(resolve, milliseconds);
        await promise;
        clearTimeout(timer);
      }
      const result = hasChanged || signal.aborted;
      hasChanged = false;
      return result;
    },
  };
}
