import { DomainError } from "../domain/errors.ts";
import type { LogSource } from "./log-source.ts";
import { logStream, type StreamTimes } from "./log-stream.ts";
import { type PollIntervals, RunFeed } from "./run-feed.ts";

export interface LogStreams {
  /**
   * Opens a stream of server-sent events. Throws `rate_limited` where the caller has as many as it may, and `degraded`
   * where the process has, or is stopping.
   */
  open(request: LogStreamRequest): ReadableStream<Uint8Array>;
  /** Ends all streams at once, and refuses further ones. */
  close(): void;
  /** How many are open. */
  readonly size: number;
}

interface LogStreamRequest {
  runId: string;
  /** The sequence after which the log is sent. */
  after: number;
  /** Whose streams are counted together. */
  caller: string;
  /** Whether the caller may still read the Run; asked again while the stream is open. */
  mayRead(): Promise<boolean>;
}

export interface LogStreamsOptions {
  source: LogSource;
  warn: (error: unknown) => void;
  limits: { streams: number; perCaller: number };
  /** `longest`: milliseconds after which a stream is closed, and its client connects again. */
  times: StreamTimes & { longest: number };
  intervals: PollIntervals;
}

/** What one is told to wait who has too many streams: one ends after ten minutes at the latest, most much sooner. */
const retryAfterSeconds = 30;

/** The streams of this process. Streams of one Run share one poll of the store. */
export function createLogStreams(options: LogStreamsOptions): LogStreams {
  const { limits, source, warn, intervals } = options;
  const open = new Map<object, { caller: string; end(): void }>();
  const feeds = new Map<string, { feed: RunFeed; streams: number }>();
  let isClosing = false;

  const requirePlace = (caller: string) => {
    if (isClosing || open.size >= limits.streams)
      throw new DomainError("degraded", "limit.busy", { facts: { retryAfterSeconds } });
    if ([...open.values()].filter((each) => each.caller === caller).length >= limits.perCaller) {
      const parameters = { limit: limits.perCaller };
      throw new DomainError("rate_limited", "limit.streams", { parameters, facts: { retryAfterSeconds } });
    }
  };
  const takeFeed = (runId: string) => {
    const known = feeds.get(runId);
    const entry =
      known && !known.feed.isBroken
        ? known
        : { feed: new RunFeed(source, runId, { intervals, warn }), streams: 0 };
    feeds.set(runId, entry);
    entry.streams += 1;
    const release = () => {
      entry.streams -= 1;
      if (entry.streams === 0 && feeds.get(runId) === entry) feeds.delete(runId);
    };
    return { feed: entry.feed, release };
  };

  return {
    open({ caller, ...request }) {
      requirePlace(caller);
      const { feed, release } = takeFeed(request.runId);
      const place = {};
      const { stream, end } = toReadable((signal) => logStream({ ...request, ...options, feed }, signal), {
        warn,
        onEnd() {
          clearTimeout(timer);
          open.delete(place);
          release();
        },
      });
      const timer = setTimeout(end, options.times.longest);
      timer.unref();
      open.set(place, { caller, end });
      return stream;
    },
    close() {
      isClosing = true;
      for (const { end } of [...open.values()]) end();
    },
    get size() {
      return open.size;
    },
  };
}

/** Makes a byte stream of the parts. It asks for a part only when its reader wants one, so that nothing piles up. */
function toReadable(
  parts: (signal: AbortSignal) => AsyncGenerator<string, void, undefined>,
  { onEnd, warn }: { onEnd(): void; warn(error: unknown): void },
) {
  const abort = new AbortController();
  const generator = parts(abort.signal);
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  let hasEnded = false;
  /** For the reader it ends in order, whatever the reason: clients connect again, and are told why not. */
  const end = () => {
    if (hasEnded) return;
    hasEnded = true;
    abort.abort();
    generator.return().catch(warn);
    controller?.close();
    onEnd();
  };
  const stream = new ReadableStream<Uint8Array>(
    {
      start(given) {
        controller = given;
      },
      async pull(given) {
        const part = await generator.next().catch((error: unknown) => {
          warn(error);
          return { done: true as const, value: undefined };
        });
        if (part.done) end();
        else if (!hasEnded) given.enqueue(encoder.encode(part.value));
      },
      cancel() {
        controller = null;
        end();
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, end };
}
