import { createHash } from "node:crypto";
import type { Answer, Sent } from "./mutation.ts";

/**
 * Gives a changed body a validator of its own, and answers 304 by it, as the server would whose mistake it is: else the
 * mistake would show in a validator that does not change, whatever it is.
 */
export function retag({ headers: asked }: Sent, answer: Answer, plain: Answer | undefined): void {
  const tag = answer.headers.get("etag");
  const isChanged = !plain || !Buffer.from(plain.body).equals(Buffer.from(answer.body));
  const isOwn = plain !== undefined && plain.headers.get("etag") !== tag;
  if (answer.status !== 200 || tag === null || tag.startsWith('"sha256:') || !isChanged || isOwn) return;
  const own = `"m${createHash("sha256").update(answer.body).digest("base64url").slice(0, 24)}"`;
  answer.headers.set("etag", own);
  if (asked.get("if-none-match")?.includes(own)) Object.assign(answer, notModified(answer));
}

/** What tells that an answer is known already. */
export function notModified({ headers }: Answer): Answer {
  for (const name of contentHeaders) headers.delete(name);
  return { status: 304, headers, body: new Uint8Array() };
}

const contentHeaders = [
  ...["accept-ranges", "content-disposition", "content-language", "content-length", "content-range"],
  ...["content-security-policy", "content-type"],
];
