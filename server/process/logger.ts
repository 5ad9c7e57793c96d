import { type DestinationStream, type Logger, pino } from "pino";

export type { Logger };

/**
 * Creates a structured logger: one JSON object per line on standard error. Members with names of credentials are
 * redacted; headers and the bodies of identity operations, which contain credentials, are not logged at all.
 */
export function createLogger(level: string): Logger {
  const secret = ["key", "password", "token", "secret", "cookie", "authorization"];
  return pino(
    {
      level,
      base: null,
      timestamp: isoTime,
      errorKey: "error",
      redact: {
        paths: secret.flatMap((name) => [name, `*.${name}`, `headers["${name}"]`, 'headers["x-api-key"]']),
        censor: "[cut]",
      },
    },
    standardError(),
  );
}

/** Tells of a request that was answered. */
export type RequestLog = (line: {
  requestId: string;
  operation: string;
  status: number;
  milliseconds: number;
}) => void;

/**
 * Creates the function that logs requests. It looks for no credentials, of which its lines have none: that took as long
 * as all the rest of a line.
 */
export function createRequestLog(log: Logger): RequestLog {
  const own = log.child({}, { redact: [] });
  return (line) => own.info(line, "request");
}

const warning = 40;
const maxWaiting = 16_384;

let shared: (DestinationStream & { lastLevel?: number }) | undefined;

/**
 * Writes the lines of requests, and what else is no warning, a hundredth of a second later and together: a system call
 * for each took a quarter of the time of a request that is answered from memory. A process that is killed loses those
 * that were not written.
 */
function standardError(): DestinationStream {
  if (shared) return shared;
  const file = pino.destination({ fd: 2, sync: true });
  let lines = "";
  let timer: NodeJS.Timeout | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    if (lines !== "") file.write(lines);
    lines = "";
  };
  process.on("exit", write);
  shared = {
    // pino tells the level in `lastLevel`.
    [Symbol.for("pino.metadata")]: true,
    lastLevel: 0,
    write(line) {
      lines += line;
      if (this.lastLevel! >= warning || lines.length > maxWaiting) write();
      else timer ??= setTimeout(write, 10).unref();
    },
  };
  return shared;
}

const told = { at: 0, member: "" };

/** Of many lines in a millisecond the time is formatted once. */
function isoTime(): string {
  const now = Date.now();
  if (now !== told.at) Object.assign(told, { at: now, member: `,"time":"${new Date(now).toISOString()}"` });
  return told.member;
}
