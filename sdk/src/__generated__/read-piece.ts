// Generated from openapi.json by codegen/generate.ts. Do not edit.

/** Bytes of one piece: some 8,000 words of a model's context. */
const pieceBytes = 32 * 1024;

export interface TextPiece {
  text: string;
  mediaType: string;
  byteSize: number;
  nextOffset: number | null;
}

/** The header that asks for the piece at `offset`. */
export const rangeOf = (offset: number): string => `bytes=${offset}-${offset + pieceBytes - 1}`;

/** Of an empty file, which has no first byte to ask for: the answer to its range is 416. */
export const emptyPiece: TextPiece = { text: "", mediaType: "text/plain", byteSize: 0, nextOffset: null };

/** Reads a piece of text from an answer of status 200 or 206; null where the bytes are no text. */
export async function readPiece(response: Response, offset: number): Promise<TextPiece | null> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const [, total] = /\/(\d+)$/.exec(response.headers.get("content-range") ?? "") ?? [];
  const byteSize = total === undefined ? bytes.length : Number(total);
  const end = offset + bytes.length;
  const whole = end < byteSize ? bytes.subarray(0, endOfText(bytes)) : bytes;
  const text = decode(whole);
  if (text === null) return null;
  const mediaType = response.headers.get("content-type") ?? "application/octet-stream";
  return { text, mediaType, byteSize, nextOffset: end < byteSize ? offset + whole.length : null };
}

/** A piece ends before a character of UTF-8 that the next one has the rest of. */
function endOfText(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(4, bytes.length); back++) {
    const byte = bytes[bytes.length - back]!;
    if (byte < 0x80) return bytes.length;
    if (byte >= 0xc0) return bytes.length - back;
  }
  return bytes.length;
}

function decode(bytes: Uint8Array): string | null {
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
