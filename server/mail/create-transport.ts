import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Returns a loader of the transport to an SMTP server; null for the transport that makes messages and sends none. */
export function transportTo(smtpUrl: string | null) {
  return async () => {
    const { createTransport } = await import("nodemailer");
    return smtpUrl === null
      ? createTransport({ streamTransport: true, buffer: true, newline: "unix" })
      : createTransport({ url: smtpUrl, ...timeouts });
  };
}

/** Returns what keeps messages as files of a folder that only its owner reads: they hold links that open accounts. */
export function keepIn(folder: string, now: () => Date) {
  return async (message: Buffer): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${now().toISOString().replaceAll(":", "-")}-${randomUUID()}.eml`;
    await writeFile(join(folder, name), message, { mode: 0o600, flag: "wx" });
  };
}
