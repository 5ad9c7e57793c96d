import { type Logger, pino } from "pino";

export type { Logger };

/**
 * Structured logs, one JSON object a line, on standard error. What must never be read in a log is cut out by name:
 * credentials arrive in headers and in the bodies of the identity paths alone, and neither is logged.
 */
export function createLogger(level: string): Logger {
  const secret = ["key", "password", "token", "secret", "cookie", "authorization"];
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      errorKey: "error",
      redact: {
        paths: secret.flatMap((name) => [name, `*.${name}`, `headers["${name}"]`, 'headers["x-api-key"]']),
        censor: "[cut]",
      },
    },
    pino.destination({ fd: 2, sync: true }),
  );
}
