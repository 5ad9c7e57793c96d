import { createHash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import { Readable } from "node:stream";
import type { PaperReader, PaperText } from "../../server/papers/read-paper.ts";

/** What the service's own reader made of PDFs that it read; many tests submit the same one. */
const texts = new Map<string, PaperText>();

/** Has a PDF read where no service of this process has read the same before. Each reading is a process of its own. */
export function readOnce(own: PaperReader): PaperReader {
  return {
    async read(open, signal, account) {
      const pdf = await open();
      if (pdf instanceof Readable) return own.read(() => pdf, signal, account);
      const digest = await digestOf(pdf);
      const known = texts.get(digest);
      if (known) {
        await pdf.close();
        signal?.throwIfAborted();
        return structuredClone(known);
      }
      const text = await own.read(() => pdf, signal, account);
      texts.set(digest, structuredClone(text));
      return text;
    },
  };
}

/** By places in the file, so that whoever reads it next begins at its start. */
async function digestOf(pdf: FileHandle): Promise<string> {
  const { size } = await pdf.stat();
  const { buffer } = await pdf.read(Buffer.alloc(size), 0, size, 0);
  return createHash("sha256").update(buffer).digest("hex");
}
