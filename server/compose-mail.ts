import { type Config, folders } from "./config.ts";
import type { WindowPolicy, Windows } from "./limits/window.ts";
import { keepIn, transportTo } from "./mail/create-transport.ts";
import { createMailer, type Mailer } from "./mail/mailer.ts";
import type { Logger } from "./process/logger.ts";

/** Of the mails of one address, by whichever operation. */
export const mailWindows = { "recipient-hour": { points: 5, seconds: 3600 } } satisfies Record<
  string,
  WindowPolicy
>;

interface MailDeps {
  limiter: Windows;
  now(): Date;
  log: Logger;
}

/** Constructs what sends mails: to the server that is named, or without one into a folder of the data. */
export function composeMailer(config: Config, { limiter, now, log }: MailDeps): Mailer {
  const { smtpUrl, from } = config.mail;
  return createMailer({
    ...{ loadTransport: transportTo(smtpUrl), from },
    mayReceive: async (address) => (await limiter.consume("recipient-hour", address)).allowed,
    warn: (error) => log.warn({ error, part: "mail" }, "A mail was not sent"),
    keep: smtpUrl === null ? keepIn(folders(config).outbox, now) : undefined,
  });
}
