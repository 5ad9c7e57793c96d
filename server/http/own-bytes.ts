/**
 * Bytes with no more memory than they need, to be kept. A short text of Node.js's is a part of a buffer of 8 KiB, and what
 * zlib made of one of up to 64 KiB: that would be kept with it, and a limit that counts lengths would bound nothing.
 */
export function ownBytes(bytes: Uint8Array): Uint8Array {
  return bytes.buffer.byteLength > bytes.byteLength ? new Uint8Array(bytes) : bytes;
}
