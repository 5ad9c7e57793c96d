import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { TestService } from "./service.ts";

/** The mails that a service wrote into its folder, oldest first, once it has written what it began. */
export async function readOutbox({ dataDir, service }: TestService): Promise<string[]> {
  await service.composition.mailer.settled();
  const folder = join(dataDir, "outbox");
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.sort().map((name) => readFile(join(folder, name), "utf8")));
}

/** The path and query of the link in a mail. */
export function linkIn(mail: string, url: string): string {
  // Long lines are broken with an equals sign (RFC 2045, 6.7).
  const text = mail.replace(/=\n/g, "").replace(/=3D/g, "=");
  const at = text.indexOf(url);
  if (at < 0) throw new Error(`No link in ${mail}`);
  return text.slice(at + url.length).split(/\s/, 1)[0]!;
}
