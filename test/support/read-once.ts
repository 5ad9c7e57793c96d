import { Readable } from "node:stream";
import { digestOfBytes } from "../../server/domain/digest.ts";
import type { PaperReader, PaperText } from "../../server/papers/read-paper.ts";

/** What the service's own reader made of PDFs that it read; many tests submit the same one. */
const texts = new Map<string, PaperText>();

/** Has a PDF read where no service of this process has read the same before. Each reading is a process of its own. */
export function readOnce(own: PaperReader): PaperReader {
  return {
    async read(open, signal, account) {
      const pdf = await open();
      if (pdf instanceof Readable) return own.read(() => pdf, signal, account);
      const digest = digestOfBytes(await pdf.readFile().finally(() => pdf.close()));
      const known = texts.get(digest);
      signal?.throwIfAborted();
      if (known) return structuredClone(known);
      const text = await own.read(open, signal, account);
      texts.set(digest, structuredClone(text));
      return text;
    },
  };
}
