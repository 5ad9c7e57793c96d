import type { Transporter } from "nodemailer";

export interface Mail {
  subject: string;
  text: string;
}

export interface Mailer {
  /**
   * Sends what `prepare` makes, after the caller has gone on: how long an answer takes does not tell whether a mail was
   * sent. What fails is logged. An address that had many mails of late gets none; neither does anybody while many wait.
   */
  send(to: string, prepare: () => Promise<Mail>): void;
  /** Resolves when what was begun is over. */
  settled(): Promise<void>;
}

interface MailerOptions {
  /** The library is loaded with the first mail. */
  loadTransport(): Promise<Pick<Transporter, "sendMail">>;
  from: string;
  /** Counts a mail to the address, and says whether it may be sent: in somebody else's name, anybody may ask for mails. */
  mayReceive(address: string): Promise<boolean>;
  warn(error: unknown): void;
  /** Called with each message that a transport hands back instead of sending it. */
  keep?: ((message: Buffer) => Promise<void>) | undefined;
}

const maxPending = 100;

export function createMailer({ loadTransport, from, mayReceive, warn, keep }: MailerOptions): Mailer {
  const pending = new Set<Promise<void>>();

  async function deliver(address: string, prepare: () => Promise<Mail>): Promise<void> {
    if (!(await mayReceive(address.toLowerCase()))) throw new Error("Its address had too many mails of late");
    const { subject, text } = await prepare();
    const transport = await loadTransport();
    const info = await transport.sendMail({
      ...{ from, to: { name: "", address }, subject, text },
      headers: { "Auto-Submitted": "auto-generated" },
      // Nothing of a mail is read from a file or an address.
      ...{ disableFileAccess: true, disableUrlAccess: true },
    });
    await keep?.((info as { message: Buffer }).message);
  }

  return {
    send(to, prepare) {
      if (pending.size >= maxPending) {
        warn(new Error("Too many mails wait"));
        return;
      }
      const delivery: Promise<void> = deliver(to, prepare)
        .catch(warn)
        .finally(() => pending.delete(delivery));
      pending.add(delivery);
    },

    async settled() {
      await Promise.all(pending);
    },
  };
}
