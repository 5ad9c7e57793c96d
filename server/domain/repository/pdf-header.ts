/** Readers take a header anywhere in the first 1024 bytes (ISO 32000-1, Annex H.3.4.1): some valid files start with junk. */
const HEADER_WINDOW = 1024;

/** Whether the bytes carry a `%PDF` header; says nothing about the rest of the file. */
export function hasPdfHeader(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, HEADER_WINDOW));
  return head.includes("%PDF", 0, "latin1");
}
