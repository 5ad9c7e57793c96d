import { createHmac } from "node:crypto";

export type CachePolicy = "revalidate" | "immutable" | "no-store";

/**
 * A strong entity tag (RFC 9110, 8.8.3) of the exact bytes. Keyed, so that a tag cannot be computed from a guess of
 * what a private answer says.
 */
export function entityTag(secret: string, bytes: Uint8Array | string): string {
  return `"${createHmac("sha256", secret).update(bytes).digest("base64url").slice(0, 32)}"`;
}

/** Whether `If-None-Match` names the tag: a list, weak tags compared weakly, or `*` (RFC 9110, 13.1.2). */
export function matches(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === "*") return true;
  const listed: string[] = ifNoneMatch.match(/"[^"]*"/g) ?? [];
  return listed.includes(tag);
}

/** Public answers may be kept and revalidated; what an identity was shown is kept by nobody. */
export function cacheControl(policy: CachePolicy, identified: boolean): string {
  if (policy === "no-store") return "no-store";
  if (identified) return "private, no-store";
  return policy === "immutable"
    ? "public, max-age=31536000, immutable"
    : "public, max-age=0, must-revalidate";
}
