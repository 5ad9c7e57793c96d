import { type Logger, pino } from "pino";

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
