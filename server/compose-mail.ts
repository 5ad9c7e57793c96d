import { type Config, folders } from "./config.ts";
import { keepIn, transportTo } from "./mail/create-transport.ts";
import { createMailer, type Mailer } from "./mail/mailer.ts";
import type { Logger } from "./process/logger.ts";

/** Constructs what sends mails: to the server that is named, or without one into a folder of the data. */
export function composeMailer(config: Config, now: () => Date, log: Logger): Mailer {
  const { smtpUrl, from } = config.mail;
  return createMailer({
    ...{ loadTransport: transportTo(smtpUrl), from, now },
    warn: (error) => log.warn({ error, part: "mail" }, "A mail was not sent"),
    keep: smtpUrl === null ? keepIn(folders(config).outbox, now) : undefined,
  });
}
