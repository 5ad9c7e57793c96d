import { createHmac, timingSafeEqual } from "node:crypto";
import { DomainError } from "../errors.ts";

const macBytes = 16;
const maxLength = 2_000;

/**
 * An opaque cursor for a place in a list. `queryKey` names the list and its filters: the cursor is good for that
 * query alone. Base64url of a truncated HMAC-SHA256 and the place as JSON.
 */
export function encodeCursor(secret: string, queryKey: string, position: unknown): string {
  const payload = Buffer.from(JSON.stringify(position), "utf8");
  return Buffer.concat([authenticate(secret, queryKey, payload), payload]).toString("base64url");
}

/** The place that a cursor stands for. Throws `invalid_request` for one that this list did not give out for this query. */
export function decodeCursor(secret: string, queryKey: string, cursor: string): unknown {
  const bytes = Buffer.from(cursor.slice(0, maxLength), "base64url");
  const payload = bytes.subarray(macBytes);
  // Decoding ignores characters outside the alphabet: a cursor is only what encodes back to itself.
  const whole = bytes.length > macBytes && bytes.toString("base64url") === cursor;
  if (!whole || !timingSafeEqual(bytes.subarray(0, macBytes), authenticate(secret, queryKey, payload))) {
    throw new DomainError("invalid_request", "cursor.invalid");
  }
  return JSON.parse(payload.toString("utf8"));
}

function authenticate(secret: string, queryKey: string, payload: Buffer): Buffer {
  // The key's length before it keeps key and place apart: no two pairs authenticate the same bytes.
  const bound = createHmac("sha256", secret).update(`cursor ${Buffer.byteLength(queryKey)} ${queryKey} `);
  return bound.update(payload).digest().subarray(0, macBytes);
}
