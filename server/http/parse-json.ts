import { DomainError } from "../domain/errors.ts";

/** Deeper than any request of the contract; what reads a parsed body may be recursive, and runs out of stack. */
const maxDepth = 64;

/** Parses the bytes of a JSON body (RFC 8259). Throws `invalid_request` where they are no UTF-8, no JSON, or nested too deeply. */
export function parseJson(bytes: Uint8Array): unknown {
  if (depthOf(bytes) > maxDepth)
    throw new DomainError("invalid_request", "request.json_too_deep", { parameters: { limit: maxDepth } });
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new DomainError("invalid_request", "request.malformed_json", { cause });
  }
}

/** Returns how deeply arrays and objects are nested, in one pass over the bytes; stops above the limit. */
function depthOf(bytes: Uint8Array): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let index = 0; index < bytes.length && deepest <= maxDepth; index++) {
    const byte = bytes[index];
    if (inString) {
      if (byte === backslash) index++;
      else if (byte === quote) inString = false;
    } else if (byte === quote) inString = true;
    else if (byte === openArray || byte === openObject) deepest = Math.max(deepest, ++depth);
    else if (byte === closeArray || byte === closeObject) depth--;
  }
  return deepest;
}

const [quote, backslash, openArray, closeArray, openObject, closeObject] = Buffer.from('"\\[]{}');
