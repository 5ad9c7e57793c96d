import { createHash, randomBytes } from "node:crypto";
import type { Deps } from "../../deps.ts";
import type { Language } from "../../domain/messages/render.ts";

interface MailLink {
  userId: string;
  email: string;
  purpose: "reset" | "confirmation";
  language: Language;
}

/** Mails a link that holds a token: 256 random bits, of which the store has the digest alone. */
export function mailLink(
  { store, mail, now, baseUrl }: Pick<Deps, "store" | "mail" | "now" | "baseUrl">,
  { userId, email, purpose, language }: MailLink,
): void {
  const { path, seconds } = links[purpose];
  mail.send(email, async () => {
    const token = randomBytes(32).toString("base64url");
    const at = now();
    const expiresAt = new Date(at.getTime() + seconds * 1000).toISOString();
    const row = { digest: tokenDigest(token), userId, purpose, expiresAt };
    await store.mailTokens.create(row, at.toISOString());
    return mail.write(purpose, language, { link: `${baseUrl}${path}?${new URLSearchParams({ token })}` });
  });
}

export const tokenDigest = (token: string) => createHash("sha256").update(token).digest("hex");

const links = {
  reset: { path: "/new-password", seconds: 3600 },
  confirmation: { path: "/confirm-email", seconds: 86_400 },
};
