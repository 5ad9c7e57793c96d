import { createHmac, timingSafeEqual } from "node:crypto";
import { DomainError } from "../errors.ts";

const macBytes = 16;
const maxLength = 2_000;

/**
 * Encodes a position in a list as an opaque cursor: base64url of a truncated HMAC-SHA256 followed by the position as
 * JSON. `queryKey` identifies the list and its filters; the cursor is valid for that query only.
 */
export function encodeCursor(secret: string, queryKey: string, position: unknown): string {
  const payload = Buffer.from(JSON.stringify(position), "utf8");
  return Buffer.concat([authenticate(secret, queryKey, payload), payload]).toString("base64url");
}

/** Decodes a cursor to its position. Throws `invalid_request` for a cursor not issued for this query. */
export function decodeCursor(secret: string, queryKey: string, cursor: string): unknown {
  const bytes = Buffer.from(cursor.slice(0, maxLength), "base64url");
  const payload = bytes.subarray(macBytes);
  // Decoding ignores characters outside the alphabet: only the canonical encoding is valid.
  const isCanonical = bytes.length > macBytes && bytes.toString("base64url") === cursor;
  if (
    !isCanonical ||
    !timingSafeEqual(bytes.subarray(0, macBytes), authenticate(secret, queryKey, payload))
  ) {
    throw new DomainError("invalid_request", "cursor.invalid");
  }
  return JSON.parse(payload.toString("utf8"));
}

function authenticate(secret: string, queryKey: string, payload: Buffer): Buffer {
  // The length prefix separates key and position: no two pairs authenticate the same bytes.
  const mac = createHmac("sha256", secret).update(`cursor ${Buffer.byteLength(queryKey)} ${queryKey} `);
  return mac.update(payload).digest().subarray(0, macBytes);
}
