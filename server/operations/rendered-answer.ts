import type { Basis } from "../deps.ts";

/** An answer whose JSON is known. Its value is made for whoever asks for it: the check of answers does. */
export function renderedAnswer<Body>(json: Uint8Array, basis?: Basis) {
  return {
    status: 200 as const,
    json,
    ...(basis && { basis }),
    get body(): Body {
      return JSON.parse(Buffer.from(json).toString());
    },
  };
}

/** A list's JSON: its records' texts, and the members beside them. */
export function listJson(texts: readonly Uint8Array[], others: object): Uint8Array {
  return surrounded('{"data":[', texts, `],${JSON.stringify(others).slice(1)}`);
}

/** JSON with an array of texts in it, and what stands before it and after. */
export function surrounded(before: string, texts: readonly Uint8Array[], after: string): Uint8Array {
  const pieces = texts.flatMap((text, index) => (index === 0 ? [text] : [comma, text]));
  return Buffer.concat([Buffer.from(before), ...pieces, Buffer.from(after)]);
}

const comma = Buffer.from(",");
