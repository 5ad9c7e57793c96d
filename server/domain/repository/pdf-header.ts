/** Readers accept a header anywhere in the first 1024 bytes (ISO 32000-1, Annex H.3.4.1): some files have a prefix. */
export const headerWindow = 1024;

/** Returns whether the bytes have a `%PDF` header; does not validate the rest of the file. */
export function hasPdfHeader(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, headerWindow));
  return head.includes("%PDF", 0, "latin1");
}
